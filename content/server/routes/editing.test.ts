import type { TestDatabase } from 'base/database/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EditorPage } from '../../api/calls.ts'
import type { Content } from '../../api/reader.ts'
import { createBrowser, createTestContent, createTestResort, siteKey } from '../testing.ts'
import type { Browser } from '../testing.ts'

let database: TestDatabase
let content: Content
let editor: Browser
let visitor: Browser
beforeAll(async () => {
  database = await createTestResort()
  content = await createTestContent(database)
  editor = createBrowser(content)
  await editor.signIn()
})
beforeEach(() => void (visitor = createBrowser(content)))
afterAll(async () => {
  await content.close()
  await database.close()
})

const lead = (words: string) => [
  {
    id: 'lead',
    type: 'rich-text',
    data: { text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] } },
  },
]

async function open(key: string, lang = 'fr'): Promise<EditorPage> {
  return (await editor.call('GET', `/api/editor/page?key=${key}&lang=${lang}`)).json() as Promise<EditorPage>
}

async function save(key: string, words: string, base: number, lang = 'fr'): Promise<Response> {
  return editor.call('PUT', '/api/editor/zone', { key, lang, zone: 'hero', base, blocks: lead(words) })
}

async function publish(key: string, lang = 'fr', seen?: Record<string, number>): Promise<Response> {
  return editor.call('POST', '/api/editor/publish', { key, lang, seen })
}

async function discard(key: string, seen?: Record<string, number>): Promise<Response> {
  return editor.call('POST', '/api/editor/discard', { key, lang: 'fr', seen })
}

/** The numbers of the drafts of a page. */
function seenIn({ version, zones }: EditorPage): Record<string, number> {
  return { fields: version, ...Object.fromEntries(zones.map(({ id, version: number }) => [id, number])) }
}

async function seenBy(browser: Browser, path: string, lang = 'fr'): Promise<string> {
  return (await browser.call('GET', `/api/zone?site=${siteKey}&lang=${lang}&path=${path}&id=hero`)).text()
}

describe('a draft', () => {
  test('EDIT-5 is seen by editors alone until it is published', async () => {
    const { zones } = await open('contact')
    const saved = await save('contact', 'Xylophones', zones[0]!.version)
    expect([saved.status, await saved.json()]).toEqual([200, { version: 2, savedAt: '2026-11-21T09:00:00.000Z' }])
    expect(await seenBy(editor, '/contact/')).toContain('Xylophones')
    expect(await seenBy(visitor, '/contact/')).not.toContain('Xylophones')
    expect(JSON.stringify(await content.reader.read('fr', '/contact/'))).not.toContain('Xylophones')
    expect(await content.reader.search('fr', 'Xylophones')).toEqual([])
    expect(await open('contact')).toMatchObject({ dirty: true })
    expect(await (await publish('contact')).json()).toEqual({
      path: '/contact/',
      publishedAt: '2026-11-21T09:00:00.000Z',
    })
    expect(await seenBy(visitor, '/contact/')).toContain('Xylophones')
    expect((await content.reader.search('fr', 'Xylophones')).map(({ page }) => page)).toEqual(['contact'])
    expect(await open('contact')).toMatchObject({ dirty: false, zones: [{ id: 'hero', version: 2, published: 2 }, {}] })
  })

  test('a signed-in editor who does not ask for drafts sees what visitors see', async () => {
    const { zones } = await open('transfers')
    await save('transfers', 'Pas encore', zones[0]!.version)
    await editor.call('GET', '/api/draft?status=off')
    expect(await seenBy(editor, '/transferts/')).not.toContain('Pas encore')
    await editor.call('GET', `/api/draft?status=on&token=${editor.token()}`)
  })

  test('of a page that is not in the language is refused', async () => {
    expect((await save('transfers', 'x', 0, 'nl')).status).toBe(404)
  })

  test('of a new zone is based on 0', async () => {
    const blocks = lead('Nouveau')
    const body = { key: 'terms', lang: 'fr', zone: 'aside', base: 0, blocks }
    expect((await editor.call('PUT', '/api/editor/zone', body)).status).toBe(200)
    expect((await open('terms')).zones.find(({ id }) => id === 'aside')).toEqual({
      id: 'aside',
      version: 1,
      published: null,
      blocks,
    })
  })
})

