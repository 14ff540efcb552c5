import type { Browser, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { demoEditor } from 'base/demo'

/** Opens a page and its sign-in from the foot of the page. */
export async function openSignIn(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Espace de rédaction|Editor/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

export async function fillSignIn(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill(demoEditor.email)
  await dialog.getByLabel('Mot de passe').fill(password)
  await dialog.getByRole('button', { name: 'Se connecter' }).click()
}

/** Signs in by the calls that the sign-in makes, opens a page and waits until its texts can be edited. */
export async function edit(page: Page, path: string): Promise<void> {
  const { email, password } = demoEditor
  const signedIn = await page.request.post('/api/admin/login', { data: { site: 'valorsene', email, password } })
  const { token } = (await signedIn.json()) as { token: string }
  await page.request.get('/api/draft', { params: { status: 'on', token } })
  // Once a tab: signing out must not bring the token back.
  await page.addInitScript((signedInAs) => {
    if (sessionStorage.getItem('test_signed_in')) return
    sessionStorage.setItem('test_signed_in', 'yes')
    sessionStorage.setItem('cms_token', signedInAs)
  }, token)
  await page.goto(path)
  await ready(page)
}

/** Another editor's browser, at the same page. */
export async function editElsewhere(browser: Browser, baseURL: string | undefined, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'fr-FR' })
  const page = await context.newPage()
  await edit(page, path)
  return page
}

export async function ready(page: Page): Promise<void> {
  await expect(bar(page).getByRole('button', { name: 'Publier' })).toBeVisible()
  await expect(page.locator('[data-cms]').first()).toBeVisible()
}

export function bar(page: Page): Locator {
  return page.getByRole('region', { name: 'Édition de la page' })
}

/** The first rich text of a zone. */
export function text(page: Page, zone: string): Locator {
  return page.locator(`[data-zone="${zone}"] [data-cms="rich"]`).first()
}

/** Types at the end of a text. */
export async function write(page: Page, where: Locator, words: string): Promise<void> {
  await where.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
}

/** Pastes at the caret what a clipboard holds, by its kinds. */
export async function pasteInto(where: Locator, clipboard: Record<string, string>): Promise<void> {
  await where.evaluate((element, held) => {
    const pasted = new DataTransfer()
    for (const [kind, words] of Object.entries(held)) pasted.setData(kind, words)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }))
  }, clipboard)
}

export async function saved(page: Page): Promise<void> {
  await expect(bar(page).getByText('Brouillon enregistré à')).toBeVisible()
}

/** The page as a visitor's browser gets it. */
export async function visitorHtml(browser: Browser, baseURL: string | undefined, path: string): Promise<string> {
  const context = await browser.newContext({ baseURL })
  const html = await (await context.request.get(path)).text()
  await context.close()
  return html
}
