import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Route } from '@playwright/test'
import { enter, lea, zoe } from '../provider/shopping.ts'
import { expect, test } from '../support/test.ts'

// The form of products with questions, before an engine that a test plays: a rental with sizes, whose pick-up depends on the day.

const product = 'adult-ski-rental'

type Body = { answers: Record<string, unknown>; people: unknown[] }
type Engine = { asked: Body[]; quoted: { selection: object; participants: unknown[] }[] }

const question = (more: object) => ({ hint: '', optional: false, perPerson: false, value: null, ...more })
const option = (value: string, more: object = {}) => ({
  value,
  label: value,
  hint: '',
  priceCents: null,
  places: null,
  unavailable: '',
  ...more,
})

/** The questions of the rental: on a Sunday the shop of the village is closed. */
function questionsFor({ answers }: Body) {
  const sunday = answers.day === '2027-02-21'
  return [
    question({ type: 'day', id: 'day', label: 'Premier jour', min: '2026-12-19', max: '2027-04-17', days: null }),
    question({
      type: 'choice',
      id: 'range',
      label: 'Quelle gamme ?',
      hint: 'Le prix est pour six jours.',
      options: [
        option('Confort', { priceCents: 11_900, hint: 'Pour débuter' }),
        option('Sport', { priceCents: 15_900, places: 3 }),
      ],
    }),
    question({
      type: 'choice',
      id: 'shop',
      label: 'Où le retirer ?',
      options: [option('Village', { unavailable: sunday ? 'Fermé le dimanche' : '' }), option('Front de neige')],
    }),
    question({ type: 'number', id: 'shoe', label: 'Pointure', unit: 'EU', min: 20, max: 49, perPerson: true }),
    question({ type: 'checkbox', id: 'helmet', label: 'Avec casque', optional: true, perPerson: true }),
    question({ type: 'text', id: 'note', label: 'Remarque', maxLength: 200, multiline: true, optional: true }),
  ]
}

async function playEngine(page: Page, sales: string, answer = questionsFor): Promise<Engine> {
  const engine: Engine = { asked: [], quoted: [] }
  await page.route(`${sales}/api/offers/*`, (route) =>
    json(route, {
      product,
      kind: 'SKI_RENTAL',
      name: 'Location de skis, un nom assez long pour un téléphone étroit',
      merchantName: 'Cimes Sport',
      summary: 'Skis, chaussures et bâtons.',
      fromCents: 11_900,
      toCents: 15_900,
      bookable: true,
      minAge: null,
      maxAge: null,
      form: 'questions',
      people: 'each',
      type: 'rental',
      timeZone: 'Europe/Paris',
      ageDay: 'first-day',
      levels: [],
      slots: [],
      pass: null,
      withdrawal: 'none',
    }),
  )
  await page.route(`${sales}/api/questions`, async (route) => {
    const body = route.request().postDataJSON() as Body
    engine.asked.push(body)
    await json(route, { questions: answer(body), refusal: null })
  })
  await page.route(`${sales}/api/carts/*/quote`, async (route) => {
    const body = route.request().postDataJSON() as Engine['quoted'][number]
    engine.quoted.push(body)
    const quote = { priceCents: 11_900, totalCents: 11_900, steps: [], ageCategory: '', age: 9, ageDay: '2027-02-20' }
    await json(route, {
      lines: body.participants.map(() => ({ quote, refusal: null, overlaps: [] })),
      priceCents: 11_900 * body.participants.length,
      totalCents: 11_900 * body.participants.length,
      otherLinesCents: 0,
      cartTotalCents: 11_900,
    })
  })
  return engine
}

function json(route: Route, value: unknown): Promise<void> {
  return route.fulfill({ json: value, headers: { 'access-control-allow-origin': '*' } })
}

async function openRental(page: Page): Promise<void> {
  await page.goto('/')
  await page.waitForFunction(() => 'salesWidget' in window)
  await page.evaluate((id) => window.salesWidget?.open({ kind: 'SKI_RENTAL', product: id }), product)
  await expect(page.getByRole('heading', { name: 'Quelle gamme ?' })).toBeVisible()
}

