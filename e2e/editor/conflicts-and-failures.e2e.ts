import { bar, edit, editElsewhere, ready, saved, text, write } from '../support/editor-page.ts'
import { expect, test } from '../support/test.ts'

const path = '/handiski/'

test.describe('two editors at once', () => {
  test.use({ expectedNoise: [/409/] })

  for (const [choice, kept, lost] of [
    ['Garder mon texte', 'Écrit par le second.', 'Écrit par le premier.'],
    ['Prendre l’autre texte', 'Écrit par le premier.', 'Écrit par le second.'],
  ] as const) {
    test(`EDIT-5 a save based on an old version shows both texts; ${choice}`, async ({ page, browser, baseURL }) => {
      const at = choice === 'Garder mon texte' ? '/cours-enfants/' : '/cours-adultes/'
      await edit(page, at)
      const other = await editElsewhere(browser, baseURL, at)
      await write(other, text(other, 'hero'), ' Écrit par le premier.')
      await saved(other)
      await write(page, text(page, 'hero'), ' Écrit par le second.')
      const dialog = page.getByRole('dialog', { name: 'Le même texte a été modifié par deux personnes' })
      await expect(dialog.getByRole('region', { name: 'Votre texte' })).toContainText('Écrit par le second.')
      await expect(dialog.getByRole('region', { name: 'Texte de Camille Roche' })).toContainText(
        'Écrit par le premier.',
      )
      await dialog.getByRole('button', { name: choice }).click()
      await expect(dialog).toHaveCount(0)
      await ready(page)
      await expect(bar(page).getByText(/quelqu’un a modifié/)).toHaveCount(0)
      await page.reload()
      await ready(page)
      await expect(text(page, 'hero')).toContainText(kept)
      await expect(text(page, 'hero')).not.toContainText(lost)
      await other.context().close()
    })
  }
})

test.describe('no network', () => {
  test.use({ expectedNoise: [/Failed to load resource|ERR_/] })

  test('EDIT-5 offline the text waits, says so, and is saved when the network is back', async ({ page, context }) => {
    await edit(page, path)
    await context.setOffline(true)
    await write(page, text(page, 'hero'), ' Écrit dans le tunnel.')
    await expect(bar(page).getByText('Non enregistré : hors ligne')).toBeVisible()
    await write(page, text(page, 'hero'), ' Et encore.')
    await context.setOffline(false)
    await saved(page)
    await page.reload()
    await expect(text(page, 'hero')).toContainText('Écrit dans le tunnel. Et encore.')
  })

  test('EDIT-5 a text that could not be saved survives a reload, and is saved then', async ({ page }) => {
    await edit(page, '/cours-ados/')
    let cut = true
    await page.route('**/api/editor/zone', (route) => (cut ? route.abort() : route.continue()))
    await write(page, text(page, 'hero'), ' Écrit avant la coupure.')
    await expect(bar(page).getByText('Non enregistré : hors ligne')).toBeVisible()
    page.on('dialog', (dialog) => void dialog.accept())
    // Back only with the next page: what this one still tries to save is lost.
    page.once('framenavigated', () => (cut = false))
    await page.reload()
    await ready(page)
    await expect(text(page, 'hero')).toContainText('Écrit avant la coupure.')
    await saved(page)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cms_unsaved')))).toEqual(
      [],
    )
    await page.reload()
    await expect(text(page, 'hero')).toContainText('Écrit avant la coupure.')
  })
})

test('EDIT-5 a page that was drawn just before a save shows the draft all the same', async ({ page }) => {
  await edit(page, '/cours-particuliers/')
  let saving: Promise<unknown> | undefined
  await page.route('**/cours-particuliers/', async (route) => {
    const drawn = await route.fetch()
    await saving
    await route.fulfill({ response: drawn })
  })
  await write(page, text(page, 'hero'), ' Écrit en partant.')
  saving = page.waitForResponse('**/api/editor/zone')
  await page.reload()
  await ready(page)
  await expect(text(page, 'hero')).toContainText('Écrit en partant.')
})

const refuse = (status: number, code: string) => ({
  status,
  json: { error: { code, message: 'A sentence for programmers.' } },
})

test.describe('a refusal of the server', () => {
  test.use({ expectedNoise: [/status of 40[09]/] })

  test('SHOP-4 EDIT-5 is said in the language of the editor, when saving and when publishing', async ({ page }) => {
    await edit(page, '/mediation/')
    await page.route('**/api/editor/zone', (route) => route.fulfill(refuse(400, 'invalid')), { times: 1 })
    await write(page, text(page, 'hero'), ' Écrit de travers.')
    await expect(bar(page).getByText('Non enregistré : un texte est vide, trop long')).toBeVisible()
    await write(page, text(page, 'hero'), ' Et corrigé.')
    await saved(page)
    await page.route('**/api/editor/publish', (route) => route.fulfill(refuse(409, 'path-taken')))
    await bar(page).getByRole('button', { name: 'Publier' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publier cette page' })
    await dialog.getByRole('button', { name: 'Publier maintenant' }).click()
    await expect(dialog.getByText('La publication a été refusée : cette adresse est déjà prise')).toBeVisible()
    await expect(page.getByText('programmers')).toHaveCount(0)
  })
})
