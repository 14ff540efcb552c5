import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { enter, openSelector, zoe } from '../provider/shopping.ts'
import { expect, test } from '../support/analytics-test.ts'

const chosen = Date.parse('2026-12-20T10:00:00Z')
const halfYear = 182 * 24 * 60 * 60 * 1000

function banner(page: Page) {
  return page.getByRole('region', { name: 'Cookies' })
}

function cookiesButton(page: Page) {
  return page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' })
}

/** Opens the banner again. */
async function callBack(page: Page): Promise<void> {
  await expect(async () => {
    await cookiesButton(page).press('Enter')
    await expect(banner(page)).toBeVisible({ timeout: 3000 })
  }).toPass()
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('cookie_consent'))
}

test('CONSENT-1 CONSENT-5 nothing that needs consent is requested before it; refusing is as easy as accepting and holds', async ({
  page,
  outside,
  events,
  analytics,
}) => {
  await page.goto('/')
  const refuse = banner(page).getByRole('button', { name: 'Refuser' })
  const accept = banner(page).getByRole('button', { name: 'Accepter' })
  await expect(accept).toBeVisible()
  const [left, right] = [await refuse.boundingBox(), await accept.boundingBox()]
  expect([left?.y, left?.height]).toEqual([right?.y, right?.height])
  expect(await refuse.getAttribute('class')).toBe(await accept.getAttribute('class'))
  expect((await new AxeBuilder({ page }).include('.consent').analyze()).violations).toEqual([])
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('sales:contact', { detail: { flow: 'vel' } })))
  await refuse.click()
  await expect(banner(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.goto('/cours-enfants/')
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toBe('false')
  expect([outside, events(), analytics.requests]).toEqual([[], [], []])
})

test('CONSENT-1 CONSENT-2 the banner is the first thing that the keyboard meets, traps nobody, covers neither question nor focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const question = page.getByRole('heading', { name: 'Quand venez-vous, et avec qui ?' })
  await expect(question).toBeInViewport({ ratio: 1 })
  expect(await covers(page, '.stay-form')).toBe(false)
  await page.keyboard.press('Tab') // the link over the bar to the content
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link')).toBeFocused()
  for (const name of ['Refuser', 'Accepter']) {
    await page.keyboard.press('Tab')
    await expect(banner(page).getByRole('button', { name })).toBeFocused()
  }
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab')
    expect(await covers(page, ':focus')).toBe(false)
  }
  await page.goto('/?from=2030-01-05&to=2030-01-12&children=2')
  await expect(banner(page)).toBeVisible()
  expect(await covers(page, 'h1')).toBe(false)
  await page.goto('/cours-enfants/')
  const cookies = cookiesButton(page)
  await cookies.focus()
  expect(await covers(page, ':focus')).toBe(false)
  await banner(page).getByRole('button', { name: 'Accepter' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.evaluate(() => localStorage.setItem('cookie_consent', 'false'))
  await page.reload()
  await callBack(page)
  await expect(banner(page)).toBeFocused()
  expect(await stored(page)).toBeNull()
  await banner(page).getByRole('button', { name: 'Refuser' }).press('Enter')
  await expect(cookies).toBeFocused()
})

test('CONSENT-5 after six months, and when a purpose was added, it is asked again', async ({ page }) => {
  await page.clock.setFixedTime(chosen)
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Refuser' }).click()
  await page.clock.setFixedTime(chosen + halfYear - 1000)
  await page.reload()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await page.clock.setFixedTime(chosen + halfYear)
  await page.reload()
  await banner(page).getByRole('button', { name: 'Refuser' }).click()
  await page.evaluate(() => {
    const given = JSON.parse(localStorage.getItem('cookie_consent_given') ?? '{}') as { purposes: string[] }
    localStorage.setItem('cookie_consent_given', JSON.stringify({ ...given, purposes: ['analytics'] }))
  })
  await page.reload()
  await expect(banner(page)).toContainText('compter les visites et voir comment nos pages sont utilisées')
})

test('CONSENT-4 accepting records the listed pages, never the cart; refusing ends it', async ({
  page,
  analytics,
  events,
}) => {
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Accepter' }).click()
  const recorder = page.locator('script[src*="hotjar-7.js"]')
  const seen = () => analytics.requests.map(({ path }) => path).filter((path) => path !== '/api/event')
  await expect.poll(seen).toEqual(['/c/hotjar-7.js?sv=6', '/seen?path=/'])
  await page.getByRole('link', { name: 'Mon panier' }).first().click()
  await expect(page.locator('[data-sales-cart]')).toBeAttached()
  await expect.poll(() => events().length).toBe(2)
  await expect(recorder).toHaveCount(0)
  expect(await page.evaluate(() => 'recording' in window || 'hj' in window)).toBe(false)
  await page.goto('/cours-enfants/')
  await expect.poll(seen).toContain('/seen?path=/cours-enfants/')
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('_hjSession')
  await callBack(page)
  await banner(page).getByRole('button', { name: 'Refuser' }).click()
  await expect(recorder).toHaveCount(0)
  expect(await page.evaluate(() => 'recording' in window || 'hj' in window)).toBe(false)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_hjSession')
  expect(seen().filter((path) => path.includes('panier'))).toEqual([])
})

test('CONSENT-4 who comes along is hidden from a recorder that the selector opens over', async ({ page }) => {
  await openSelector(page)
  await enter(page, zoe)
  const name = page.getByText(zoe.firstName)
  const hidden = page.locator('[data-hj-suppress][data-clarity-mask="true"].no-mouseflow')
  await expect(hidden.filter({ has: name })).toBeAttached()
})

/** Whether the banner lies over an element, or over a part of it. */
function covers(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const [over, below] = [document.querySelector('.consent'), document.querySelector(wanted)]
    if (!over || !below || over.contains(below)) return false
    const [one, other] = [over.getBoundingClientRect(), below.getBoundingClientRect()]
    return one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right
  }, selector)
}
