import { createBrowser } from 'content/testing'
import type { Browser } from 'content/testing'
import type { EditorPage } from 'content/api/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite } from './testing.ts'
import type { TestSite } from './testing.ts'

let now = new Date('2026-11-21T09:00:00Z')
let site: TestSite
let editor: Browser
const path = '/cours-adultes/ski/'

beforeAll(async () => {
  site = await createTestSite(() => now)
  editor = createBrowser(site.content)
  await editor.signIn()
})
afterAll(() => site.close())

function asEditor(): { headers: Record<string, string> } {
  return { headers: { cookie: editor.request('/').headers.get('cookie') ?? '' } }
}

async function pageOf(key: string): Promise<EditorPage> {
  return (await (await editor.call('GET', `/api/editor/page?key=${key}&lang=fr`)).json()) as EditorPage
}

/** Saves a draft with a paragraph more at the end of the content. */
async function draft(key: string, text: string): Promise<void> {
  const zone = (await pageOf(key)).zones.find(({ id }) => id === 'content')
  const paragraph = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
  const blocks = [...(zone?.blocks ?? []), { id: `n${text.length}`, type: 'rich-text', data: { text: paragraph } }]
  const answer = await editor.call('PUT', '/api/editor/zone', {
    key,
    lang: 'fr',
    zone: 'content',
    base: zone?.version,
    blocks,
  })
  expect(answer.status).toBe(200)
}

async function publish(key: string): Promise<void> {
  expect((await editor.call('POST', '/api/editor/publish', { key, lang: 'fr' })).status).toBe(200)
}

test('EDIT-5 a draft is seen by editors alone, with the marks that the editor goes by', async () => {
  await site.ask(path)
  await draft('adults-ski', 'Un brouillon.')
  const seen = await site.ask(path, asEditor())
  expect(seen.text.includes('Un brouillon.')).toBe(true)
  expect(/data-zone="content" data-zone-version="\d+"/.test(seen.text)).toBe(true)
  expect(/data-block="[\w-]+" data-block-type="rich-text"/.test(seen.text)).toBe(true)
  expect(seen.text.includes('data-field="text"')).toBe(true)
  expect(seen.text.includes('data-text="title"')).toBe(true)
  expect(seen.headers['cache-control']).toBe('private, no-store')
  const visitor = await site.ask(path)
  expect(visitor.text.includes('Un brouillon.')).toBe(false)
  expect(/data-(zone|block|field|text)=/.test(visitor.text)).toBe(false)
  const data = await site.ask(`${path}_.data?_routes=page`, asEditor())
  expect(data.headers['cache-control']).toBe('private, no-store')
})

test('EDIT-5 a published text is served to visitors at once', async () => {
  const before = await site.ask(path)
  await draft('adults-ski', 'Publié à l’instant.')
  await publish('adults-ski')
  const published = performance.now()
  let served = await site.ask(path)
  while (!served.text.includes('Publié à l’instant.') && performance.now() - published < 1000)
    served = await site.ask(path)
  expect(served.text.includes('Publié à l’instant.')).toBe(true)
  expect(performance.now() - published).toBeLessThan(1000)
  expect(served.headers.etag).not.toBe(before.headers.etag)
})

test('a change of one page leaves the others in the cache', async () => {
  const other = await site.ask('/forfaits/')
  await draft('adults-ski', 'Encore un mot.')
  await publish('adults-ski')
  expect((await site.ask('/forfaits/')).headers.etag).toBe(other.headers.etag)
})

test('PATH-8 a moved page’s old path is redirected 301, and links to it follow', async () => {
  const { fields, version } = await pageOf('adults-telemark')
  const old = fields.path
  const moved = { ...fields, path: '/cours-adultes/talon-libre/' }
  const saved = await editor.call('PUT', '/api/editor/fields', {
    key: 'adults-telemark',
    lang: 'fr',
    base: version,
    fields: moved,
  })
  expect(saved.status).toBe(200)
  await publish('adults-telemark')
  await expect.poll(async () => (await site.ask(`${old}?a=1`)).status).toBe(301)
  expect((await site.ask(`${old}?a=1`)).headers.location).toBe('/cours-adultes/talon-libre/?a=1')
  expect((await site.ask('/')).text.includes('href="/cours-adultes/talon-libre/"')).toBe(true)
  expect((await site.ask(`${old.slice(0, -1)}.data?_routes=page`)).status).toBe(202)
})

test('META-4 from a cache too, a section shows on its days only', async () => {
  const ends = 'les réservations sont ouvertes'
  const begins = 'pour les fêtes'
  expect((await site.ask('/')).text.includes(ends)).toBe(true)
  now = new Date('2026-12-18T22:59:59Z')
  expect((await site.ask('/')).text.includes(ends)).toBe(true)
  now = new Date('2026-12-18T23:00:00Z')
  const { text } = await site.ask('/')
  expect(text.includes(ends)).toBe(false)
  expect(text.includes(begins)).toBe(true)
})
