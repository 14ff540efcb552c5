import { expect, test } from '../support/test.ts'

test.use({ settings: { logo: { color: 'red', position: 'bottom' } } })

test('NAV-10 colour and place of the logo are those of the site’s settings', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.bar .logo')).toHaveClass('logo logo-red logo-name-bottom')
})
