import type { Page } from '@playwright/test'
import { readStorage } from '../support/page-data.ts'
import { expect, test } from '../support/test.ts'

/** February of the season that runs or comes next, so that the days lie ahead whenever this runs. */
async function february(page: Page): Promise<(day: number) => string> {
  const end = await page.getByLabel('Départ').getAttribute('max')
  return (day) => `${end?.slice(0, 4)}-02-${String(day).padStart(2, '0')}`
}

async function ask(page: Page, days: { from: string; to: string }, people: Record<string, string>): Promise<void> {
  const question = page.getByRole('form', { name: 'Quand venez-vous' })
  await question.getByLabel('Arrivée').fill(days.from)
  await question.getByLabel('Départ').fill(days.to)
  for (const [age, count] of Object.entries(people)) await question.getByLabel(age).selectOption(count)
  await question.getByRole('button', { name: 'Voir ce qui nous convient' }).click()
}

test('the home page has the stay form; the proposal has weeks and prices, and its links carry the dates', async ({
  page,
}) => {
  await page.goto('/')
  const question = page.getByRole('form', { name: 'Quand venez-vous' })
  await expect(question.getByRole('button')).toBeInViewport({ ratio: 1 })
  const day = await february(page)
  await ask(page, { from: day(6), to: day(20) }, { '6 à 12 ans': '2', Adultes: '2' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Voici votre séjour')
  await expect(page.getByRole('main')).toContainText('2 enfants de 6 à 12 ans, 2 adultes')
  const children = page.getByRole('region', { name: 'Pour les 6 à 12 ans' })
  const lesson = children.getByRole('article').filter({ hasText: 'Ski 6-12 ans' })
  await expect(lesson).toContainText(/du dimanche \d+ au vendredi \d+ février/i)
  await expect(lesson.locator('[data-sales-price]'), 'February is high season').toHaveText(/^209\s€$/)
  await expect(lesson.getByText('par personne')).toBeVisible()
  await expect(lesson.getByText('selon la semaine')).toBeHidden()
  const pass = page.getByRole('article').filter({ hasText: 'Forfait domaine' })
  await expect(pass.locator('[data-sales-price]'), 'a child pays the least').toHaveText(/^dès 40\s€$/)
  await expect(page.getByRole('region', { name: 'Pour les 3 à 5 ans' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Forfait famille' })).toBeVisible()
  await lesson.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/cours-enfants/ski-6-12-ans/\\?from=${day(6)}&to=${day(20)}$`))
  await page.goBack()
  await expect(question.getByLabel('6 à 12 ans')).toHaveValue('2')
})

test('after Back the form has the dates and the party, and in another language the proposal is the same', async ({
  page,
}) => {
  await page.goto('/')
  const day = await february(page)
  await ask(page, { from: day(6), to: day(20) }, { Adultes: '2' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Voici votre séjour')
  await page.goBack()
  const form = page.getByRole('form', { name: 'Quand venez-vous' })
  await expect(form.getByLabel('Adultes')).toHaveValue('2')
  await expect(form.getByLabel('Arrivée')).toHaveValue(day(6))
  await expect(form.getByLabel('Départ')).toHaveValue(day(20))
  await page.goForward()
  await page.locator('.languages a[hreflang="en"]').first().click()
  await expect(page).toHaveURL(`/en/?from=${day(6)}&to=${day(20)}&adults=2`)
  await expect(page.getByRole('main')).toContainText('2 adults')
})

test('a day of arrival proposes a week', async ({ page }) => {
  await page.goto('/')
  const day = await february(page)
  await expect(async () => {
    await page.mouse.move(10, 10)
    await page.mouse.move(20, 20)
    await page.getByLabel('Arrivée').fill('')
    await page.getByLabel('Arrivée').fill(day(6))
    await expect(page.getByLabel('Départ')).toHaveValue(day(13), { timeout: 500 })
  }).toPass()
})

test('STAY-2 days that were entered once are in the form when it is opened again', async ({ page }) => {
  await page.goto('/')
  const day = await february(page)
  await page.goto(`/cours-enfants/?from=${day(6)}&to=${day(13)}`)
  await expect.poll(() => readStorage(page, 'session', 'stay')).toEqual({ from: day(6), to: day(13) })
  await page.goto('/')
  await expect(async () => {
    await page.mouse.move(10, 10)
    await page.mouse.move(20, 20)
    await expect(page.getByLabel('Arrivée')).toHaveValue(day(6), { timeout: 500 })
  }).toPass()
  await expect(page.getByLabel('Départ')).toHaveValue(day(13))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the stay form works, and invalid dates are answered in words', async ({ page }) => {
    await page.goto('/')
    const day = await february(page)
    await ask(page, { from: day(6), to: day(9) }, { '3 à 5 ans': '1' })
    const little = page.getByRole('region', { name: 'Pour les 3 à 5 ans' })
    await expect(little).toContainText('pas de semaine de cours entière')
    await expect(page.getByRole('heading', { name: 'N’importe quel jour' })).toBeVisible()
    await ask(page, { from: day(13), to: day(6) }, {})
    await expect(page.getByRole('main')).toContainText('Le départ vient avant l’arrivée')
    await expect(page.getByLabel('3 à 5 ans', { exact: true })).toHaveValue('1')
    await ask(page, { from: day(6).replace('-02-', '-07-'), to: day(13).replace('-02-', '-07-') }, {})
    await expect(page.getByRole('main')).toContainText(/les pistes sont fermées. La saison va du 12 décembre \d+ au/)
  })
})
