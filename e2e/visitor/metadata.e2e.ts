import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** What a machine that runs scripts finds in the head, as often as it is there. */
async function headOf(page: Page) {
  return page.evaluate(() => ({
    titles: document.querySelectorAll('title').length,
    canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(({ href }) => href),
    languages: [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate]')].map(({ hreflang }) => hreflang),
    shared: document.querySelectorAll('meta[property^="og:"]').length,
    told: [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent),
  }))
}

test('META-6 the price that search engines are told is the one that the visitor sees', async ({ page }) => {
  await page.goto('/cours-enfants/ski-6-12-ans/')
  const { told } = await headOf(page)
  const [, price] = /"lowPrice":"(\d+)\.00"/.exec(told.join('')) ?? []
  expect(Number(price)).toBeGreaterThan(0)
  await expect(page.locator('[data-sales-price]').first()).toHaveText(new RegExp(`dès ${price}\\s€`))
})

test('META-1 META-3 META-6 the head is that of the page, also after a change of page without a load', async ({
  page,
  stack,
}) => {
  const languages = ['fr', 'en', 'x-default']
  await page.goto('/cours-enfants/')
  const first = await headOf(page)
  expect(first).toMatchObject({ titles: 1, canonical: [`${stack.site}/cours-enfants/`], languages })
  expect(first.shared).toBeGreaterThan(9)
  expect(first.told).toHaveLength(1)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  // The search opens once the page is hydrated; before, a link loads the next page.
  const search = page.locator('#search')
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(search).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: /6-12/ }).first().click()
  await expect(page).toHaveTitle('Cours collectifs de ski 6 à 12 ans - École de ski de Valorsène')
  const next = await headOf(page)
  expect(next).toEqual({
    titles: 1,
    canonical: [`${stack.site}/cours-enfants/ski-6-12-ans/`],
    languages,
    shared: 0,
    told: [],
  })
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})
