import { demoEditor } from 'base/demo'
import { openSignIn, bar, edit, fillSignIn, ready, saved, text, write } from '../support/editor-page.ts'
import { expect, test } from '../support/test.ts'

test.describe('wrong', () => {
  test.use({ expectedNoise: [/401/] })

  test('EDIT-1 a wrong password is told in these words, and the button comes back', async ({ page }) => {
    await openSignIn(page, '/accessibilite/')
    await fillSignIn(page, 'verglas')
    await expect(page.getByRole('dialog').getByText('e-mail ou mot de passe incorrect')).toBeVisible()
    const button = page.getByRole('dialog').getByRole('button', { name: 'Se connecter' })
    await expect(button).toBeEnabled()
    await fillSignIn(page, demoEditor.password)
    await ready(page)
  })

  test('EDIT-2 a session that has ended asks to sign in again, and no text is lost', async ({ page, context }) => {
    await edit(page, '/infos-pratiques/equipement/')
    await context.clearCookies()
    await write(page, text(page, 'hero'), ' Écrit après la session.')
    const dialog = page.getByRole('dialog', { name: 'Se reconnecter' })
    await expect(dialog.getByLabel('Mot de passe')).toBeFocused()
    await dialog.getByLabel('Mot de passe').fill('verglas')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('e-mail ou mot de passe incorrect')).toBeVisible()
    await dialog.getByLabel('Mot de passe').fill(demoEditor.password)
    await page.keyboard.press('Enter')
    await saved(page)
    await expect(text(page, 'hero'), 'the focus comes back to the text').toBeFocused()
    await page.keyboard.type(' Et la suite.')
    await expect(text(page, 'hero')).toContainText('Écrit après la session. Et la suite.')
    await saved(page)
    await page.reload()
    await expect(text(page, 'hero')).toContainText('Écrit après la session. Et la suite.')
  })
})

test('EDIT-2 EDIT-3 the session survives a reload and another page, and ends when one signs out', async ({ page }) => {
  await edit(page, '/accessibilite/')
  expect(await page.evaluate(() => sessionStorage.getItem('cms_token'))).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  await page.reload()
  await ready(page)
  await page.locator('footer a[href="/mentions-legales/"]').first().click()
  await expect(page).toHaveURL(/mentions-legales/)
  await ready(page)
  await expect(bar(page)).toContainText(demoEditor.name)
  await bar(page).getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(page.locator('[data-zone]')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('cms_token'))).toBeNull()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-zone]')).toHaveCount(0)
})

test('EDIT-7 a visitor downloads not one byte of the editor', async ({ page }) => {
  const asked: string[] = []
  page.on('response', (response) => void asked.push(response.url()))
  for (const path of ['/', '/cours-enfants/', '/contact/', '/infos-pratiques/faq/']) {
    await page.goto(path)
    await page.mouse.wheel(0, 4000)
    await page.waitForLoadState('networkidle')
  }
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((address) => /\/static\/cms\/|\/api\/(editor|admin|draft)/.test(address))).toEqual([])
  for (const address of new Set(asked.filter((one) => one.endsWith('.js'))))
    expect(await (await page.request.get(address)).text(), address).not.toMatch(/prosemirror|tiptap|ProseMirror/)
  await expect(page.locator('[data-zone], [data-block], [data-page], [data-field], [data-text]')).toHaveCount(0)
})

test('EDIT-4 without the editor’s script the page works on', async ({ page }) => {
  await page.addInitScript(() => {
    const middle = btoa(JSON.stringify({ sub: '1', name: 'x', site: 'valorsene', exp: 4_000_000_000 }))
    sessionStorage.setItem('cms_token', `a.${middle}.c`)
  })
  await page.route('**/static/cms/editor.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  )
  await page.goto('/contact/')
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('button', { name: 'Enfants' }).click()
  await expect(page.getByRole('link', { name: 'Ski 6-12' }).first()).toBeVisible()
})
