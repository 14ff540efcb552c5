import type { Page } from '@playwright/test'
import { startConfiguredSite } from '../support/configured-site.ts'
import { expect, test } from '../support/analytics-test.ts'

const lesson = {
  item_name: 'Ski 6-12 ans',
  item_brand: 'École de ski de Valorsène',
  item_category: 'ESF',
  item_category2: 'children-ski',
  item_category3: 'child',
  item_variant: 'flocon',
  price: 209.5,
  quantity: 2,
}
const props = { ...lesson, price: '209.5', quantity: '2' }
const revenue = { amount: 419, currency: 'EUR' }

/** Accepts the banner's question on a page. */
async function accept(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accepter' }).click()
}

/** Dispatches an event as the widget does. */
async function emit(page: Page, name: string, detail: unknown): Promise<void> {
  await page.evaluate(([event, told]) => void window.dispatchEvent(new CustomEvent(event, { detail: told })), [
    name,
    detail,
  ] as const)
}

/** Names of the events, but for pages that were looked at. */
function named(events: { name?: unknown }[]): unknown[] {
  return events.map(({ name }) => name).filter((name) => name !== 'pageview')
}

test('CALL-2 pages are counted once each, also on a change of page, through the site in the visitor’s name', async ({
  page,
  events,
  analytics,
  stack,
}) => {
  await accept(page, '/contact/?utm_source=mail&email=a@example.org')
  const domain = 'valorsene.example.org'
  const first = { domain, name: 'pageview', url: `${stack.site}/contact/?utm_source=mail` }
  await expect.poll(events).toEqual([first])
  await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link').first().click()
  await expect.poll(() => events().length).toBe(2)
  expect(events()[1]).toMatchObject({ name: 'pageview', url: `${stack.site}/` })
  const [sent] = analytics.requests
  expect(sent?.path).toBe('/api/event')
  expect(sent?.headers['user-agent']).toBe(await page.evaluate(() => navigator.userAgent))
  expect(sent?.headers['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1)$/)
  expect(sent?.headers.cookie).toBeUndefined()
})

test('CART-4 CART-7 CART-8 STAY-1 widget events are counted with items, revenue and referral', async ({
  page,
  events,
}) => {
  await page.addInitScript(() => {
    const exp = Date.now() + 60_000
    localStorage.setItem('businessProvider', JSON.stringify({ id: 42, exp }))
    localStorage.setItem('gescoReferral', JSON.stringify({ type: 'mail', exp }))
  })
  await accept(page, '/contact/')
  const items = [lesson]
  const bought = { items, cartId: 'cart-1', total: 419 }
  await emit(page, 'sales:view-item', { items })
  await emit(page, 'sales:add-to-cart', { items })
  await emit(page, 'sales:remove-from-cart', { items })
  await emit(page, 'sales:begin-checkout', { items })
  await emit(page, 'sales:add-payment-info', { items, method: 'card' })
  await emit(page, 'sales:payment', { ...bought, code: '4001' })
  await emit(page, 'sales:payment', { ...bought, code: '0000' })
  // A success clears the referral; what follows is counted without it.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gescoReferral'))).toBeNull()
  await emit(page, 'sales:contact', { flow: 'tunnel' })
  await emit(page, 'sales:contact', { flow: 'vel' })
  await page.evaluate(() => history.replaceState(history.state, '', '?quotation=1'))
  await emit(page, 'sales:payment', { items: [], cartId: 'cart-2', total: 0, code: '0000' })
  await emit(page, 'sales:payment', { items: [], cartId: 'cart-2', total: 5, code: '0000' })
  const sent = { Affiliation: '42', 'payment-link referral': 'mail' }
  await expect.poll(() => named(events()).length).toBe(10)
  // A paid order ends the referral, and is itself told with it; what follows is not.
  const told = (name: string) =>
    events()
      .filter((event) => event.name === name)
      .map(({ props: with_, revenue: earned }) => ({ props: with_, revenue: earned }))
  for (const name of ['view item', 'add to cart', 'remove from cart', 'begin checkout'])
    expect(told(name)).toEqual([{ props: { ...props, ...sent }, revenue }])
  expect(told('add payment info')).toEqual([{ props: { ...props, method: 'card', ...sent }, revenue }])
  expect(told('payment failure')).toEqual([{ props: { ...props, code: '4001', attempt: '1', ...sent } }])
  expect(told('payment success')).toContainEqual({ props: { ...props, ...sent }, revenue })
  expect(told('payment success')).toContainEqual({ revenue: { amount: 0, currency: 'EUR' } })
  for (const flow of ['tunnel', 'vel']) expect(told('contact')).toContainEqual({ props: { flow } })
  expect(JSON.stringify(events())).not.toContain('cart-')
})

test('CART-4 a payment that fails before counting has come is told as the attempt that it was', async ({
  page,
  events,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(/start-measuring/, async (route) => {
    await held.promise
    await route.continue()
  })
  await accept(page, '/contact/')
  await emit(page, 'sales:payment', { items: [lesson], cartId: 'cart-1', total: 419, code: '4001' })
  const kept = () => page.evaluate(() => localStorage.getItem('purchase_attempts'))
  await expect.poll(kept).toContain('cart-1')
  held.resolve()
  await expect.poll(() => named(events())).toEqual(['payment failure'])
  expect(events().at(-1)?.props).toMatchObject({ code: '4001', attempt: '1' })
})

test('SEARCH-6 searches are counted: what was opened, what was left, what failed', async ({ page, events }) => {
  const panel = Promise.withResolvers<void>()
  await page.route(/search-panel/, async (route) => {
    await panel.promise
    await route.continue()
  })
  await accept(page, '/contact/')
  const field = page
    .getByRole('contentinfo')
    .getByRole('searchbox')
    .or(page.getByRole('contentinfo').getByRole('combobox'))
  const results = page.getByRole('contentinfo').getByRole('option')
  // Left before the panel has come, and after.
  await field.click()
  await field.fill('raquettes')
  await page.getByRole('main').focus()
  panel.resolve()
  await expect.poll(() => named(events())).toEqual(['search cancelled'])
  await expect(page.locator('footer .search-panel')).toBeHidden()
  await field.fill('mo')
  await field.blur()
  await field.fill('moufle claire@example.org')
  await page.getByRole('main').focus()
  await expect.poll(() => named(events())).toEqual(['search cancelled', 'search cancelled'])
  expect(events().at(-1)?.props).toEqual({ terms: 'moufle (e-mail)' })
  await field.fill('moufle')
  await results.first().click()
  await expect.poll(() => named(events())).toEqual(['search cancelled', 'search cancelled', 'search'])
  await expect(page).not.toHaveURL(/\/contact\/$/)
  const destination = new URL(page.url()).pathname
  expect(events().find(({ name }) => name === 'search')?.props).toEqual({ terms: 'moufle', destination })
})

test('CALL-2 a service that fails or never responds is visible neither in the page nor in the console', async ({
  page,
  analytics,
}) => {
  await accept(page, '/contact/')
  const views = (end: string) => analytics.requests.filter(({ body }) => String(body.url).endsWith(end)).length
  for (const mode of ['broken', 'silent'] as const) {
    analytics.setMode(mode)
    await page.goto(`/contact/?utm_source=${mode}`)
    await expect.poll(() => views(mode)).toBe(1)
    const before = views('/actualites/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Actualités' }).first().click()
    await expect.poll(() => views('/actualites/')).toBe(before + 1)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Actualités')
  }
})

test.describe('events sent by browsers directly', () => {
  // What fails there, the browser itself writes down: no script can keep it from that.
  test.use({ expectedNoise: [/status of 500.*\/api\/event/] })

  test('CALL-2 CONSENT-4 browsers may tell the service themselves, and another vendor may record', async ({
    page,
    stack,
    analytics,
    events,
  }) => {
    const { origin } = analytics
    const features = {
      analytics: { domain: 'd', origin, throughSite: false, needsConsent: false },
      heatmap: { vendor: 'clarity', id: 'abc', origin },
    }
    const { addresses, stop } = await startConfiguredSite(stack, { features })
    await page.goto(`${addresses.site}/contact/`)
    await expect.poll(() => named(events())).toEqual([])
    await expect.poll(() => events().length).toBe(1)
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner).toContainText('Nous comptons les visites, sans cookie ni donnée personnelle.')
    expect(analytics.requests.map(({ path, headers }) => [path, headers.origin])).toEqual([
      ['/api/event', addresses.site],
    ])
    analytics.setMode('broken')
    await page.goto(`${addresses.site}/cours-enfants/`)
    await expect.poll(() => events().length).toBe(2)
    analytics.setMode('ok')
    await banner.getByRole('button', { name: 'Accepter' }).click()
    await expect.poll(() => analytics.requests.map(({ path }) => path)).toContain('/tag/abc')
    await page.evaluate(() => localStorage.setItem('cookie_consent', 'false'))
    await page.goto(`${addresses.site}/contact/`)
    await emit(page, 'sales:contact', { flow: 'vel' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(named(events())).toEqual([])
    await stop()
  })
})
