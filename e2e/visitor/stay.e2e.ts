import type { Locator, Page } from '@playwright/test'
import { addDays, mondayOf } from 'base/day'
import { openSelector } from '../provider/shopping.ts'
import { readStorage, seasonOf } from '../support/page-data.ts'
import { expect, test } from '../support/test.ts'

const seasonPage = '/location-materiel/saison/'
const day = 24 * 60 * 60 * 1000

test('STAY-1 the referral is stored from the address, across languages, until it expires or is removed', async ({
  page,
}) => {
  const now = Date.now()
  await page.clock.setFixedTime(now)
  await page.goto('/?hoteId=4211&gescoReferral=quotation')
  const english = page.locator('.languages a[hreflang="en"]').first()
  await expect(english).toHaveAttribute('href', /\/en\/\?hoteId=4211$/)
  expect(await readStorage(page, 'local', 'businessProvider')).toEqual({ id: 4211, exp: now + 30 * day })
  expect(await readStorage(page, 'local', 'gescoReferral')).toEqual({ type: 'quotation', exp: now + 14 * day })

  await page.clock.setFixedTime(now + day)
  await follow(page, english)
  await expect(page).toHaveURL(/\/en\/\?hoteId=4211$/)
  const french = page.locator('.languages a[hreflang="fr"]').first()
  await expect(french).toHaveAttribute('href', /\/\?hoteId=4211$/)
  expect(await readStorage(page, 'local', 'businessProvider')).toEqual({ id: 4211, exp: now + 30 * day })

  await page.clock.setFixedTime(now + 30 * day)
  await page.goto('/en/')
  await expect.poll(() => readStorage(page, 'local', 'businessProvider')).toBeNull()
  await expect.poll(() => readStorage(page, 'local', 'gescoReferral')).toBeNull()
  await expect(french).toHaveAttribute('href', /\/$/)

  await page.goto('/en/?hoteId=17')
  await expect(french).toHaveAttribute('href', /\/\?hoteId=17$/)
  await page.goto('/en/?hoteId=-1')
  await expect(french).toHaveAttribute('href', /\/$/)
  await expect.poll(() => readStorage(page, 'local', 'businessProvider')).toBeNull()
})

/** Another language as a load, with the page that it was chosen on. */
async function follow(page: Page, link: Locator): Promise<void> {
  await page.goto((await link.getAttribute('href')) ?? '', { referer: page.url() })
}

test('STAY-3 STAY-4 STAY-5 the rental shop of the season opens with its days saved; leaving the page forgets them', async ({
  page,
}) => {
  // Listens where the widget does, and records what was saved before the click.
  await page.addInitScript(() =>
    document.addEventListener(
      'click',
      () => Object.assign(window, { savedBefore: sessionStorage.getItem('stay') }),
      true,
    ),
  )
  const { start, end } = await seasonOf(page)
  const christmas = `${start.slice(0, 4)}-12-25`
  const monday = mondayOf(christmas)
  await page.goto(seasonPage)
  await page.waitForFunction(() => 'salesWidget' in window)
  expect(await readStorage(page, 'session', 'stay')).toBeNull()
  const cases = [
    { today: addDays(start, -1), from: start, week: mondayOf(start) },
    { today: start, from: start, week: mondayOf(start) },
    { today: monday, from: monday, week: monday },
    { today: end, from: end, week: mondayOf(end) },
    { today: addDays(end, 1), from: start, week: mondayOf(start) },
    { today: christmas, from: christmas, week: monday },
  ]
  for (const { today, from, week } of cases) {
    await page.clock.setFixedTime(`${today}T10:00:00+01:00`)
    await openShop(page)
    expect(await page.evaluate(() => JSON.parse(String(Reflect.get(window, 'savedBefore'))) as unknown)).toEqual({
      from,
      to: end,
    })
    expect(await readStorage(page, 'session', 'stayWeek')).toMatchObject({ monday: week })
  }
  expect(await readStorage(page, 'session', 'stayWeek')).toEqual({ monday, number: 0 })
  expect(await readStorage(page, 'session', 'forcedStay')).toBe(true)

  await follow(page, page.locator('.languages a[hreflang="en"]').first())
  await expect(page).toHaveURL(/\/en\/ski-rental\/season\//)
  await page.waitForFunction(() => 'salesWidget' in window)
  expect(await readStorage(page, 'session', 'stay')).toEqual({ from: christmas, to: end })

  await page.getByRole('main').getByRole('link', { name: 'See weekly prices' }).click()
  await expect(page).toHaveURL(/\/en\/ski-rental\/$/)
  for (const key of ['stay', 'stayWeek', 'forcedStay'])
    await expect.poll(() => readStorage(page, 'session', key)).toBeNull()
})

test('STAY-3 the widget takes no click before the code that saves the days of the season is there', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  const asked = page.waitForRequest('**/assets/track-visit-*.js')
  await page.route('**/assets/track-visit-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(seasonPage)
  await asked
  // Without the order the script would be inserted in the same pass that asks for the code.
  await expect(page.locator('script[src$="/widget.js"]')).toHaveCount(0)
  held.resolve()
  await page.waitForFunction(() => 'salesWidget' in window)
  await openShop(page)
  expect(await readStorage(page, 'session', 'forcedStay')).toBe(true)
})

async function openShop(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Ouvrir le magasin pour la saison' }).click()
  const shop = page.getByRole('dialog', { name: 'Location de matériel' })
  await expect(shop).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shop).toBeHidden()
}

