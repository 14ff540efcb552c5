import { demoEditor } from 'base/demo'
import { bar, edit, editElsewhere, ready, saved, text, write } from '../support/editor-page.ts'
import { expect, test } from '../support/test.ts'

test('EDIT-5 while the draft is on its way the bar says so, promises nothing, and loses nothing that is typed', async ({
  page,
}) => {
  await edit(page, '/handiski/')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/editor/page?*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.reload()
  await expect(bar(page)).toContainText('Chargement du brouillon…')
  await expect(bar(page)).not.toContainText('Brouillon non publié')
  await expect(bar(page).getByRole('button', { name: 'Publier' })).toHaveCount(0)
  const lead = page.locator('[data-zone="hero"] [data-field]').first()
  await lead
    .locator('p')
    .first()
    .click({ position: { x: 1, y: 10 } })
  await page.keyboard.type('Avant ')
  held.resolve()
  await ready(page)
  await expect(lead).toContainText('Avant')
  await saved(page)
  await expect(bar(page)).toContainText('Brouillon non publié')
})

test('EDIT-5 a link that is followed while the draft is on its way leads to the other page’s draft', async ({
  page,
}) => {
  await edit(page, '/handiski/')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/editor/page?key=adaptive*', async (route) => {
    await held.promise
    await route.continue().catch(() => {})
  })
  await page.reload()
  await expect(bar(page)).toContainText('Chargement du brouillon…')
  await page.locator('footer a[href="/cgv/"]').first().click()
  await expect(page).toHaveURL(/cgv/)
  await ready(page)
  await expect(bar(page)).toContainText('Conditions de vente')
  await expect(bar(page)).toContainText('À jour en ligne')
  held.resolve()
})

test.describe('a session that ended elsewhere', () => {
  test.use({ expectedNoise: [/401/] })

  test('EDIT-2 is said after a reload, and signing in goes on with the draft', async ({ page, context }) => {
    await edit(page, '/infos-pratiques/equipement/')
    await context.clearCookies()
    await page.reload()
    const dialog = page.getByRole('dialog', { name: 'Se reconnecter' })
    await dialog.getByLabel('Mot de passe').fill(demoEditor.password)
    await page.keyboard.press('Enter')
    await ready(page)
    await expect(bar(page)).not.toContainText('n’a rien à modifier')
  })
})

test('EDIT-2 a new tab of a signed-in browser says that it shows a draft', async ({ page, context }) => {
  await edit(page, '/retractation/')
  const tab = await context.newPage()
  await tab.goto('/retractation/')
  await expect(tab.getByText('Vous voyez le brouillon de cette page')).toBeVisible()
  await expect(tab.getByRole('link', { name: 'Se connecter pour modifier' })).toBeVisible()
  await tab.goto('/retractation/?version=published')
  await expect(tab.getByText('Vous voyez le brouillon de cette page')).toHaveCount(0)
})

test.describe('offline', () => {
  test.use({ expectedNoise: [/Failed to load resource|ERR_/] })

  test('EDIT-5 a link keeps who follows it on the page, with a sentence', async ({ page, context }) => {
    await edit(page, '/retractation/')
    await context.setOffline(true)
    await page.locator('footer a[href="/cgv/"]').first().click()
    await expect(bar(page)).toContainText('Pas de connexion')
    await expect(page).toHaveURL(/retractation/)
    await context.setOffline(false)
    await expect(bar(page)).not.toContainText('Pas de connexion')
  })
})

test('EDIT-5 the focus stays where one works: after Enter in a title, and after publishing; others learn of it', async ({
  page,
  browser,
  baseURL,
}) => {
  const at = '/infos-pratiques/horaires/'
  await edit(page, at)
  const other = await editElsewhere(browser, baseURL, at)
  const title = page.getByRole('heading', { level: 1 }).locator('[data-text="title"]')
  await write(page, title, ' neufs')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.matches('[data-cms]:not([data-text="title"])'))).toBe(true)
  await saved(page)
  await other.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(bar(other)).toContainText('Brouillon non publié')
  await expect(bar(other)).toContainText('Quelqu’un d’autre a modifié cette page.')
  await bar(page).getByRole('button', { name: 'Publier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publier cette page' })
  await expect(dialog.locator('ins')).toContainText(['titre'])
  await dialog.getByRole('button', { name: 'Publier maintenant' }).click()
  await expect(dialog.getByText('Publié à')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar(page).getByRole('button', { name: 'Publier' })).toBeFocused()
  await other.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(bar(other)).toContainText('À jour en ligne')
  await other.context().close()
})

test('EDIT-5 the bar takes less than 80 pixels of a phone, and a word without an end stays in its box', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await edit(page, '/accessibilite/')
  expect((await bar(page).boundingBox())?.height).toBeLessThan(80)
  await write(page, text(page, 'content'), ` ${'neige'.repeat(46)}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  )
})

test('EDIT-5 the notice on cookies stands above the editor’s bar, on a desktop and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await edit(page, '/accessibilite/')
  const notice = page.getByRole('region', { name: 'Cookies' })
  const gap = async (): Promise<number> => {
    const [above, below] = [await notice.boundingBox(), await bar(page).boundingBox()]
    return above && below ? below.y - above.y - above.height : Number.NaN
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
  await text(page, 'content').focus()
  await expect(page.getByRole('toolbar')).toBeVisible()
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
})
