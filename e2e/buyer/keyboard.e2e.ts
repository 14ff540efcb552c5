import type { Locator, Page } from '@playwright/test'
import { cards, selector, words } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

const t = words.fr
const born = String(new Date().getFullYear() - 9)

test('SHOP-1 SEARCH-2 from the first page to the paid order with the keyboard alone', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/')
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(page.locator('#search-input')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type('ski 6-12 ans')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/ski-6-12-ans\/$/)

  const main = page.getByRole('main')
  const dialog = selector(page)
  await page.waitForFunction(() => 'salesWidget' in window)
  await press(
    page,
    main
      .getByRole('button', { name: t.choose })
      .or(main.getByRole('link', { name: t.choose }))
      .first(),
  )
  await write(page, dialog.getByLabel(t.first, { exact: true }), 'Zoé')
  await write(page, dialog.getByLabel(t.last, { exact: true }), 'Martin')
  await write(page, dialog.getByLabel(t.day, { exact: true }), '14')
  await write(page, dialog.getByLabel(t.month, { exact: true }), '5')
  await write(page, dialog.getByLabel(t.year, { exact: true }), born)
  await press(page, dialog.getByRole('button', { name: t.enter }))
  await expect(dialog.getByRole('checkbox', { name: /Zoé/ })).toBeChecked()
  for (const group of [0, 1, 2]) await choose(page, dialog.getByRole('radiogroup').nth(group))
  await press(page, dialog.getByRole('button', { name: t.add }))
  await press(page, dialog.getByRole('link', { name: t.seeCart }).or(dialog.getByRole('button', { name: t.seeCart })))

  await press(page, main.getByRole('button', { name: t.checkout }))
  await write(page, main.getByLabel(t.first, { exact: true }), 'Claire')
  await write(page, main.getByLabel(t.last, { exact: true }), 'Martin')
  await write(page, main.getByLabel(t.email), 'claire@example.org')
  await write(page, main.getByLabel(t.phone), '06 12 34 56 78')
  await press(page, main.getByLabel(t.terms), 'Space')
  await press(page, main.getByRole('button', { name: t.order }))
  await page.waitForURL(/\/bank\//)
  await write(page, page.locator('#number'), cards.accepted)
  await write(page, page.locator('#expiry'), '12/30')
  await write(page, page.locator('#cvv'), '123')
  await press(page, page.locator('button[value=pay]'))
  await expect(main).toContainText(t.paid)
})

/** Goes there with the Tab key; nothing on the way may swallow the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let keys = 0; keys < 90; keys += 1) {
    if (await target.evaluate((element) => (element.getRootNode() as Document).activeElement === element)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not lead to ${String(target)}`)
}

async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

async function press(page: Page, button: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, button)
  await page.keyboard.press(key)
}

/** Chooses the first that can be chosen of a group of radio buttons; the focus enters it at the one that is chosen already. */
async function choose(page: Page, group: Locator): Promise<void> {
  const chosen = group.getByRole('radio', { checked: true })
  const first = group.getByRole('radio', { disabled: false }).first()
  const target = (await chosen.count()) > 0 ? chosen : first
  await press(page, target, 'Space')
  await expect(target).toBeChecked()
}
