import type { BrowserContext } from '@playwright/test'
import type { StackAddresses } from '../support/stack-file.ts'
import { expect, test } from '../support/test.ts'

const lesson = { product: { name: 'Ski' } }
const filled = {
  id: 'c1',
  price: 1034.5,
  orders: { ESF: [{ merchantName: 'École de ski', price: 1234.5, total: 1034.5, inscriptions: [lesson, lesson] }] },
}
const empty = { id: 'c1', price: 0, orders: {} }

/** Lets the provider answer with a cart; the function that comes back changes it. */
async function answerCart(context: BrowserContext, { sales }: StackAddresses, first: unknown) {
  let cart = first
  await context.route(`${sales}/api/cart`, (route) =>
    route.fulfill({ json: cart, headers: { 'access-control-allow-origin': '*' } }),
  )
  return (next: unknown) => void (cart = next)
}

test('CART-2 an offer that is clicked before the shop has come says that it opens, and opens on the same page', async ({
  page,
  stack,
}) => {
  const come = Promise.withResolvers<void>()
  await page.route(`${stack.sales}/widget.js`, async (route) => {
    await come.promise
    await route.continue()
  })
  const asked = page.waitForRequest(`${stack.sales}/widget.js`)
  await page.goto('/cours-enfants/ski-6-12-ans/')
  await asked
  await page.locator('[data-sales-offer="ESF:children-ski"]').first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Ouverture du choix des dates' })).toBeVisible()
  come.resolve()
  await expect(page.getByRole('dialog', { name: /Ski 6-12 ans/ })).toBeVisible()
  await expect(page.getByText('Ouverture du choix des dates')).toBeHidden()
  await expect(page, 'the visitor has not left the page').toHaveURL(/\/ski-6-12-ans\/$/)
})

test('CART-9 a loading state is shown until the shop has rendered the cart', async ({ page, stack }) => {
  const drawings = Promise.withResolvers<void>()
  await page.route(`${stack.sales}/widget/app-*.js`, async (route) => {
    await drawings.promise
    await route.continue()
  })
  await page.goto('/panier/')
  await page.waitForFunction(() => 'salesWidget' in window)
  const waiting = page.getByRole('status').filter({ hasText: 'La boutique se charge' })
  await expect(page.locator('[data-sales-cart]')).not.toHaveAttribute('hidden')
  await expect(waiting).toBeVisible()
  drawings.resolve()
  await expect(page.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible()
  await expect(waiting).toBeHidden()
})

test('NAV-8 CART-3 the cart shows itself to pointer and keyboard, and says what changes, once', async ({
  page,
  context,
  stack,
}) => {
  const change = await answerCart(context, stack, filled)
  await page.addInitScript(() => sessionStorage.setItem('sales_cart', 'c1'))
  await page.goto('/infos-pratiques/')
  const cart = page.getByRole('link', { name: 'Mon panier, 2 produits' })
  const preview = page.locator('.cart-preview')
  const news = page.locator('.cart').getByRole('status')
  await expect(cart).toBeVisible()
  await cart.hover()
  await expect(preview).toContainText('2 produits')
  await expect(preview).toContainText(/1\s034,50\s€/)
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await page.mouse.move(5, 500)
  await cart.focus()
  await expect(preview.getByRole('link', { name: 'Voir mon panier' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(preview.getByRole('link', { name: 'Voir mon panier' })).toBeFocused()
  await expect(news, 'what was there from the beginning is not said').toHaveText('')

  change({ ...filled, orders: { ESF: [{ ...filled.orders.ESF[0], inscriptions: [lesson] }] } })
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('sales:cart-changed', { detail: { cartId: 'c1' } })))
  await expect(page.locator('.cart-pill')).toHaveText('1')
  await expect(news).toHaveText('Mon panier, 1 produit')
})

test('CART-3 a new tab shows the cart of another tab, and follows its changes', async ({ page, context, stack }) => {
  const change = await answerCart(context, stack, filled)
  await page.addInitScript(() => sessionStorage.setItem('sales_cart', 'c1'))
  await page.goto('/infos-pratiques/')
  await page.waitForFunction(() => 'salesWidget' in window)
  const other = await context.newPage()
  await other.goto('/infos-pratiques/')
  await expect(other.locator('.cart-pill')).toHaveText('2')
  change(empty)
  // As the shop in the first tab tells the others.
  await page.evaluate(() =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    new BroadcastChannel('sales_cart').postMessage({ says: 'changed', cartId: 'c1', was: 'c1' }),
  )
  await expect(other.locator('.cart')).toHaveAttribute('data-state', 'empty')
})

test('CART-2 an offer that was followed as a link says that its choice opens until it does', async ({
  page,
  stack,
}) => {
  const shop = Promise.withResolvers<void>()
  await page.route(`${stack.sales}/widget.js`, async (route) => {
    await shop.promise
    await route.continue()
  })
  await page.goto('/panier/#offer=ESF:children-ski')
  const waiting = page.locator('.cart-waiting')
  await expect(waiting.getByRole('status')).toHaveText('Ouverture du choix des dates…')
  await expect(waiting.locator('p:visible')).toHaveText('Ouverture du choix des dates…')
  shop.resolve()
  await expect(page.getByRole('dialog', { name: /Ski 6-12 ans/ })).toBeVisible()
})

test.describe('with a shop that does not load', () => {
  test.use({ expectedNoise: [/ERR_FAILED|Failed to load resource/] })

  test('CART-2 CART-9 the cart page says so with a way to call, and a retry brings it', async ({ page, stack }) => {
    await page.route(`${stack.sales}/widget.js`, (route) => route.abort())
    await page.goto('/panier/#offer=ESF:children-ski')
    const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Réessayer' }) })
    await expect(alert).toContainText(/\d[\d\s]{8,}/)
    await page.unroute(`${stack.sales}/widget.js`)
    await alert.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('dialog', { name: /Ski 6-12 ans/ }), 'the offer is not forgotten').toBeVisible()
  })

  test('CART-9 where only the drawings do not come they are asked for again by the visitor alone', async ({
    page,
    stack,
  }) => {
    const drawings = new RegExp(`^${stack.sales}/widget/app-.+[.]js$`)
    const asked: string[] = []
    await page.route(drawings, (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    await page.goto('/panier/')
    const alert = page.getByRole('alert').filter({ hasText: 'Le panier n’a pas pu être chargé' })
    await expect(alert).toBeVisible()
    const again = page.getByRole('button', { name: 'Réessayer' })
    await again.click()
    await expect.poll(() => asked.length).toBe(2)
    await expect(alert).toBeVisible()
    await page.evaluate(() => document.body.append(document.createElement('i')))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(asked).toHaveLength(2)
    await page.unroute(drawings)
    await again.click()
    await expect(page.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible()
  })
})
