import { expect, test } from '../support/test.ts'

const partners = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept'].map((name) => ({
  name,
  logo: 'le-local-a-skis',
  href: 'https://partner.example.org/',
}))

test.use({ settings: { logo: { color: 'white', position: 'bottom' }, partners, features: { consent: true } } })

test('NAV-9 NAV-10 logo, partners and the Cookies button are those of the site’s settings', async ({ page }) => {
  await page.goto('/')
  const logo = page.locator('.bar .logo')
  await expect(logo).toHaveClass('logo logo-white logo-name-bottom')
  await expect(logo.locator('.logo-mark')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const [mark, name] = await Promise.all(['.logo-mark', '.logo-name'].map((part) => logo.locator(part).boundingBox()))
  expect(name!.y).toBeGreaterThanOrEqual(mark!.y + mark!.height)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('region', { name: 'Nos partenaires' }).getByRole('link')).toHaveCount(6)
  await expect(footer.getByRole('button', { name: 'Cookies' })).toBeVisible()
})
