import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestEditor, paragraph } from './testing-editor.ts'
import type { TestEditor } from './testing-editor.ts'
import { attributesOf, documentOf, hasOne, textOf } from './testing-document.ts'
import { createTestSite } from './testing.ts'
import type { TestSite } from './testing.ts'

let site: TestSite
let editor: TestEditor
const path = '/cours-adultes/ski/'
const emptyPage = documentOf({ text: '' })

beforeAll(async () => {
  site = await createTestSite()
  editor = await createTestEditor(site.content)
})
afterAll(() => site.close())

const asEditor = () => ({ headers: { cookie: editor.cookie() } })

/** Saves a draft with a paragraph more at the end of the content. */
const draft = (text: string): Promise<void> =>
  editor.saveContent('adults-ski', (blocks) => [...blocks, paragraph(`n${text.length}`, text)])

test('EDIT-5 a draft is seen by editors alone, with the marks that the editor goes by', async () => {
  await site.request(path)
  await draft('Un brouillon.')
  const seen = await site.request(path, asEditor())
  const shown = documentOf(seen)
  const [[version] = []] = attributesOf(shown, '[data-zone="content"]', 'data-zone-version')
  expect(Number(version)).toBeGreaterThan(1)
  const block = '[data-zone="content"] [data-block="n13"][data-block-type="rich-text"] [data-field="text"]'
  expect(textOf(shown, block)).toBe('Un brouillon.')
  expect(hasOne(shown, 'h1[data-text="title"], h1 [data-text="title"]')).toBe(true)
  expect(seen.headers['cache-control']).toBe('private, no-store')
  const visitor = documentOf(await site.request(path))
  expect(visitor.body.textContent).not.toContain('Un brouillon.')
  expect(attributesOf(visitor, '[data-zone], [data-block], [data-field], [data-text]', 'class')).toEqual([])
  const data = await site.request(`${path}_.data?_routes=page`, asEditor())
  expect(data.headers['cache-control']).toBe('private, no-store')
})

test('EDIT-2 EDIT-5 every page says from its first frame whether a draft is seen', async () => {
  const [session = ''] = editor.cookie().split('; ')
  const views = [
    ['the draft', editor.cookie(), '', true],
    ['the published page, as asked for', editor.cookie(), '?version=published', false],
    ['the published page, without drafts', session, '', false],
    ['the published page, after the session', 'schuss_session=ended; schuss_draft=on', '', false],
  ] as const
  const pages = await editor.pages()
  expect(pages.length).toBeGreaterThan(20)
  for (const { key, path: at } of pages) {
    for (const [name, cookie, query, isDraft] of views) {
      const response = await site.request(at + query, { headers: { cookie } })
      // Hundreds of pages: one that names neither is not parsed.
      const page = /draft-notice|data-page/.test(response.text) ? documentOf(response) : emptyPage
      const said = { notice: hasOne(page, '.draft-notice'), marked: hasOne(page, `[data-page="${key}"]`) }
      expect([at, name, said]).toEqual([at, name, { notice: isDraft, marked: isDraft }])
    }
  }
})

test('EDIT-5 a published text is served to visitors at once', async () => {
  const before = await site.request(path)
  let served = before
  await draft('Publié à l’instant.')
  await editor.publish('adults-ski')
  const paragraphs = async (): Promise<string[]> => {
    served = await site.request(path)
    return [...documentOf(served).querySelectorAll('main p')].map(({ textContent }) => textContent)
  }
  await expect.poll(paragraphs, { timeout: 1000 }).toContain('Publié à l’instant.')
  expect(served.headers.etag).not.toBe(before.headers.etag)
})

test('a change of one page leaves the others in the cache', async () => {
  const other = await site.request('/forfaits/')
  await draft('Encore un mot.')
  await editor.publish('adults-ski')
  expect((await site.request('/forfaits/')).headers.etag).toBe(other.headers.etag)
})
