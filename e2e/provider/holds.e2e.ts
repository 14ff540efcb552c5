import { expect, test } from '../support/test.ts'
import { querySales } from '../support/sales-database.ts'
import { openReadyCart } from './ready-cart.ts'

test.describe.configure({ timeout: 60_000 })

const holdOf = `update hold set expires_at = now() + make_interval(secs => $2) where cart_id = $1`
const says = {
  fr: {
    left: 'Places gardées encore',
    longer: 'Garder plus longtemps',
    expired: /1 place n’est plus gardée/,
    again: 'Redemander les places',
    checkout: 'Passer la commande',
    order: 'Votre commande',
  },
  en: {
    left: 'Places kept for another',
    longer: 'Keep for longer',
    expired: /1 place is no longer kept/,
    again: 'Take the places again',
    checkout: 'Check out',
    order: 'Your order',
  },
} as const

for (const lang of ['fr', 'en'] as const)
  test(`a hold that ends while the cart is open is said, loses no choice, and is renewed by one press (${lang})`, async ({
    page,
    stack,
  }) => {
    const t = says[lang]
    const cart = await openReadyCart(page, stack, lang)
    await querySales(stack, [holdOf, [cart.id, 100]])
    await page.reload()
    await expect(page.getByRole('timer')).toContainText(/1:\d\d/)
    await page.getByRole('button', { name: t.longer }).click()
    await expect(page.getByRole('timer')).toContainText(/1[45]:\d\d/)

    await querySales(stack, [holdOf, [cart.id, 10]])
    await page.reload()
    await expect(page.getByRole('timer')).toContainText('0:0')
    await expect(page.getByText(t.expired)).toBeVisible({ timeout: 20_000 })
    await expect(page.locator('.cart-line')).toHaveCount(2)
    await expect(page.getByRole('button', { name: t.again })).toBeVisible()
    await page.getByRole('button', { name: t.checkout }).click()
    await expect(page.getByRole('heading', { name: t.order })).toBeFocused()
    await expect(page.getByRole('timer')).toContainText(/1[45]:\d\d/)
  })
