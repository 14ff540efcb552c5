import type { Page } from '@playwright/test'
import { addToCart, chooseLesson, enter, openSelector, zoe } from '../provider/shopping.ts'
import { expect, test } from '../support/test.ts'

// Every test here also fails on a page error, and on an error or a warning in the console (e2e/support/test.ts).

const local = ['businessProvider', 'gescoReferral', 'purchase_attempts', 'cookie_consent', 'cookie_consent_date']
const session = ['stay', 'stayWeek', 'forcedStay', 'categoryCode', 'cms_token', 'sales_told', 'sales_buyer']
const nonsense = ['', '{oops', 'null', '[]', '-1', '"x"', '{"id":{},"type":[],"from":7,"to":{},"exp":"soon"}', 'a.%%.c']

test('bad input: nonsense in every stored value leaves pages working, and the value is ignored or cleared', async ({
  page,
}) => {
  await page.goto('/')
  await expectAlive(page)
  for (const text of nonsense) {
    await page.evaluate(
      ([value, longs, shorts]) => {
        for (const key of longs) localStorage.setItem(key, value)
        for (const key of shorts) sessionStorage.setItem(key, value)
      },
      [text, local, session] as const,
    )
    await page.goto('/location-materiel/saison/')
    await expectAlive(page)
    expect(await page.evaluate(() => localStorage.getItem('businessProvider'))).toBeNull()
    expect(await page.evaluate(() => sessionStorage.getItem('stay'))).toBeNull()
    await expect(page.locator('.languages a[hreflang="en"]').first()).toHaveAttribute('href', /season\/$/)
    await page.evaluate(() =>
      window.dispatchEvent(
        new CustomEvent('sales:payment', { detail: { items: [], cartId: 'c1', code: '4001', total: 1 } }),
      ),
    )
    await expect.poll(() => page.evaluate(() => localStorage.getItem('purchase_attempts'))).toContain('"c1":1')
  }
  await page.goto('/panier/')
  await expect(page.getByRole('main')).toContainText('Votre panier est vide')
})

test('bad input: nonsense in the address leaves pages working and nothing is kept of it', async ({ page }) => {
  const odd = ['', '%', '-1', '%3Cscript%3Ealert(1)%3C/script%3E', '1e9', 'x'.repeat(200)]
  const names = ['hoteId', 'gescoReferral', 'exp', 'from', 'to', 'categoryCode', 'q', 'order', 'offer']
  await page.goto('/')
  await expectAlive(page)
  for (const value of odd) {
    await page.evaluate(() => localStorage.clear())
    await page.goto(`/?${names.map((name) => `${name}=${value}`).join('&')}`)
    await expectAlive(page)
    expect(
      await page.evaluate(() =>
        ['businessProvider', 'stay'].map((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key)),
      ),
    ).toEqual([null, null])
  }
})

const ways = {
  'is not there': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  },
  'refuses to be read and written': () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
  },
}

for (const [what, block] of Object.entries(ways))
  test(`bad input: with storage that ${what} a visitor looks around, and fills a cart`, async ({ page }) => {
    await page.addInitScript(block)
    await page.goto('/?hoteId=4211&from=2030-01-05&to=2030-01-12')
    await expectAlive(page)
    await expect(page.locator('.languages a[hreflang="en"]').first()).toHaveAttribute('href', /hoteId=4211$/)
    await page.goto('/panier/')
    await expect(page.getByRole('main')).toContainText('Votre panier est vide')
    if (what !== 'is not there') return
    await openSelector(page)
    await enter(page, zoe)
    await chooseLesson(page)
    await addToCart(page)
    await page.getByRole('link', { name: 'Voir le panier' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('main').getByRole('button', { name: 'Passer la commande' })).toBeVisible()
  })

/** The page's own scripts run: what a visitor closes is closed. */
async function expectAlive(page: Page): Promise<void> {
  const notice = page.getByRole('region', { name: 'Cookies' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button').first().click()
  await expect(notice).toBeHidden()
}
