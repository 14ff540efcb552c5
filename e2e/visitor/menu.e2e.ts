import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const item = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('button', { name, exact: true })
const openMenus = (page: Page) => page.locator('.mega:popover-open')

test.describe('wide', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
  })

  test('NAV-2 NAV-4 the mega menu shows the pages below as cards; its item toggles it; one is open at a time', async ({
    page,
  }) => {
    await item(page, 'Enfants').click()
    await expect(openMenus(page)).toHaveCount(1)
    await expect(openMenus(page).getByRole('link', { name: 'Voir toutes les offres' })).toBeVisible()
    await expect(openMenus(page).getByRole('link', { name: 'Ski 6-12' })).toBeVisible()
    await item(page, 'Ados').click()
    await expect(openMenus(page).getByText('Cours ados')).toBeVisible()
    await expect(openMenus(page)).toHaveCount(1)
    await item(page, 'Ados').click()
    await expect(openMenus(page)).toHaveCount(0)
  })

  test('NAV-4 it closes on a route change', async ({ page }) => {
    await item(page, 'Enfants').click()
    await openMenus(page).getByRole('link', { name: 'Ski 6-12' }).click()
    await expect(page).toHaveURL(/\/cours-enfants\/ski-6-12-ans\/$/)
    await expect(openMenus(page)).toHaveCount(0)
    await expect(item(page, 'Enfants')).toHaveAttribute('aria-current', 'true')
  })

  test('NAV-4 by keyboard: Enter opens, Tab goes in, Escape closes and gives the focus back', async ({ page }) => {
    await item(page, 'Enfants').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(openMenus(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(openMenus(page)).toHaveCount(0)
    await expect(item(page, 'Enfants')).toBeFocused()
  })

  test('NAV-5 an open menu holds the page still, a closed one frees it', async ({ page }) => {
    const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY)
    await item(page, 'Enfants').click()
    expect(await overflow()).toBe('hidden')
    await page.keyboard.press('Escape')
    expect(await overflow()).toBe('visible')
  })

  test('NAV-6 the bar hides downward past 180 px, returns upward, and stays with the focus in it', async ({ page }) => {
    const bar = page.getByRole('banner')
    await expect(async () => {
      await page.mouse.wheel(0, 300)
      await expect(bar).not.toBeInViewport({ timeout: 500 })
    }).toPass()
    await page.mouse.wheel(0, -100)
    await expect(bar).toBeInViewport({ ratio: 0.9 })
    await page.mouse.wheel(0, 300)
    await expect(bar).not.toBeInViewport()
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(bar.getByRole('link').first()).toBeFocused({ timeout: 500 })
    }).toPass()
    await expect(bar).toBeInViewport({ ratio: 0.9 })
  })

  test('NAV-7 language links carry hoteId when a business provider is stored', async ({ page }) => {
    const english = page.getByRole('link', { name: 'EN, English' })
    await expect(english).not.toHaveAttribute('href', /hoteId/)
    await page.evaluate(() =>
      localStorage.setItem('businessProvider', JSON.stringify({ id: 4211, exp: Date.now() + 1e6 })),
    )
    await page.reload()
    await expect(english).toHaveAttribute('href', /\/en\/\?hoteId=4211$/)
    await page.goto('/cours-enfants/ski-6-12-ans/')
    await english.click()
    await expect(page).toHaveURL(/\/en\/children\/ski-6-12\/\?hoteId=4211$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('NAV-10 the automatic logo is red on a light background, and white where a dark one comes below it', async ({
    page,
  }) => {
    const mark = page.getByRole('banner').locator('.logo-mark')
    await expect(mark).toHaveCSS('background-color', 'rgb(208, 32, 46)')
    await page.mouse.wheel(0, 100)
    const dark = page.getByRole('main').locator('.columns.dark').first()
    await dark.evaluate((section) => scrollTo(0, section.getBoundingClientRect().top + scrollY + 20))
    await page.mouse.wheel(0, -10)
    await expect(mark).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 0.9 })
    await item(page, 'Enfants').click()
    await expect(openMenus(page)).toHaveCSS('color', 'rgb(12, 27, 51)')
    await page.keyboard.press('Escape')
    await page.evaluate(() => scrollTo(0, 0))
    await expect(mark).toHaveCSS('background-color', 'rgb(208, 32, 46)')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('NAV-4 the menu fills the screen; a section slides in, goes back, and closes when a page is chosen', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await item(page, 'Enfants').tap()
    await openMenus(page).getByRole('button', { name: 'Retour au menu' }).tap()
    await expect(openMenus(page)).toHaveCount(0)
    await expect(item(page, 'Ados')).toBeVisible()
    await item(page, 'Enfants').tap()
    await openMenus(page).getByRole('link', { name: 'Ski 6-12' }).tap()
    await expect(page).toHaveURL(/\/ski-6-12-ans\/$/)
    await expect(page.locator(':popover-open')).toHaveCount(0)
  })
})

test.describe('on a phone, over its menu', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('NAV-1 UI-1 meeting points open there too, and the menu is there again when they close', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const opener = page.getByRole('link', { name: 'Lieux de rendez-vous' })
    const dialog = page.getByRole('dialog', { name: 'Lieux de rendez-vous' })
    await opener.first().tap()
    await expect(dialog.locator('.zone-html')).toBeVisible()
    await dialog.getByRole('button', { name: 'Fermer' }).tap()
    await expect(opener.first()).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('NAV-2 menus open, and their links lead on', async ({ page }) => {
    await page.goto('/')
    await item(page, 'Enfants').click()
    await openMenus(page).getByRole('link', { name: 'Ski 6-12' }).click()
    await expect(page).toHaveURL(/\/cours-enfants\/ski-6-12-ans\/$/)
  })

  test('NAV-1 meeting points and search are a link and a form', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Lieux de rendez-vous' }).click()
    await expect(page).toHaveURL(/\/infos-pratiques\/lieux-rendez-vous\/$/)
    await page.getByRole('button', { name: 'Afficher la recherche' }).click()
    await page.locator('#search').getByRole('searchbox').fill('moufle')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?q=moufle$/)
  })
})
