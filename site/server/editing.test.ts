import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestEditor, paragraph } from './testing-editor.ts'
import type { TestEditor } from './testing-editor.ts'
import { createTestSite } from './testing.ts'
import type { TestSite } from './testing.ts'

let site: TestSite
let editor: TestEditor
const path = '/cours-adultes/ski/'

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
  expect(seen.text.includes('Un brouillon.')).toBe(true)
  expect(/data-zone="content" data-zone-version="\d+"/.test(seen.text)).toBe(true)
  expect(/data-block="[\w-]+" data-block-type="rich-text"/.test(seen.text)).toBe(true)
  expect(seen.text.includes('data-field="text"')).toBe(true)
  expect(seen.text.includes('data-text="title"')).toBe(true)
  expect(seen.headers['cache-control']).toBe('private, no-store')
  const visitor = await site.request(path)
  expect(visitor.text.includes('Un brouillon.')).toBe(false)
  expect(/data-(zone|block|field|text)=/.test(visitor.text)).toBe(false)
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
      const { text } = await site.request(at + query, { headers: { cookie } })
      const said = { notice: text.includes('class="draft-notice'), marked: text.includes(`data-page="${key}"`) }
      expect([at, name, said]).toEqual([at, name, { notice: isDraft, marked: isDraft }])
    }
  }
})

test('EDIT-5 a published text is served to visitors at once', async () => {
  const before = await site.request(path)
  await draft('Publié à l’instant.')
  await editor.publish('adults-ski')
  const published = performance.now()
  let served = await site.request(path)
  while (!served.text.includes('Publié à l’instant.') && performance.now() - published < 1000)
    served = await site.request(path)
  expect(served.text.includes('Publié à l’instant.')).toBe(true)
  expect(performance.now() - published).toBeLessThan(1000)
  expect(served.headers.etag).not.toBe(before.headers.etag)
})

test('a change of one page leaves the others in the cache', async () => {
  const other = await site.request('/forfaits/')
  await draft('Encore un mot.')
  await editor.publish('adults-ski')
  expect((await site.request('/forfaits/')).headers.etag).toBe(other.headers.etag)
})
