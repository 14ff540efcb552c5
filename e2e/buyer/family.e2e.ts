import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { cards, enterPeople, openOffer, order, pay, selector, words } from '../support/shop.ts'
import type { ShopWords } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

const born = String(new Date().getFullYear() - 9)
const children = [
  { first: 'Zoé', last: 'Martin', born: ['14', '5', born] as [string, string, string] },
  { first: 'Léo', last: 'Martin', born: ['2', '9', born] as [string, string, string] },
]

const visits = [
  {
    lang: 'fr',
    home: '/',
    query: 'ski 6-12 ans',
    result: /Ski 6-12 ans/,
    lesson: /ski-6-12-ans\/$/,
    week: 2,
    mail: 'zoe@example.org',
    subject: 'Valors',
  },
  {
    lang: 'en',
    home: '/en/',
    query: 'ski 6-12',
    result: /Skiing 6-12/,
    lesson: /ski-6-12\/$/,
    week: 4,
    mail: 'leo@example.org',
    subject: 'Valors',
  },
] as const

for (const { lang, home, query, result, lesson, week, mail } of visits) {
  test(`SHOP-1 CART-1 CART-5 a family finds a lesson by search, buys for two children, is refused once, then pays (${lang})`, async ({
    page,
    stack,
  }) => {
    test.setTimeout(120_000)
    const t = words[lang]
    await page.goto(home)
    await page
      .getByRole('contentinfo')
      .getByRole('combobox')
      .or(page.getByRole('contentinfo').getByRole('searchbox'))
      .first()
      .fill(query)
    await page.keyboard.press('Enter')
    await page.getByRole('main').getByRole('link', { name: result }).first().click()
    await expect(page).toHaveURL(lesson)

    await openOffer(page, t)
    await enterPeople(page, t, children)
    const dialog = selector(page)
    await dialog.getByRole('radiogroup').nth(0).getByRole('radio').nth(1).check()
    await dialog.getByRole('radiogroup').nth(1).getByRole('radio').nth(week).check()
    await dialog.getByRole('radiogroup').nth(2).getByRole('radio').first().check()
    await expect(dialog).toContainText(lang === 'fr' ? 'pour 2 personnes' : 'for 2 people')
    await dialog.getByRole('button', { name: t.add }).click()
    await dialog
      .getByRole('link', { name: t.seeCart })
      .or(dialog.getByRole('button', { name: t.seeCart }))
      .click()
    await expect(page.getByRole('main').getByRole('button', { name: t.remove })).toHaveCount(2)

    await order(page, t, mail)
    await pay(page, cards.refused)
    await expect(page.getByRole('main')).toContainText(t.refused)
    await expect
      .poll(() =>
        page.evaluate(() => Object.values(JSON.parse(localStorage.getItem('purchase_attempts') ?? '{}') as object)),
      )
      .toEqual([1])
    await page
      .getByRole('main')
      .getByRole('button', { name: t.again })
      .or(page.getByRole('main').getByRole('link', { name: t.again }))
      .click()
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: t.remove })
        .or(page.getByRole('main').getByRole('button', { name: t.order }))
        .first(),
    ).toBeVisible()
    await payAgain(page, t)
    await expect(page.getByRole('main')).toContainText(t.paid)
    await expect(page.getByRole('main')).toContainText('Zoé')
    await expect(page.getByRole('main')).toContainText('Léo')
    await expect.poll(() => mailsTo(stack.data, mail)).toBe(1)
  })
}

/** The details are kept after a refusal: only the terms must be accepted again. */
async function payAgain(page: Page, t: ShopWords): Promise<void> {
  const main = page.getByRole('main')
  const order = main.getByRole('button', { name: t.order })
  if (!(await order.isVisible())) await main.getByRole('button', { name: t.checkout }).click()
  await expect(main.getByLabel(t.email)).toHaveValue(/@example\.org$/)
  await main.getByLabel(t.terms).check()
  await order.click()
  await page.waitForURL(/\/bank\//)
  await pay(page, cards.challenge)
  await page.locator('button[value=confirm]').click()
}

function mailsTo(data: string, address: string): number {
  const folder = path.join(data, 'mail')
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) =>
      entry.isFile() &&
      entry.name.endsWith('.eml') &&
      readFileSync(path.join(entry.parentPath, entry.name), 'utf8').includes(address),
  ).length
}
