import { bar, edit, editElsewhere, pasteInto, ready, saved, visitorHtml, text, write } from '../support/editor-page.ts'
import { expect, test } from '../support/test.ts'

test('SHOP-4 EDIT-5 a text is edited where it stands, saved by itself, seen by nobody else, and published within a second', async ({
  page,
  browser,
  baseURL,
}) => {
  const [here, there] = ['/infos-pratiques/annulation/', '/en/information/cancellation/']
  // Words of this try alone, and a visitor who is there already: neither a second try nor a new browser costs the second.
  const words = `Neige du ${Date.now()}.`
  const visitor = await browser.newContext({ baseURL })
  const english = await visitorHtml(browser, baseURL, there)
  await edit(page, here)
  const lead = text(page, 'hero')
  await lead.scrollIntoViewIfNeeded()
  const before = await lead.boundingBox()
  await lead.click()
  expect(await lead.boundingBox()).toEqual(before)
  await write(page, lead, ` ${words}`)
  await saved(page)
  await expect(bar(page)).toContainText('Brouillon non publié')

  await page.reload()
  await ready(page)
  await expect(text(page, 'hero')).toContainText(words)
  expect(await visitorHtml(browser, baseURL, here)).not.toContain(words)

  const compared = Promise.withResolvers<void>()
  await page.route('**/api/editor/page?*', async (route) => {
    await compared.promise
    await route.continue()
  })
  await bar(page).getByRole('button', { name: 'Publier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publier cette page' })
  // Nothing is published before its changes are shown.
  await expect(dialog.getByRole('button', { name: 'Publier maintenant' })).toBeDisabled()
  compared.resolve()
  await expect(dialog.locator('ins')).toContainText([words])
  const answered = page.waitForResponse('**/api/editor/publish')
  await dialog.getByRole('button', { name: 'Publier maintenant' }).click()
  await answered
  await expect
    .poll(async () => (await visitor.request.get(here)).text(), { timeout: 1000, intervals: [20] })
    .toContain(words)
  await visitor.close()
  await expect(dialog.getByText('Publié à')).toBeVisible()
  await dialog.getByRole('button', { name: 'Fermer' }).first().click()
  await expect(bar(page)).toContainText('À jour en ligne')
  await expect(bar(page).getByRole('button', { name: 'Publier' })).toBeDisabled()
  expect(await visitorHtml(browser, baseURL, there)).toBe(english)
})

test('EDIT-5 the title and plain texts are typed like any other, and hold no markup', async ({
  page,
  browser,
  baseURL,
}) => {
  await edit(page, '/infos-pratiques/faq/')
  const title = page.getByRole('heading', { level: 1 }).locator('[data-text="title"]')
  await write(page, title, ' <b>et réponses</b>')
  await page.keyboard.press('Enter')
  const question = page.locator('[data-text="items.0.question"]').first()
  const words = (await question.textContent()) ?? ''
  await write(page, question, ' Dites tout')
  await expect(page.locator('details').first()).toHaveAttribute('open', '')
  await saved(page)
  await page.reload()
  await ready(page)
  await expect(title).toHaveText(/<b>et réponses<\/b>$/)
  await expect(question).toHaveText(`${words} Dites tout`)
  expect(await visitorHtml(browser, baseURL, '/infos-pratiques/faq/')).not.toContain('réponses&lt;')
})

test('EDIT-5 words are formed by the keyboard alone: bold, a heading, a list, a link to a page', async ({ page }) => {
  await edit(page, '/infos-pratiques/horaires/')
  const content = text(page, 'content')
  await content.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Titre neuf')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Alt+0')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('gras')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' et lien')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+k')
  await expect(page.getByLabel('Page du site, ou adresse')).toBeFocused()
  await page.keyboard.type('annulation')
  await page.keyboard.press('Enter')
  await expect(content.locator('a[href="page:cancellation"]').first()).toHaveText('lien')
  await expect(content).toBeFocused()
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('button', { name: 'Gras' })).toBeFocused()
  await page.keyboard.press('End')
  for (const _ of ['undo', 'numbered', 'bullets']) await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Liste à puces' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(content.locator('li')).toContainText('gras et lien')
  await saved(page)
  await page.reload()
  await ready(page)
  await expect(content.locator('strong').first()).toHaveText('gras')
  await expect(content.locator('a').first()).toHaveAttribute(
    'href',
    /^(\/infos-pratiques\/annulation\/|page:cancellation)$/,
  )
  await expect(content.locator('li')).toContainText('gras et lien')
})

