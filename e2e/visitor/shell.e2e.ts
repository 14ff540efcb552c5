import { AxeBuilder } from '@axe-core/playwright'
import { watchRipples } from '../support/ripples.ts'
import { expect, test } from '../support/test.ts'

test('NAV-1 UI-1 meeting points open over the page; Escape, backdrop and button close, and the focus comes back', async ({
  page,
}) => {
  await page.goto('/')
  const opener = page.getByRole('link', { name: 'Lieux de rendez-vous' }).first()
  const dialog = page.getByRole('dialog', { name: 'Lieux de rendez-vous' })
  await expect(async () => {
    await page.goto('/')
    await page.mouse.move(5, 5)
    await opener.click()
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(dialog.locator('.zone-html')).toContainText('Essarts')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await page.mouse.click(10, 450)
  await expect(dialog).toBeHidden()
  await opener.click()
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await expect(dialog).toBeHidden()
})

test('UI-4 the site’s buttons ripple when they are pressed', async ({ page }) => {
  await page.goto('/')
  const ripples = await watchRipples(page)
  await expect(async () => {
    await page.locator('.consent .button').first().hover()
    await page.mouse.down()
    expect(await ripples()).toEqual([960])
  }).toPass()
})

test('CONSENT-3 with nothing to consent to, it is accepted by itself and only said once', async ({ page }) => {
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Cookies' })
  await expect(banner).toContainText('Ce site n’utilise plus de cookies.')
  expect(await page.evaluate(() => localStorage.getItem('cookie_consent'))).toBe('true')
  await banner.getByRole('button', { name: 'J’ai compris' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(banner).toBeHidden()
})

test.describe('with a sales provider that does not answer', () => {
  test.use({ expectedNoise: [/ERR_FAILED/] })

  test('CART-9 NAV-8 the pill says so and offers a retry; the preview needs a window of 992 px', async ({
    page,
    stack,
  }) => {
    await page.addInitScript(() => sessionStorage.setItem('sales_cart', 'c1'))
    let down = true
    const empty = { json: { id: null, price: 0, orders: {} }, headers: { 'access-control-allow-origin': '*' } }
    await page.route(`${stack.sales}/api/cart`, (route) => (down ? route.abort() : route.fulfill(empty)))
    await page.goto('/')
    const cart = page.getByRole('link', { name: 'Mon panier, Le panier n’a pas pu être chargé.' })
    await expect(cart).toBeVisible()
    await cart.hover()
    down = false
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.locator('.cart')).toHaveAttribute('data-state', 'empty')
    await page.mouse.move(5, 500)
    await page.setViewportSize({ width: 991, height: 800 })
    await page.locator('.cart-link').hover()
    await expect(page.locator('.cart-preview')).toHaveCount(0)
  })
})

for (const width of [1440, 390])
  test(`the shell has nothing for axe to find at ${width} px, closed and open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/infos-pratiques/')
    const look = async (): Promise<unknown> => {
      const { violations } = await new AxeBuilder({ page })
        .include('.bar')
        .include('.footer')
        .include('.consent')
        .analyze()
      return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }))
    }
    await expect(page.locator('.consent')).toBeVisible()
    expect(await look()).toEqual([])
    if (width === 390) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('button', { name: 'Enfants' })
      .click()
    await expect(page.locator('.mega:popover-open')).toBeVisible()
    expect(await look()).toEqual([])
  })