describe('a save over an old version', () => {
  test('is refused, and both texts are there to be shown', async () => {
    await save('access', 'Le premier', 1)
    const refused = await save('access', 'Le second', 1)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toEqual({
      error: {
        code: 'stale',
        message: expect.stringContaining('Camille Roche'),
        details: {
          version: 2,
          author: 'Camille Roche',
          savedAt: '2026-11-21T09:00:00.000Z',
          theirs: lead('Le premier'),
        },
      },
    })
    expect((await save('access', 'Le second', 2)).status).toBe(200)
  })

  test('of two at once, one is kept and the other refused', async () => {
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((words) => save('equipment', words, 1)))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409', '409'])
  })

  test('repeated because its answer was lost, is the same version', async () => {
    await save('timetable', 'Une fois', 1)
    const again = await save('timetable', 'Une fois', 1)
    expect([again.status, await again.json()]).toMatchObject([200, { version: 2 }])
  })

  test('of fields is refused with theirs', async () => {
    const { fields } = await open('faq')
    const body = { key: 'faq', lang: 'fr', base: 1, fields: { ...fields, title: 'Un' } }
    expect((await editor.call('PUT', '/api/editor/fields', body)).status).toBe(200)
    const refused = await editor.call('PUT', '/api/editor/fields', { ...body, fields: { ...fields, title: 'Deux' } })
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { error: { details: { theirs: { title: 'Un' } } } },
    ])
  })
})

describe('a decision over what somebody else saved meanwhile', () => {
  test.each([
    ['publishing', publish, 'news-opening'],
    [
      'letting go of the drafts',
      (key: string, _: string, seen?: Record<string, number>) => discard(key, seen),
      'events',
    ],
  ] as const)('%s is refused until it has been read', async (_what, decide, key) => {
    await save(key, 'Lu', 1)
    const read = seenIn(await open(key))
    await save(key, 'Écrit après', 2)
    const refused = await decide(key, 'fr', read)
    expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'stale' } }])
    expect(await open(key)).toMatchObject({ zones: [{ version: 3, published: 1 }, {}] })
    expect((await decide(key, 'fr', seenIn(await open(key)))).status).toBe(200)
    expect(await open(key)).toMatchObject({ dirty: false })
  })
})

describe('discarded drafts', () => {
  test('EDIT-5 give way to what visitors see, which does not change, and are kept among the versions', async () => {
    const before = await open('school-team')
    const shown = await seenBy(visitor, '/ecole/equipe/')
    await save('school-team', 'Un essai', 1)
    expect((await discard('school-team')).status).toBe(200)
    expect(await open('school-team')).toEqual(before)
    expect(await seenBy(visitor, '/ecole/equipe/')).toBe(shown)
    expect((await save('school-team', 'Trop tard', 2)).status).toBe(409)
    expect(await (await save('school-team', 'Autrement', 1)).json()).toMatchObject({ version: 3 })
    const { rows } = await database.pool.query(
      `select number from version join page on page.id = version.page
       where key = 'school-team' and lang = 'fr' and part = 'zone:hero' order by number`,
    )
    expect(rows).toEqual([1, 2, 3].map((number) => ({ number })))
  })

  test('leave a zone that was never published, and a page without drafts, as they are', async () => {
    await editor.call('PUT', '/api/editor/zone', { key: 'school-jobs', lang: 'fr', zone: 'aside', base: 0, blocks: [] })
    const before = await open('school-jobs')
    expect((await discard('school-jobs')).status).toBe(200)
    expect(await open('school-jobs')).toEqual(before)
  })
})