test('STAY-2 days in the address are kept for the tab, and the shop begins with them', async ({ page }) => {
  const { start } = await seasonOf(page)
  const [from, to] = [addDays(start, 14), addDays(start, 21)]
  await openSelector(page, `/cours-enfants/ski-6-12-ans/?from=${from}&to=${to}&categoryCode=child`)
  expect(await readStorage(page, 'session', 'stay')).toEqual({ from, to })
  expect(await readStorage(page, 'session', 'stayWeek')).toMatchObject({ monday: mondayOf(from) })
  expect(await readStorage(page, 'session', 'categoryCode')).toBe('child')
  await expect(page.getByRole('dialog').locator('.stay-known')).toContainText(String(Number(from.slice(8))))
})

test.describe('with a sales provider that fails once', () => {
  test.use({ expectedNoise: [/500/] })

  test('CART-6 the referral is removed with the last cart line, and when the order is paid', async ({
    page,
    stack,
  }) => {
    let answer: 'fails' | 'full' | 'empty' = 'fails'
    const line = { total: 10, price: 10, merchantName: 'ESF', inscriptions: [{ product: { name: 'Ski' }, price: 10 }] }
    const cart = () => ({ id: 'c1', price: 0, orders: answer === 'full' ? { ESF: [line] } : {} })
    await page.addInitScript(() => sessionStorage.setItem('sales_cart', 'c1'))
    const asked: unknown[] = []
    await page.route(`${stack.sales}/widget.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.route(`${stack.sales}/api/cart`, async (route) => {
      if (route.request().method() === 'POST') asked.push(route.request().postDataJSON())
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }
      await route.fulfill(answer === 'fails' ? { status: 500, headers } : { json: cart(), headers })
    })
    const english = page.locator('.languages a[hreflang="en"]').first()
    const provider = () => readStorage(page, 'local', 'businessProvider')
    const referral = () => readStorage(page, 'local', 'gescoReferral')
    await page.goto('/?hoteId=4211&gescoReferral=quotation')
    await expect(english).toHaveAttribute('href', /\/en\/\?hoteId=4211$/)

    const removeOne = async (): Promise<void> => {
      const before = asked.length
      await emit(page, 'sales:remove-from-cart', {})
      await expect.poll(() => asked.length).toBeGreaterThan(before)
      expect(asked.at(-1)).toEqual({ cartId: 'c1', lang: 'fr', resort: 'valorsene' })
    }
    await removeOne()
    answer = 'full'
    await removeOne()
    expect(await provider()).toMatchObject({ id: 4211 })
    answer = 'empty'
    await removeOne()
    await expect.poll(provider).toBeNull()
    expect(await referral()).toBeNull()
    await expect(english).toHaveAttribute('href', /\/en\/$/)

    await page.goto('/?hoteId=17&gescoReferral=mail')
    await expect(english).toHaveAttribute('href', /\/en\/\?hoteId=17$/)
    await emit(page, 'sales:payment', { cartId: 'c1', code: '4001', total: 10 })
    await expect.poll(() => readStorage(page, 'local', 'purchase_attempts')).toEqual({ c1: 1 })
    expect(await referral()).toMatchObject({ type: 'mail' })
    await emit(page, 'sales:payment', { cartId: 'c1', code: '0000', total: 10 })
    await expect.poll(provider).toBeNull()
    expect(await referral()).toBeNull()
  })
})

/** Dispatches an event as the widget does. */
async function emit(page: Page, name: string, detail: object): Promise<void> {
  const items = [{ item_name: 'Ski', item_category: 'ESF', price: 10, quantity: 1 }]
  await page.evaluate(([event, data]) => window.dispatchEvent(new CustomEvent(event, { detail: data })), [
    name,
    { items, ...detail },
  ] as const)
}
