import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../support/test.ts'

/** A page of each kind. */
const kinds = [
  '/',
  '/?from=2027-02-13&to=2027-02-20&little=1&adults=2&beginners=1',
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

  test('the choice of an offer is a link', async ({ page }) => {
    await page.goto('/cours-enfants/ski-6-12-ans/')
    await page.getByRole('link', { name: 'Choisir mes dates' }).click()
    await expect(page).toHaveURL(/\/panier\/$/)
  })
})