const shoeOf = (page: Page, name: string) => page.getByRole('group', { name }).getByLabel(/Pointure/)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('KIND-13 a product with questions is chosen, kept over a reload, and priced for people with the same answers', async ({
    page,
    stack,
  }) => {
    const engine = await playEngine(page, stack.sales)
    await openRental(page)
    await enter(page, zoe)
    await enter(page, lea)
    await page.getByLabel('Premier jour').fill('2027-02-20')
    await page.getByRole('radio', { name: /Confort/ }).check()
    await page.getByRole('radio', { name: 'Village' }).check()
    await shoeOf(page, 'Zoé').fill('33')
    const add = page.getByRole('button', { name: 'Ajouter au panier' })
    await add.click()
    await expect(page.getByText('À compléter pour Léa : Pointure.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Pour chaque personne' })).toBeFocused()
    await shoeOf(page, 'Léa').fill('33')
    await expect(page.getByText('238 €')).toBeVisible()
    expect(engine.quoted.at(-1)).toMatchObject({
      selection: { type: 'rental', day: '2027-02-20', range: 'Confort', shop: 'Village', shoe: 33, helmet: false },
      participants: [{ firstName: 'Zoé' }, { firstName: 'Léa' }],
    })
    expect(engine.asked.every(({ answers }) => !('shoe' in answers))).toBe(true)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.reload()
    await expect(shoeOf(page, 'Léa')).toHaveValue('33')
    await expect(page.getByRole('radio', { name: /Confort/ })).toBeChecked()
  })
})

test('an answer that is no longer possible is taken back and named, the others stay', async ({ page, stack }) => {
  await playEngine(page, stack.sales)
  await openRental(page)
  await page.getByRole('radio', { name: 'Village' }).check()
  await page.getByRole('radio', { name: /Sport/ }).check()
  await page.getByLabel('Premier jour').fill('2027-02-21')
  await expect(page.getByText('Où le retirer ? : « Village » n’est plus possible. Choisissez à nouveau.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Village/ })).toBeDisabled()
  await expect(page.getByRole('radio', { name: /Village/ })).not.toBeChecked()
  await expect(page.getByRole('radio', { name: /Sport/ })).toBeChecked()
})

test('an answer of the engine that was superseded is dropped', async ({ page, stack }) => {
  await playEngine(page, stack.sales)
  await openRental(page)
  const late = Promise.withResolvers<void>()
  await page.route(`${stack.sales}/api/questions`, async (route) => {
    const body = route.request().postDataJSON() as Body
    if (body.answers.day === '2027-02-21') await late.promise
    await json(route, { questions: questionsFor(body), refusal: null })
  })
  const village = page.getByRole('radio', { name: /Village/ })
  const sunday = page.waitForRequest((request) => request.url().endsWith('/api/questions'))
  await page.getByLabel('Premier jour').fill('2027-02-21')
  await sunday
  const monday = page.waitForResponse(
    (response) => response.url().endsWith('/api/questions') && (response.request().postData() ?? '').includes('02-22'),
  )
  await page.getByLabel('Premier jour').fill('2027-02-22')
  await monday
  const superseded = page.waitForResponse(
    (response) => response.url().endsWith('/api/questions') && (response.request().postData() ?? '').includes('02-21'),
  )
  late.resolve()
  await superseded
  await page.getByRole('radio', { name: /Confort/ }).check()
  await expect(village).toBeEnabled()
})

test.describe('when the engine cannot be reached', () => {
  test.use({ expectedNoise: [/ERR_FAILED|Failed to load resource/] })

  test('the answers stay, and a press asks again', async ({ page, stack }) => {
    await playEngine(page, stack.sales)
    await openRental(page)
    await page.route(`${stack.sales}/api/questions`, (route) => route.abort())
    await page.getByRole('radio', { name: /Confort/ }).check()
    const problem = page.getByText('Les questions n’ont pas pu être mises à jour.')
    await expect(problem).toBeVisible()
    await expect(page.getByRole('radio', { name: /Confort/ })).toBeChecked()
    await page.unroute(`${stack.sales}/api/questions`)
    await playEngine(page, stack.sales)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(problem).toBeHidden()
    await expect(page.getByRole('radio', { name: /Confort/ })).toBeChecked()
  })
})

test('the questions are answered with the keyboard alone', async ({ page, stack }) => {
  const engine = await playEngine(page, stack.sales)
  await openRental(page)
  await enter(page, zoe)
  // How a day is typed is the browser's own affair.
  await page.getByLabel('Premier jour').fill('2027-02-20')
  await page.getByRole('radio', { name: /Confort/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await shoeOf(page, 'Zoé').focus()
  await page.keyboard.type('31')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.locator('.add-bar .money')).toBeVisible()
  expect(engine.quoted.at(-1)?.selection).toEqual({
    type: 'rental',
    day: '2027-02-20',
    range: 'Sport',
    shop: 'Front de neige',
    shoe: 31,
    helmet: true,
  })
})
