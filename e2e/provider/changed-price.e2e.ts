import { querySales } from '../support/sales-database.ts'
import { expect, test } from '../support/test.ts'
import { openReadyCart } from './ready-cart.ts'
import { cards, enterBuyer, pay } from './shopping.ts'

test.describe.configure({ timeout: 60_000 })
// A refusal has a status of its own, which the console notes.
test.use({ expectedNoise: [/status of 409/] })

test('a changed price is shown before payment, and paid only after ordering again', async ({ page, stack }) => {
  const cart = await openReadyCart(page, stack)
  // The pass was chosen when it cost 10 euros less.
  await querySales(stack, [
    `update cart_line set price_cents = price_cents - 1000 where cart_id = $1 and kind = 'LIFT'`,
    [cart.id],
  ])
  await page.reload()
  const before = await page.locator('.total-sum .money').innerText()
  await page.getByRole('button', { name: 'Passer la commande' }).click()
  await enterBuyer(page)
  await page.getByRole('checkbox', { name: /conditions générales de vente/ }).check()
  await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Le total a changé' })
  await expect(alert).toContainText(before)
  await expect(alert).toContainText(await page.locator('.total-sum .money').innerText())
  expect(await page.locator('.total-sum .money').innerText()).not.toBe(before)
  await expect(page.getByLabel('E-mail')).toHaveValue('anna@example.org')
  await pay(page, stack.sales, cards.paid)
  await expect(page.getByRole('heading', { name: /c’est payé/ })).toBeVisible()
})

/** The time of the hold is over, and others have taken every place. */
const holdEnds = `update hold set state = 'expired' where cart_id = $1`
const placesGo = `update place_pool set held = held - 1, capacity = held - 1 + sold where id = $1`

test('a payment after the places were gone is refunded, on the order page and by mail', async ({ page, stack }) => {
  const cart = await openReadyCart(page, stack)
  await page.getByRole('button', { name: 'Passer la commande' }).click()
  await enterBuyer(page)
  const email = `late-${cart.id.toLowerCase()}@example.org`
  await page.getByLabel('E-mail').fill(email)
  await pay(page, stack.sales, cards.paid, () => querySales(stack, [holdEnds, [cart.id]], [placesGo, [cart.slot]]))
  const heading = page.getByRole('heading', { name: /Vous êtes remboursé|Les places n’étaient plus libres/ })
  await expect(heading).toBeFocused()
  await expect(page.getByText(/votre argent vous (a été|est) rendu/)).toBeVisible()
  await expect(page.getByText('Montant remboursé')).toBeVisible()
  const number = await page.locator('.order dd').first().innerText()

  const mails = await page.context().newPage()
  await expect(async () => {
    await mails.goto(`${stack.sales}/mail`)
    await mails.getByRole('row').filter({ hasText: email }).getByRole('link').click({ timeout: 2000 })
  }).toPass()
  await expect(mails.getByRole('heading', { name: 'Votre argent vous est rendu' })).toBeVisible()
  await expect(mails.locator('body')).toContainText(number)
  await mails.close()

  await page.getByRole('button', { name: 'Voir le panier' }).click()
  await expect(page.locator('.cart-line')).toHaveCount(2)
  await expect(page.getByText('Cette place n’est plus gardée')).toBeVisible()
})