test('EDIT-5 a space typed in a question is kept and undone like a letter; a space that holds two words together stays one', async ({
  page,
}) => {
  await edit(page, '/infos-pratiques/faq/')
  const question = page.locator('[data-text="items.0.question"]').first()
  const words = (await question.textContent()) ?? ''
  await question.click()
  await page.keyboard.press('Home')
  for (const _ of 'Qua') await page.keyboard.press('ArrowRight')
  await page.keyboard.press(' ')
  await saved(page)
  await expect(question).toHaveText(words.replace('Qua', 'Qua '))
  await page.keyboard.press('Control+z')
  await expect(question).toHaveText(words)
  await page.keyboard.insertText('10\u00A0km ')
  await pasteInto(question, { 'text/plain': 'deux\nlignes' })
  await saved(page)
  await page.reload()
  await ready(page)
  expect(await question.textContent()).toBe(words.replace('Qua', 'Qua10\u00A0km deux lignes'))
})

test('EDIT-5 what is typed stands as it is printed: apostrophes, and the spaces before French signs', async ({
  page,
}) => {
  await edit(page, '/retractation/')
  const [title, lead] = [page.getByRole('heading', { level: 1 }).locator('[data-text="title"]'), text(page, 'hero')]
  for (const where of [title, lead]) await write(page, where, " l'hiver ?")
  await saved(page)
  await page.reload()
  await ready(page)
  for (const where of [title, lead]) expect(await where.textContent()).toMatch(/ l’hiver\u202F\?$/)
})

test('EDIT-5 a press between two paragraphs puts the caret into words', async ({ page }) => {
  await edit(page, '/mentions-legales/')
  const content = page.locator('[data-zone="content"] [data-block-type="rich-text"] [data-cms]').first()
  const [first, second] = [content.locator('p').nth(0), content.locator('p').nth(1)]
  // In the middle of the window, where neither the bar nor the notice on cookies stands.
  await first.evaluate((paragraph) => paragraph.scrollIntoView({ block: 'center' }))
  const [above, below] = [await first.boundingBox(), await second.boundingBox()]
  if (!above || !below) throw new Error('the two paragraphs are not there')
  await page.mouse.click(above.x + 40, (above.y + above.height + below.y) / 2)
  await page.keyboard.type('Xylophone')
  await expect(content.locator('p', { hasText: 'Xylophone' })).toHaveCount(1)
})

const ofGoogleDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
  <h3 dir="ltr"><span style="font-size:16pt;font-weight:700">Du titre</span></h3><p dir="ltr"><span style="font-weight:700">gras</span><span
  style="font-weight:400"> droit </span><span style="font-style:italic">penché</span></p></b>`
const ofWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal { margin: 0 }</style></head><body>
  <p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
  style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>premier</p><p class=MsoListParagraph
  style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>dedans</p>
  <table border=1><tr><td><p>Adulte</p></td><td><p>44 €</p></td></tr></table></body></html>`

