import { expect, test } from '../support/test.ts'

test('words longer than any line break inside titles, cards and buttons, at 320 px and with text twice as large', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/cours-enfants/ski-6-12-ans/',
    '/?from=2027-02-13&to=2027-02-20&little=1',
    '/niveaux/ski/enfants/',
  ])
    for (const [width, size] of [
      [320, '100%'],
      [640, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const wide = await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
        const named =
          'main :is(h1, h1 > span, h2, h3, .card-title > a, .button, legend, .field-label, dd, .breadcrumb a)'
        for (const one of document.querySelectorAll(named))
          if (one.children.length === 0) one.textContent = 'Rindfleischetikettierungsüberwachungsgesetz'
        const clipped = [...document.querySelectorAll('main .button')].filter(
          (one) => one.scrollWidth > one.clientWidth,
        )
        const { scrollWidth = 0, clientWidth = 0 } = document.querySelector('main') ?? {}
        return [scrollWidth - clientWidth, clipped.length]
      }, size)
      expect([path, width, ...wide]).toEqual([path, width, 0, 0])
    }
})

test('fonts, pictures, prices and the cart’s state cause no layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/', '/cours-enfants/ski-6-12-ans/', '/?from=2027-02-13&to=2027-02-20&children=1']) {
    await page.goto(path)
    await expect(page.locator('main [data-sales-price]').first()).toHaveText(/\d\s€/)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
    expect([path, shifts.reduce((sum, shift) => sum + shift, 0) <= 0.01]).toEqual([path, true])
  }
})

test('pictures come small and in time: the hero first, the others when they are near', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => request.resourceType() === 'image' && fetched.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.locator('.hero-picture img')).toHaveAttribute('fetchpriority', 'high')
  const pictures = fetched.filter((path) => path.startsWith('/pictures/'))
  expect(pictures).toContain('/pictures/ridge-dawn-480.avif')
  expect(pictures.length).toBeLessThan(6)
  const unsized = await page
    .locator('main img')
    .evaluateAll((all) => all.filter((one) => !one.getAttribute('width') || !one.getAttribute('height')).length)
  expect(unsized).toBe(0)
})

for (const [path, said] of [
  ['/infos-pratiques/lieux-rendez-vous/', 'Plateau du Replat'],
  ['/infos-pratiques/tarifs/', 'Cours collectifs, la semaine par personne'],
] as const) {
  test(`${path} is printed in black on white on two sheets, with whom to call and without the shell`, async ({
    page,
  }) => {
    await page.goto(path)
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(sheets?.length).toBeLessThanOrEqual(2)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(said).first()).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('01 99 00 14 50')).toBeVisible()
    for (const shell of [page.getByRole('banner'), page.getByRole('navigation'), page.getByRole('searchbox')])
      await expect(shell.filter({ visible: true })).toHaveCount(0)
    const colours = await page
      .locator('main, main h1, main dt, main dd, main th, main td, main p')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).color))
    expect([...new Set(colours)]).toEqual(['rgb(0, 0, 0)'])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the choice of an offer is a link', async ({ page }) => {
    await page.goto('/cours-enfants/ski-6-12-ans/')
    await page.getByRole('link', { name: 'Choisir mes dates' }).click()
    await expect(page).toHaveURL(/\/panier\/#offer=ESF:children-ski$/)
  })
})
