import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Rechercher sur le site' })
const results = (page: Page) => page.getByRole('option')
const chosen = (page: Page) => page.getByRole('option', { selected: true })
const sheet = (page: Page) => page.locator('#search')

async function openSearch(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(sheet(page)).toBeVisible({ timeout: 500 })
  }).toPass()
}

async function openPanel(page: Page): Promise<void> {
  await page.goto('/cours-enfants/')
  await openSearch(page)
  await expect(field(page)).toBeFocused()
}

/** Answers a search with these names, each a page of its own. */
function answer(route: Route, names: string[]): Promise<void> {
  return route.fulfill({
    json: names.map((name) => ({ name, title: name, page: name, path: `/${name.toLowerCase()}/` })),
  })
}

test('SEARCH-1 SEARCH-2 typing asks once; arrows choose, Enter opens what the field says is chosen', async ({
  page,
}) => {
  await page.clock.install()
  await openPanel(page)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/search') && asked.push(request.url()))
  // Time stands while one types, so that a busy machine makes no pause between two keys.
  await page.clock.pauseAt(Date.now() + 1000)
  await page.keyboard.press('Space')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('moufle')
  await page.clock.resume()
  await expect(results(page).first()).toBeVisible()
  expect(asked.map((address) => new URL(address).searchParams.get('query'))).toEqual(['moufle'])
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(sheet(page).locator('output').first()).toHaveText(`${await results(page).count()} résultats`)
  await expect(results(page).locator('mark').first()).toHaveText('Moufle')
  await expect(chosen(page)).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(chosen(page)).toHaveCount(1)
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id')) ?? '')
  await expect(field(page)).toBeFocused()
  const path = (await chosen(page).getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(sheet(page)).toBeHidden()
  await expect(page.locator('#search-input')).toHaveValue('')
})

test('SEARCH-2 a result of an earlier text is never opened: not while the next answer is awaited, nor by a late answer', async ({
  page,
}) => {
  const held = new Map<string, Route>()
  await page.route('**/api/search?**', (route) => {
    const query = new URL(route.request().url()).searchParams.get('query') ?? ''
    held.set(query, route)
  })
  await openPanel(page)
  await page.keyboard.type('ski')
  await expect.poll(() => held.has('ski')).toBe(true)
  await answer(held.get('ski')!, ['Skier', 'Skieuse'])
  await expect(results(page)).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveText('Skier')

  await page.keyboard.type('s')
  await expect(chosen(page)).toHaveCount(0)
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveCount(0)
  await expect.poll(() => held.has('skis')).toBe(true)

  await page.keyboard.type('!')
  await expect.poll(() => held.has('skis!')).toBe(true)
  await answer(held.get('skis!')!, ['Patin'])
  await expect(results(page)).toHaveText(['Patin'])
  await answer(held.get('skis')!, ['Trop', 'Tard']).catch(() => undefined)
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveText('Patin')
  await expect(results(page)).toHaveCount(1)

  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/recherche\/\?q=skis$/)
})

test.describe('when the search does not answer', () => {
  test.use({ expectedNoise: [/status of 400/] })

  test('SEARCH-2 the panel says that it failed and asks again when told to; the field keeps the focus', async ({
    page,
  }) => {
    let isDown = true
    await page.route('**/api/search?**', (route) =>
      isDown ? route.fulfill({ status: 400, json: { error: {} } }) : answer(route, ['Forfaits']),
    )
    await openPanel(page)
    await page.keyboard.type('forfait')
    await expect(sheet(page).getByText('La recherche ne répond pas.').last()).toBeVisible()
    isDown = false
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(results(page)).toHaveText(['Forfaits'])
    await expect(field(page)).toBeFocused()
  })
})

test('SEARCH-2 SEARCH-5 nothing found has its words; Escape clears and closes; Enter leads to the page of results', async ({
  page,
}) => {
  await openPanel(page)
  await page.keyboard.type('xqzwk')
  await expect(sheet(page).locator('output').first()).toHaveText('Pas de résultats...')
  await expect(sheet(page).locator('strong')).toHaveText('Pas de résultats...')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(page.locator('#search-input')).toHaveValue('')
  await openSearch(page)
  await page.keyboard.type('xqzwk')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=xqzwk$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Pas de résultats...')
  await page.getByRole('main').locator('.main-page-links').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/q=/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('SEARCH-2 text typed before hydration is searched; the panel fills the screen, and a tap opens a result', async ({
    page,
  }) => {
    const long = `Donaudampfschifffahrtsgesellschaftskapitän${'é'.repeat(60)}`
    await page.route('**/api/search?**', (route) =>
      route.fulfill({
        json: [
          { name: long, title: `${long} deux fois`, page: 'x', path: '/x/' },
          { name: 'Forfaits', title: 'Forfaits', page: 'lift-passes', path: '/forfaits/' },
        ],
      }),
    )
    const awake = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await awake.promise
      await route.continue()
    })
    await page.goto('/cours-enfants/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Afficher la recherche' }).tap()
    await expect(page.locator('#search-input')).toBeFocused()
    await page.keyboard.type('forfaits')
    awake.resolve()
    await expect(results(page)).toHaveCount(2)
    const outside = await sheet(page).evaluate((element) => ({
      window: window.innerWidth - element.getBoundingClientRect().width,
      panel: element.scrollWidth - element.clientWidth,
    }))
    expect(outside).toEqual({ window: 0, panel: 0 })
    await results(page).last().tap()
    await expect(page).toHaveURL(/\/forfaits\/$/)
    await expect(sheet(page)).toBeHidden()
  })
})