test('EDIT-5 what a word processor says by styles is kept: bold, italic, lists; a table becomes lines', async ({
  page,
}) => {
  await edit(page, '/confidentialite/')
  const content = text(page, 'content')
  await content.click()
  await page.keyboard.press('Control+Home')
  await pasteInto(content, { 'text/html': ofGoogleDocs })
  await expect(content.locator('h2, h3').first()).toHaveText('Du titre')
  await expect(content.locator('strong').filter({ hasText: /^gras$/ })).toHaveCount(1)
  await expect(content.locator('em').filter({ hasText: /^penché$/ })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await pasteInto(content, { 'text/html': ofWord })
  await expect(content.locator('ul > li').filter({ hasText: 'premier' }).locator('ol > li')).toHaveText('dedans')
  await expect(content.locator('p').filter({ hasText: /^Adulte 44 €/ })).toHaveCount(1)
})

test.describe('pasted', () => {
  // The page's policy stops what the pasted text would do even before it is taken out.
  test.use({ expectedNoise: [/Content Security Policy/] })

  test('EDIT-5 what is pasted loses what content does not know', async ({ page }) => {
    await edit(page, '/cookies/')
    const lead = text(page, 'content')
    await lead.click()
    await page.keyboard.press('Control+Home')
    await pasteInto(lead, {
      'text/html':
        '<p onclick="x()" style="color:red">Collé <a href="javascript:alert(1)">ici</a><script>window.hit=1</script><img src=x onerror="window.hit=1"></p>',
    })
    await saved(page)
    await page.reload()
    await ready(page)
    await expect(lead).toContainText('Collé ici')
    await expect(lead.locator('script, img, [style], [onclick], a[href^="javascript"]')).toHaveCount(0)
    expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  })
})

test('SHOP-4 EDIT-5 the preview shows the draft as visitors will see it, page after page, and leads back', async ({
  page,
}) => {
  await edit(page, '/mentions-legales/')
  await write(page, text(page, 'content'), ' Un ajout à relire.')
  await bar(page).getByRole('button', { name: 'Aperçu' }).click()
  await expect(bar(page)).toContainText('Aperçu du brouillon')
  await expect(page.getByText('Un ajout à relire.')).toBeVisible()
  await expect(page.locator('[data-cms]')).toHaveCount(0)
  await page.reload()
  await expect(bar(page)).toContainText('Aperçu du brouillon')
  await bar(page).getByRole('button', { name: 'Reprendre l’édition' }).click()
  await ready(page)
})

test.describe('a draft of a colleague', () => {
  test.use({ expectedNoise: [/409/] })

  test('EDIT-5 is read before it is published, and can be discarded', async ({ page, browser, baseURL }) => {
    const at = '/ecole/histoire/'
    const online = await visitorHtml(browser, baseURL, at)
    await edit(page, at)
    const other = await editElsewhere(browser, baseURL, at)
    await write(page, text(page, 'hero'), ' De la première.')
    await saved(page)
    await bar(page).getByRole('button', { name: 'Publier' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publier cette page' })
    await expect(dialog.locator('ins')).toHaveCount(1)
    await write(other, other.getByRole('heading', { level: 1 }).locator('[data-text="title"]'), ' du second')
    await saved(other)
    await dialog.getByRole('button', { name: 'Publier maintenant' }).click()
    await expect(dialog.getByText('Quelqu’un a enregistré entre-temps')).toBeVisible()
    await expect(dialog.locator('ins').filter({ hasText: 'du second' })).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Abandonner ces changements' }).click()
    const sure = page.getByRole('dialog', { name: 'Abandonner ces changements ?' })
    await sure.getByRole('button', { name: 'Abandonner', exact: true }).click()
    await expect(sure).toHaveCount(0)
    await ready(page)
    await expect(bar(page)).toContainText('À jour en ligne')
    await expect(text(page, 'hero')).not.toContainText('De la première.')
    expect(await visitorHtml(browser, baseURL, at)).toBe(online)
    await other.context().close()
  })
})

test('META-4 a block out of season is shown to who edits, with its dates, and is gone in the preview', async ({
  page,
}) => {
  await edit(page, '/infos-pratiques/acces/')
  const block = page.locator('[data-cms-dates]')
  await expect(block).toContainText('Les samedis de février')
  expect(await block.getAttribute('data-cms-dates')).toMatch(/^Invisible aujourd’hui. Visible\u00A0: 6 févr/)
  await bar(page).getByRole('button', { name: 'Aperçu' }).click()
  await expect(bar(page)).toContainText('Aperçu du brouillon')
  await expect(page.getByText('Les samedis de février')).toBeHidden()
})
