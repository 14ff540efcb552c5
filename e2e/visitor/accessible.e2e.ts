import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** A page of each kind. Axe looks at the markup, which is the same in every language. */
const kinds = [
  '/',
  '/?from=2027-02-13&to=2027-02-20&little=1&adults=2&beginners=1',
  '/cours-enfants/',
  '/cours-enfants/ski-6-12-ans/',
  '/niveaux/ski/enfants/',
  '/infos-pratiques/lieux-rendez-vous/',
  '/infos-pratiques/tarifs/',
  '/actualites/',
  '/actualites/ouverture-de-la-saison/',
  '/contact/',
  '/panier/',
  '/recherche/?q=ski',
  '/recherche/?q=xqzwk',
  '/mentions-legales/',
  '/cette-page-manque/',
]

/** Pages whose words differ in length from the French ones: those with labels of the shell, forms and tables. */
const translated = [
  '/en/',
  '/en/information/prices/',
  '/en/no-such-page/',
  '/es/',
  '/es/cesta/',
  '/es/buscar/?q=xqzwk',
  '/nl/',
  '/nl/winkelmandje/',
  '/nl/zoeken/?q=xqzwk',
]

test.use({ expectedNoise: [/status of 404/] })

test('UI axe finds nothing on any kind of page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of kinds) {
    await page.goto(path)
    expect.soft(await faults(page), path).toEqual([])
  }
})

test('UI nothing is lost at 320 px or with text of 200 %, in any language', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  for (const path of [...kinds, ...translated]) {
    await page.setViewportSize({ width: 320, height: 800 })
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
    await page.goto(path)
    expect.soft(await lost(page), `${path} at 320 px`).toEqual([])
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.setViewportSize({ width: 640, height: 800 })
    expect.soft(await lost(page), `${path} with text of 200 %`).toEqual([])
  }
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('UI what is pressed at the foot of a page, to search and to answer is as large as a fingertip', async ({
    page,
  }) => {
    await page.goto('/panier/')
    const pressed = page.locator('.footer a, .footer button, .consent button')
    await expect(page.locator('.consent')).toBeVisible()
    const sizes = await pressed.evaluateAll((all) =>
      all.map((one) => ({ text: one.textContent, ...one.getBoundingClientRect().toJSON() })),
    )
    expect(sizes.length).toBeGreaterThan(50)
    expect(sizes.filter(({ width, height }) => Math.min(width, height) < 44)).toEqual([])
  })

  test('UI a button that was tapped does not stay as if the finger were still there', async ({ page }) => {
    await page.goto('/panier/')
    const button = page.getByRole('main').getByRole('button', { name: 'Choisir un forfait' })
    const background = () => button.evaluate((one) => getComputedStyle(one).backgroundColor)
    await expect(button).toBeVisible()
    const before = await background()
    await button.tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect.poll(background).toBe(before)
  })
})

test('UI axe finds nothing with the menu, the meeting points, the search, the banner or the cart open', async ({
  page,
  stack,
}) => {
  await page.addInitScript(() => {
    localStorage.clear()
    sessionStorage.setItem('sales_cart', 'c1')
  })
  const cart = { id: 'c1', price: 0, orders: {} }
  await page.route(`${stack.sales}/api/cart`, (route) =>
    route.fulfill({ json: cart, headers: { 'access-control-allow-origin': '*' } }),
  )
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/infos-pratiques/')
    const look = async (part: string): Promise<void> =>
      expect.soft(await faults(page, part), `${part} at ${width} px`).toEqual([])
    await expect(page.locator('.consent')).toBeVisible()
    await look('.consent')

    if (width === 390) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('button', { name: 'Enfants' })
      .click()
    await expect(page.locator('.mega:popover-open')).toBeVisible()
    await look('.bar')
    await page.keyboard.press('Escape')
    if (width === 390) await page.keyboard.press('Escape')

    await page.keyboard.press('Control+k')
    await page.keyboard.type('moufle')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await look('#search')
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(page.getByRole('option', { selected: true })).toHaveCSS('outline-style', 'solid')
    await page.emulateMedia({ forcedColors: 'none' })
    await page.keyboard.press('Escape')

    if (width === 390) continue
    await page.getByRole('link', { name: 'Lieux de rendez-vous' }).first().click()
    await expect(page.getByRole('dialog').locator('.zone-html')).toBeVisible()
    await look('dialog[open]')
    await page.keyboard.press('Escape')
    await page.locator('.cart-link').hover()
    await expect(page.locator('.cart-preview')).toBeVisible()
    await look('.cart')
  }
})

/** The axe violations of a page In its legacy mode it opens no second page; ours have no frames of other origins. */
async function faults(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Content that overflows the page horizontally, and text that is cut off in its box. */
function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const wide = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : []
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs inside the page and can take nothing along
    const hides = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element)
      return [overflowX, overflowY].some((overflow) => ['hidden', 'clip'].includes(overflow))
    }
    const isCut = (element: Element): boolean => {
      const words = element.getBoundingClientRect()
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const room = box.getBoundingClientRect()
        const isInside = words.right < room.right + 2 && words.bottom < room.bottom + 2 && words.left > room.left - 2
        if (hides(box)) return !isInside && room.width > 1
      }
      return false
    }
    const cut = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.clientWidth !== 1 &&
        isCut(element),
    )
    return [...wide, ...cut.map((element) => `"${element.textContent?.trim().slice(0, 40)}" is cut off`)]
  })
}