describe('permission to write', () => {
  const writes = [
    ['PUT', '/api/editor/zone', { key: 'contact', lang: 'fr', zone: 'hero', base: 1, blocks: [] }],
    [
      'PUT',
      '/api/editor/fields',
      { key: 'contact', lang: 'fr', base: 1, fields: { path: '/contact/', name: 'x', title: 'x' } },
    ],
    ['POST', '/api/editor/publish', { key: 'contact', lang: 'fr' }],
    ['POST', '/api/editor/discard', { key: 'contact', lang: 'fr' }],
  ] as const

  test.each(writes)('%s %s: a visitor may not', async (method, path, body) => {
    expect((await visitor.call(method, path, body)).status).toBe(401)
  })

  test.each(writes)(
    '%s %s: the cookie alone is not enough, nor another session’s token',
    async (method, path, body) => {
      const other = createBrowser(content)
      await other.signIn()
      for (const token of ['', 'x.y.z', other.token()])
        expect((await editor.call(method, path, body, { 'x-cms-token': token })).status).toBe(401)
    },
  )

  test('drafts are read by editors only', async () => {
    expect((await visitor.call('GET', '/api/editor/page?key=contact&lang=fr')).status).toBe(401)
    expect((await visitor.call('GET', '/api/editor/pages?lang=fr')).status).toBe(401)
  })
})

test('META-4 a page to edit says which day it is at the resort, whatever the calendar of the browser', async () => {
  expect((await open('contact')).today).toBe('2026-11-21')
})

describe('bad input', () => {
  const good = { key: 'cookies', lang: 'fr', zone: 'hero', base: 1, blocks: [] }
  test.each([
    ['malformed JSON', '{"key":', 400],
    ['wrong types', { ...good, base: '1', blocks: {} }, 400],
    ['a negative base', { ...good, base: -1 }, 400],
    ['a zone with signs', { ...good, zone: '../x' }, 400],
    ['an unknown page', { ...good, key: 'nobody' }, 404],
    ['an unknown block', { ...good, blocks: [{ id: 'a', type: 'castle', data: {} }] }, 400],
    ['a text with the sign 0', { ...good, blocks: lead('a\0b') }, 400],
    ['a text with half a sign', { ...good, blocks: lead('a\ud800b') }, 400],
    ['a megabyte', { ...good, blocks: ['x'.repeat(1_000_000)] }, 413],
  ])('%s is refused', async (_what, body, status) => {
    const answer = await editor.call('PUT', '/api/editor/zone', body)
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { error: { code: expect.any(String), message: expect.stringMatching(/.{8}/) } },
    ])
  })

  test.each(['contact/', '/../x/', '/a//b/', '/Été/', `/${'x'.repeat(600)}/`])(
    'a path such as %s is refused',
    async (path) => {
      const fields = { path, name: 'x', title: 'x' }
      expect(
        (await editor.call('PUT', '/api/editor/fields', { key: 'cookies', lang: 'fr', base: 1, fields })).status,
      ).toBe(400)
    },
  )

  test('an unknown call is a JSON error too', async () => {
    const answer = await visitor.call('DELETE', '/api/everything')
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: 'unknown-call' } }])
  })
})

test('an editor who asks for the path of sign 0 is refused', async () => {
  const answer = await editor.call('GET', `/api/zone?site=${siteKey}&lang=fr&path=/%00/`)
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'invalid' } }])
})

test('EDIT-5 what visitors see can be laid beside the draft', async () => {
  const before = await open('legal')
  const { number } = { number: before.zones.find(({ id }) => id === 'hero')?.version ?? 0 }
  await save('legal', 'Un brouillon des mentions', number)
  const published = (await (
    await editor.call('GET', '/api/editor/page?key=legal&lang=fr&version=published')
  ).json()) as EditorPage
  expect(published.zones).toEqual(before.zones)
  expect(JSON.stringify((await open('legal')).zones)).toContain('Un brouillon des mentions')
  expect((await editor.call('GET', '/api/editor/page?key=legal&lang=fr&version=older')).status).toBe(400)
})

describe('links', () => {
  test('the pages of a language are listed for the picker', async () => {
    const pages = (await (await editor.call('GET', '/api/editor/pages?lang=en')).json()) as unknown[]
    expect(pages.length).toBeGreaterThanOrEqual(60)
    expect(pages).toContainEqual({ key: 'contact', name: expect.any(String), path: '/contact/' })
  })
})
