import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { watchRipples } from '../support/ripples.ts'
import { expect, test } from '../support/test.ts'

/** Bar, menu and a section of it, on the screen from side to side. */
async function seeAll(page: Page, screen: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screen)
  for (const control of await page.getByRole('banner').locator('.logo, .bar-actions .bar-button').all())
    await expect(control).toBeInViewport({ ratio: 0.99 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.locator('.menu:popover-open')
  for (const link of await menu.locator('.menu-link, .tool, .language').all()) {
    await link.scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport({ ratio: 0.99 })
  }
  await menu.getByRole('button', { name: 'Enfants' }).click()
  const section = page.locator('.mega:popover-open')
  expect(await section.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  await expect(section.getByRole('button', { name: 'Retour au menu' })).toBeInViewport({ ratio: 0.99 })
}

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

test.describe(() => {
  test.use({ expectedNoise: [/ERR_FAILED/] })

  test('NAV-1 while the meeting points come they are said to come; when they cannot, they can be asked for again', async ({
    page,
  }) => {
    const answer = Promise.withResolvers<void>()
    let down = true
    await page.route('**/api/zone?*', async (route) => {
      await answer.promise
      await (down ? route.abort() : route.continue())
    })
    await page.goto('/cours-enfants/')
    const dialog = page.getByRole('dialog', { name: 'Lieux de rendez-vous' })
    await expect(async () => {
      await page.goto('/cours-enfants/')
      await page.getByRole('link', { name: 'Lieux de rendez-vous' }).first().click()
      await expect(dialog.getByRole('status')).toHaveText('Chargement', { timeout: 2000 })
    }).toPass()
    answer.resolve()
    await expect(dialog.getByRole('alert')).toContainText('n’ont pas pu être chargés')
    await expect(dialog.getByRole('link', { name: 'Ouvrir la page' })).toHaveAttribute(
      'href',
      '/infos-pratiques/lieux-rendez-vous/',
    )
    down = false
    await dialog.getByRole('button', { name: 'Réessayer' }).click()
    await expect(dialog.locator('.zone-html')).toContainText('Essarts')
  })
})

test.describe('low vision', () => {
  test('the shell loses nothing at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/infos-pratiques/')
    await seeAll(page, 320)
  })

  test('the shell loses nothing when text is twice as large', async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const browser = await context.newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.goto('/infos-pratiques/')
    await expect(page.locator('body')).toHaveCSS('font-size', /^3\d/)
    await seeAll(page, 1280)
  })

  test('with forced colours focus, buttons, icons and menus stay visible', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/infos-pratiques/')
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const search = page.getByRole('button', { name: 'Afficher la recherche' })
    await search.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(search).toHaveCSS('outline-style', 'solid')
    await expect(search).not.toHaveCSS('outline-color', ground)
    await expect(search).toHaveCSS('border-top-style', 'solid')
    await expect(search.locator('svg')).not.toHaveCSS('stroke', ground)
    const logo = page.getByRole('banner').locator('.logo-mark')
    await expect(logo).not.toHaveCSS('background-color', ground)
    const button = page.locator('.consent .button').first()
    await expect(button).not.toHaveCSS('border-top-color', ground)
    await page.getByRole('button', { name: 'Enfants', exact: true }).click()
    await expect(page.locator('.mega:popover-open')).toHaveCSS('border-bottom-style', 'solid')
  })

  test('with reduced motion nothing in the shell moves for longer than the eye can see', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/infos-pratiques/')
    await page.getByRole('button', { name: 'Enfants', exact: true }).click()
    const moving = await page.evaluate(() =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1),
    )
    expect(moving).toEqual([])
    await expect(page.getByRole('banner')).toHaveCSS('transition-duration', '0.001s')
  })
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
