import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('SHOP-2 PATH-1 without JavaScript a visitor reads, walks through the menu and changes the language', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Apprendre le ski')
  const menu = page.getByRole('navigation', { name: 'Navigation principale' })
  await menu.getByRole('button', { name: 'Enfants' }).click()
  await menu.getByRole('link', { name: 'Voir toutes les offres' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/cours-enfants\/$/)
  await page.getByRole('main').getByRole('link', { name: /6-12/ }).first().click()
  await expect(page).toHaveURL(/\/cours-enfants\/ski-6-12-ans\/$/)
  await page.getByRole('navigation', { name: 'Langues' }).getByRole('link', { name: /EN/ }).first().click()
  await expect(page).toHaveURL(/\/en\/children\/ski-6-12\/$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: 'Back to home' }).first().click()
  await expect(page).toHaveURL(/\/en\/$/)
})

test('SEARCH-5 SEARCH-7 without JavaScript the search page finds, forgives accents, and says when nothing fits', async ({
  page,
}) => {
  await page.goto('/')
  await page
    .getByRole('contentinfo')
    .getByRole('searchbox')
    .or(page.getByRole('contentinfo').getByRole('combobox'))
    .fill('debutants')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Lancer la recherche' }).click()
  await expect(page).toHaveURL(/\/recherche\/\?q=debutants$/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Forfait.*débutants/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/forfaits\/debutants\/$/)
  await page.goto('/en/search/?q=xqzwk')
  await expect(page.getByRole('main')).toContainText('No results...')
})

test.describe(() => {
  test.use({ expectedNoise: [/status of 404/] })

  test('PATH-8 an unknown path is a 404 with the shell and ways on, in the language of the path', async ({ page }) => {
    const answer = await page.goto('/en/no-such-page/')
    expect(answer?.status()).toBe(404)
    await expect(
      page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('combobox')),
    ).toBeVisible()
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/en\//)
  })
})

test('NAV-1 CART-9 without JavaScript the cart says what it needs, and the meeting points are a page', async ({
  page,
}) => {
  await page.goto('/panier/')
  await expect(page.locator('main noscript p')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Lieux de rendez-vous' }).first().click()
  await expect(page).toHaveURL(/\/infos-pratiques\/lieux-rendez-vous\/$/)
})
