import { expect, test } from '../support/test.ts'

test('PATH-4 PATH-5 a link inside the site changes the page without loading it anew, and a bar shows that it comes', async ({
  page,
}) => {
  await page.goto('/cours-enfants/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.mouse.move(300, 300)
  const link = page.getByRole('main').getByRole('link', { name: /6-12/ }).first()
  await link.scrollIntoViewIfNeeded()
  const answer = Promise.withResolvers<void>()
  await page.route('**/*.data?*', async (route) => {
    await answer.promise
    await route.continue()
  })
  const bar = page.locator('.progress')
  await expect(async () => {
    await link.click()
    await expect(bar).toHaveAttribute('data-busy', { timeout: 2000 })
  }).toPass()
  await expect(bar).toHaveText('Chargement de la page')
  answer.resolve()
  await expect(page).toHaveURL(/ski-6-12-ans\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cours collectifs de ski')
  await expect(bar).not.toHaveAttribute('data-busy')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('PATH-1 PATH-3 PATH-7 an address typed without its slash, or as /index, leads to its page, and the logo home', async ({
  page,
  stack,
}) => {
  await page.goto('/infos-pratiques/lieux-rendez-vous?hoteId=7')
  await expect(page).toHaveURL(`${stack.site}/infos-pratiques/lieux-rendez-vous/?hoteId=7`)
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(page).toHaveURL(`${stack.site}/`)
  await page.goto('/en/index')
  await expect(page).toHaveURL(`${stack.site}/en/`)
})

test('PATH-6 what comes within 200 px of the screen is fetched before it is asked for, and not what is further', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => request.url().includes('.data') && fetched.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/cours-enfants/')
  const link = page.getByRole('main').getByRole('link', { name: /6-12/ }).first()
  const near = async (pixels: number): Promise<void> =>
    link.evaluate((element, below) => {
      scrollTo({ top: element.getBoundingClientRect().top + scrollY - innerHeight - below, behavior: 'instant' })
    }, pixels)
  await near(240)
  await page.mouse.move(300, 300)
  await expect.poll(() => fetched.length).toBeGreaterThan(0)
  expect(fetched.filter((path) => path.startsWith('/cours-enfants/ski-6-12-ans'))).toEqual([])
  await near(160)
  await expect.poll(() => fetched.some((path) => path.startsWith('/cours-enfants/ski-6-12-ans'))).toBe(true)
})

test('PATH-4 SHOP-3 a link to elsewhere, such as the builder’s, opens in a new tab that does not know us', async ({
  page,
  context,
}) => {
  await context.route('https://schuss.example.org/', (route) => route.fulfill({ body: 'the builder' }))
  await page.goto('/')
  const opened = context.waitForEvent('page')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Site réalisé par Atelier Schuss' }).click()
  const tab = await opened
  await expect(tab.locator('body')).toHaveText('the builder')
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  expect(new URL(page.url()).pathname).toBe('/')
})

test.describe(() => {
  test.use({ expectedNoise: [/ERR_FAILED/] })

  test('CART-9 when sales is down the page works, and the cart says so and offers to try again', async ({
    page,
    stack,
  }) => {
    await page.route(`${stack.sales}/**`, (route) => route.abort())
    await page.goto('/panier/')
    await expect(page.getByRole('main')).toContainText('La boutique ne répond pas', { timeout: 20_000 })
    await expect(page.getByRole('main').getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ski ados' }).click()
    await expect(page).toHaveURL(/\/cours-ados\/ski-13-17\/$/)
  })
})

test.describe(() => {
  test.use({ expectedNoise: [/status of 404/] })

  test('PATH-8 from an unknown address a search leads on', async ({ page }) => {
    const answer = await page.goto('/cours-enfans/')
    expect(answer?.status()).toBe(404)
    const main = page.getByRole('main')
    await main.locator('input[type=search]').fill('flocon')
    await main.locator('form[role=search] button, search button').first().click()
    await expect(page).toHaveURL(/\/recherche\/\?q=flocon$/)
    await main.getByRole('listitem').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('404')
    await expect(page).not.toHaveURL(/recherche/)
  })
})
