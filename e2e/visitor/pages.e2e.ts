import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../support/test.ts'

/** A page of each kind. */
const kinds = [
  '/',
  '/cours-enfants/',
  '/cours-enfants/ski-6-12-ans/',
  '/niveaux/ski/enfants/',
  '/infos-pratiques/lieux-rendez-vous/',
  '/infos-pratiques/tarifs/',
  '/actualites/',
  '/actualites/ouverture-de-la-saison/',
  '/contact/',
  '/panier/',
  '/recherche/?q=ski',
  '/mentions-legales/',
  '/en/lift-passes/',
]

for (const path of kinds) {
  test(`UI ${path} needs no scrolling sideways at 320 px, and nothing on it is closed to anyone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(width).toBeLessThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
  })
}

test('the first screen asks when and with whom, and the answer leads there with the days', async ({ page }) => {
  await page.goto('/')
  const question = page.getByRole('form', { name: 'Quand venez-vous' })
  await expect(question.getByRole('heading')).toBeInViewport()
  await question.getByLabel('Arrivée').fill('2027-02-13')
  await question.getByLabel('Départ').fill('2027-02-20')
  await question.getByRole('button', { name: 'Enfants' }).click()
  await expect(page).toHaveURL(/\/cours-enfants\/\?from=2027-02-13&to=2027-02-20$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cours enfants')
})

test('what comes late (fonts, pictures, prices) moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/cours-enfants/ski-6-12-ans/')
  await expect(page.locator('[data-sales-price]')).toHaveText(/dès \d+/)
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the question of the first page and the choice of an offer are links and forms', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('button', { name: 'Adultes' }).click()
    await expect(page).toHaveURL(/\/cours-adultes\//)
    await page.goto('/cours-enfants/ski-6-12-ans/')
    await page.getByRole('link', { name: 'Choisir mes dates' }).click()
    await expect(page).toHaveURL(/\/panier\/$/)
  })
})
