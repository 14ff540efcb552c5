import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Rechercher sur le site' })
const results = (page: Page) => page.getByRole('option')

test.beforeEach(async ({ page }) => {
  await page.goto('/cours-enfants/')
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(page.locator('#search')).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('SEARCH-1 SEARCH-2 typing asks once; arrows choose, Enter opens', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/search') && asked.push(request.url()))
  await page.keyboard.type('moufle', { delay: 30 })
  await expect(results(page).first()).toBeVisible()
  expect(asked).toHaveLength(1)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  const chosen = page.getByRole('option', { selected: true })
  await expect(chosen).toHaveCount(1)
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
  await expect(field(page)).toBeFocused()
  const path = (await chosen.getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.locator('#search')).toBeHidden()
})

test('SEARCH-2 Escape clears and closes', async ({ page }) => {
  await page.keyboard.type('moufle')
  await expect(results(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#search')).toBeHidden()
  await expect(page.locator('#search-input')).toHaveValue('')
})

test('SEARCH-5 nothing found has its words, and the page of results stays one key away', async ({ page }) => {
  await page.keyboard.type('xqzwk')
  await expect(page.getByText('Pas de résultats...').first()).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=xqzwk$/)
})
