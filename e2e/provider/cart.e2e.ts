import { expect, test } from '../support/test.ts'
import { cartPage, fillCart, lea, zoe } from './shopping.ts'

test.describe.configure({ timeout: 120_000 })

test('CART-1 two children are two inscriptions: one goes, the other stays, and can be put back', async ({ page }) => {
  await fillCart(page, [zoe, lea])
  await page.getByRole('button', { name: /^Retirer.*Zoé/ }).click()
  await expect(page.locator('.cart-line')).toHaveCount(1)
  await expect(page.locator('.cart-line')).toContainText('Léa')
  const undo = page.getByRole('button', { name: /^Annuler/ })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(page.locator('.cart-line')).toHaveCount(2)
})

test('an empty cart shows ways on, and opens the choice of lessons', async ({ page }) => {
  await page.goto(cartPage)
  await expect(page.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible()
  await page.getByRole('button', { name: 'Choisir un cours' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /Ski 6-12 ans/ })).toBeVisible()
})

test('CART-3 another tab of the site has the same cart, and sees it change', async ({ page, context }) => {
  await fillCart(page, [zoe, lea])
  const other = await context.newPage()
  await other.goto(cartPage)
  await expect(other.locator('.cart-line')).toHaveCount(2)
  await other.getByRole('button', { name: /^Retirer.*Zoé/ }).click()
  await expect(page.locator('.cart-line')).toHaveCount(1)
})

test('SHOP-5 CART-3 the shop needs no cookie of its own, and a new tab after the last was closed has the cart', async ({
  page,
  context,
  stack,
}) => {
  await fillCart(page, [zoe])
  expect(await context.cookies(stack.sales)).toEqual([])
  await page.close()
  const next = await context.newPage()
  await next.goto('/')
  await expect(next.locator('.cart-pill')).toHaveText('1')
  await next.locator('.cart-link').click()
  await expect(next.locator('.cart-line')).toHaveCount(1)
  await expect(next.locator('.cart-line')).toContainText('Zoé')
})

test.describe('without an answer', () => {
  test.use({ expectedNoise: [/Failed to load resource|ERR_FAILED|ERR_CONNECTION/] })

  test('CART-9 a cart that cannot be loaded says so, and a retry brings it back', async ({ page, stack }) => {
    await fillCart(page, [zoe])
    await page.route(`${stack.sales}/api/carts/**`, (route) => route.abort())
    await page.reload()
    const alert = page.getByRole('alert').filter({ hasText: 'n’a pas pu être chargé' })
    // It is tried four times before it is said.
    await expect(alert).toBeVisible({ timeout: 30_000 })
    await page.unroute(`${stack.sales}/api/carts/**`)
    await alert.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.locator('.cart-line')).toHaveCount(1)
  })
})
