import { expect, test } from '../support/test.ts'
import { openReadyCart } from './ready-cart.ts'
import { cards, enterBuyer, fillCart, lea, pay, zoe } from './shopping.ts'
import { recordEvents } from './recorded-events.ts'

test.describe.configure({ timeout: 180_000 })

test('SHOP-1 CART-4 CART-5 a family buys a week: refused once, nothing is lost, then paid', async ({ page, stack }) => {
  const recorded = await recordEvents(page)
  await fillCart(page, [zoe, lea])
  await expect(page.locator('.cart-line')).toHaveCount(2)
  await expect(
    page
      .getByRole('link', { name: /panier/i })
      .locator('.cart-pill')
      .first(),
  ).toHaveText('2')
  await page.getByRole('button', { name: 'Passer la commande' }).click()
  await enterBuyer(page)
  await pay(page, stack.sales, cards.refused)
  await expect(page.getByRole('heading', { name: 'Le paiement n’a pas abouti' })).toBeVisible()
  await page.getByRole('button', { name: 'Payer à nouveau' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('anna@example.org')
  await pay(page, stack.sales, cards.paid)
  await expect(page.getByRole('heading', { name: /c’est payé/ })).toBeVisible()
  await expect(page.getByText('anna@example.org')).toBeVisible()
  await expect(page.locator('.order li')).toHaveCount(2)
  await expect(
    page.getByText('gardées quinze minutes'),
    'an order stands without what is to be known of carts',
  ).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: /c’est payé/ })).toBeVisible()
  const names = (): string[] =>
    recorded.map(({ name, detail }) => (name === 'payment' ? `payment ${detail.code}` : name))
  await expect
    .poll(names)
    .toEqual([
      'view-item',
      'add-to-cart',
      'begin-checkout',
      'add-payment-info',
      'payment 4001',
      'begin-checkout',
      'add-payment-info',
      'payment 0000',
    ])
  const { items, total } = recorded.at(-1)?.detail ?? {}
  expect(items?.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(total)
})

test('what a buyer has typed is there again after a look at the cart, after a reload, and after the Back button', async ({
  page,
  stack,
}) => {
  await openReadyCart(page, stack)
  const checkout = page.getByRole('button', { name: 'Passer la commande' })
  const email = page.getByLabel('E-mail')
  await checkout.click()
  await email.fill('anna@example.org')
  await page.getByRole('button', { name: 'Retour au panier' }).click()
  await checkout.click()
  await expect(email).toHaveValue('anna@example.org')
  await page.reload()
  await expect(email).toHaveValue('anna@example.org')
  await page.getByRole('link', { name: 'Accueil' }).first().click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goBack()
  await expect(email).toHaveValue('anna@example.org')
})

test('CART-5 a payment event is emitted only once the payment is final', async ({ page, stack }) => {
  const recorded = await recordEvents(page)
  await fillCart(page, [lea])
  await page.getByRole('button', { name: 'Passer la commande' }).click()
  await enterBuyer(page)
  await pay(page, stack.sales, cards.late)
  await expect(page.getByRole('heading', { name: 'La banque confirme votre paiement' })).toBeVisible()
  expect(recorded.filter(({ name }) => name === 'payment')).toEqual([])
  await expect(page.getByRole('heading', { name: /c’est payé/ })).toBeVisible({ timeout: 40_000 })
  await expect
    .poll(() => recorded.filter(({ name }) => name === 'payment'))
    .toMatchObject([{ detail: { code: '0000' } }])
})

test('a buyer who returns from the bank unpaid finds the cart again, and may change it', async ({ page, stack }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await fillCart(page, [zoe])
  await page.getByRole('button', { name: 'Passer la commande' }).click()
  await enterBuyer(page)
  await page.getByRole('checkbox', { name: /conditions générales de vente/ }).check()
  await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click()
  await page.waitForURL((url) => url.origin === stack.sales)
  await page.goBack()
  const heading = page.getByRole('heading', { name: 'Votre paiement n’est pas terminé' })
  await expect(heading, 'what happens is in sight, however far the page was scrolled').toBeInViewport()
  await expect(heading).toBeFocused()
  await expect(page.getByText('Si vous n’avez pas payé, revenez au panier.')).toBeVisible()
  await page.getByRole('button', { name: /Je n’ai pas payé/ }).click()
  await page.getByRole('button', { name: /^Retirer.*Zoé/ }).click()
  await expect(page.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible()
})
