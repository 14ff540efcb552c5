import { bar, edit, ready, saved, text, write } from '../support/editor-page.ts'
import { expect, test } from '../support/test.ts'

/** Pages of the demo that together hold a required text of every type that has one there. */
const pages = [
  '/',
  '/contact/',
  '/infos-pratiques/faq/',
  '/infos-pratiques/annulation/',
  '/infos-pratiques/lieux-rendez-vous/',
  '/niveaux/ski/enfants/',
]

test('EDIT-5 every required text that is emptied stays visible, can be pressed, is not saved empty, and comes back', async ({
  page,
}) => {
  await edit(page, pages[0] ?? '/')
  let saves = 0
  await page.route('**/api/editor/{zone,fields}', (route) => {
    saves += 1
    return route.continue()
  })
  const types = new Set<string>()
  for (const path of pages) {
    await page.goto(path)
    await ready(page)
    const faults = await page.evaluate(() => {
      const found: string[] = []
      const texts = [...document.querySelectorAll<HTMLElement>('[data-cms="plain"]')].filter(({ dataset }) =>
        /à écrire|to be written/.test(dataset['cmsPlaceholder'] ?? ''),
      )
      for (const one of texts.filter((element) => element.checkVisibility() && !element.closest('[inert]'))) {
        const words = one.textContent
        one.focus()
        getSelection()?.selectAllChildren(one)
        document.execCommand('delete')
        const { width, height } = one.getBoundingClientRect()
        const name = `${one.closest<HTMLElement>('[data-block-type]')?.dataset['blockType']} ${one.dataset['text']}`
        if (one.textContent?.trim()) found.push(`${name} was not emptied`)
        if (width < 24 || height < 12) found.push(`${name} is ${width} x ${height}`)
        one.blur()
        if (one.textContent !== words) found.push(`${name} did not come back`)
      }
      const types = texts.map((one) => one.closest<HTMLElement>('[data-block-type]')?.dataset['blockType'] ?? 'page')
      return { found, types }
    })
    expect([path, faults.found]).toEqual([path, []])
    for (const type of faults.types) types.add(type)
    await expect(bar(page)).toContainText('Cliquez sur un texte')
  }
  expect([...types].toSorted()).toEqual(
    expect.arrayContaining(['cards', 'carousel', 'levels', 'meeting-points', 'page', 'price-table', 'questions']),
  )
  expect(saves).toBe(0)
})

test('EDIT-5 an optional text that was emptied can be found and written again after a reload', async ({ page }) => {
  await edit(page, '/')
  const optional = page.locator('[data-cms="plain"][data-cms-placeholder*="vide"]').first()
  const path = await optional.getAttribute('data-text')
  const block = await optional.evaluate((one) => one.closest<HTMLElement>('[data-block]')?.dataset['block'])
  const again = page.locator(block ? `[data-block="${block}"] [data-text="${path}"]` : `[data-text="${path}"]`).first()
  await optional.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await saved(page)
  await page.reload()
  await ready(page)
  await again.click()
  await page.keyboard.type('De retour')
  await saved(page)
  await expect(again).toHaveText('De retour')
})

test('EDIT-5 the first press, double press or drag in a text selects what it covers', async ({ page }) => {
  await edit(page, '/cours-ados/')
  const lead = text(page, 'hero')
  const words = (await lead.locator('p').first().textContent()) ?? ''
  await lead
    .locator('p')
    .first()
    .dblclick({ position: { x: 8, y: 12 } })
  await page.keyboard.type('Xylophone')
  await expect(lead).toContainText(words.replace(/^[^\s’]+/, 'Xylophone'))
})

test('EDIT-5 a press under a pointer that rested there before the text could be edited puts the caret where it is', async ({
  page,
}) => {
  await edit(page, '/cours-ados/')
  const lead = text(page, 'hero')
  const words = (await lead.locator('p').first().textContent()) ?? ''
  const { x, y } = (await lead.locator('p').first().boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 1, y + 12)
  await page.reload()
  await ready(page)
  await page.mouse.down()
  await page.mouse.up()
  await page.keyboard.type('Xylophone ')
  await expect(lead).toContainText(`Xylophone ${words}`)
})

test('EDIT-5 redo has an end: once more changes nothing', async ({ page }) => {
  await edit(page, '/accessibilite/')
  const content = text(page, 'content')
  await write(page, content, ' Une fin.')
  await page.keyboard.press('Control+z')
  await expect(content).not.toContainText('Une fin.')
  for (const _ of ['once', 'twice', 'once too many']) await page.keyboard.press('Control+Shift+z')
  await expect(content).toContainText('Une fin.')
})
