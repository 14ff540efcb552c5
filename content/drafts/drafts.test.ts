import { fixedClock } from 'base/clock'
import type { Sql } from 'base/database'
import { listenerName } from 'base/database/notify'
import type { TestDatabase } from 'base/database/testing'
import { readMarkdownTable } from 'base/markdown-table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Block } from '../api/blocks.ts'
import type { Lang, PageFields } from '../api/page.ts'
import type { Content } from '../api/reader.ts'
import { readSite } from '../languages/site.ts'
import type { Site } from '../languages/site.ts'
import { indexPage } from '../search/index-page.ts'
import { createTestContent, createTestResort, origin, siteKey } from '../server/testing.ts'
import { discardDrafts } from './discard.ts'
import { readEditorPage } from './editor-page.ts'
import { publishPage } from './publish.ts'
import type { PagePublished } from './publish.ts'
import { saveFields, saveZone } from './save.ts'

const document = new URL('../../docs/algorithms/drafts.md', import.meta.url)
const clock = fixedClock('2026-12-01T08:00:00Z')
const author = 'Camille'

let database: TestDatabase
let content: Content
let site: Site
beforeAll(async () => {
  database = await createTestResort()
  content = await createTestContent(database)
  site = (await readSite(database, siteKey))!
})
afterAll(async () => {
  await content.close()
  await database.close()
})

function blocksOf(words: string): Block[] {
  return [{ id: 'a', type: 'callout', data: { tone: 'info', title: words, text: { type: 'doc', content: [] } } }]
}

function wordsOf(blocks: Block[] | undefined): string {
  const [block] = blocks ?? []
  return block?.type === 'callout' ? (block.data.title ?? '') : 'first'
}

function save(key: string, lang: Lang, zone: string, base: number, words: string) {
  return saveZone(database, clock, { site: siteKey, key, lang, zone, base, data: blocksOf(words), author })
}

async function saveField(key: string, lang: Lang, change: Partial<PageFields>) {
  const { fields, version } = (await readEditorPage(database, { site: siteKey, key, lang }))!
  return saveFields(database, clock, {
    site: siteKey,
    key,
    lang,
    base: version,
    data: { ...fields, ...change },
    author,
  })
}

function publish(key: string, lang: Lang, onPublished: (tx: Sql, news: PagePublished) => Promise<void> = indexPage) {
  return publishPage({ database, site, clock, onPublished }, { site: siteKey, key, lang })
}

function discard(key: string, lang: Lang) {
  return discardDrafts(database, { site: siteKey, key, lang })
}

/** The tags that are announced while `done` runs, and none that an earlier test has announced. */
async function heardDuring(done: () => Promise<unknown>): Promise<string[]> {
  await allHeard()
  const heard: string[] = []
  const stop = content.onChange((tags) => void heard.push(...tags.filter((tag) => tag !== 'mark')))
  await done()
  await allHeard()
  stop()
  return heard
}

/** Waits until everything that has been announced has been received: announcements arrive in their order. */
async function allHeard(): Promise<void> {
  const mark = Promise.withResolvers<void>()
  const stop = content.onChange((tags) => tags[0] === 'mark' && mark.resolve())
  await database.pool.query(`select pg_notify('content_changed', $1)`, [
    JSON.stringify({ site: siteKey, tags: ['mark'] }),
  ])
  await mark.promise
  stop()
}

describe('saves', () => {
  const rows = readMarkdownTable(document, 'Saves').map(
    (row, at) => [Object.values(row).join(', '), `z${at}`, row] as const,
  )
  test.each(rows)('newest draft, written over, same text, answer: %s', async (_title, zone, row) => {
    const newest = Number(row['newest draft'])
    for (let base = 0; base < newest; base += 1) await save('privacy', 'fr', zone, base, `text ${base + 1}`)
    const words = row['same text'] === 'yes' ? `text ${newest}` : 'another'
    const saved = await save('privacy', 'fr', zone, Number(row['written over']), words)
    expect(saved.ok ? `version ${saved.value.version}` : saved.failure.code).toBe(row.answer)
  })

  test('stale tells the newest draft, who saved it and when', async () => {
    await save('privacy', 'en', 'aside', 0, 'theirs')
    expect(await save('privacy', 'en', 'aside', 0, 'mine')).toMatchObject({
      failure: { details: { version: 1, author, savedAt: '2026-12-01T08:00:00.000Z', theirs: blocksOf('theirs') } },
    })
  })

  test('all versions are kept, with their author and time', async () => {
    const { rows } = await database.pool.query(
      `select number, author from version join page on page.id = version.page
       where key = 'privacy' and lang = 'fr' and part = 'zone:z5' order by number`,
    )
    expect(rows).toEqual([1, 2, 3].map((number) => ({ number, author })))
  })
})

describe('decisions', () => {
  const rows = readMarkdownTable(document, 'Decisions').flatMap((row, at) => [
    [Object.values(row).join(', '), 'publishing', `p${at}`, row] as const,
    [Object.values(row).join(', '), 'letting go', `d${at}`, row] as const,
  ])
  test.each(rows)('newest draft, read, answer: %s, when %s', async (_title, decision, zone, row) => {
    const place = { site: siteKey, key: 'mediation', lang: 'fr' as const }
    for (let base = 0; base < Number(row['newest draft']); base += 1)
      await save('mediation', 'fr', zone, base, `${base}`)
    const { version, zones } = (await readEditorPage(database, place))!
    const numbers = Object.fromEntries(zones.map(({ id, version: number }) => [id, number]))
    const seen = row['read'] === '' ? undefined : { fields: version, ...numbers, [zone]: Number(row['read']) }
    const done = await (decision === 'publishing'
      ? publishPage({ database, site, clock, onPublished: indexPage }, { ...place, seen })
      : discardDrafts(database, { ...place, seen }))
    expect(done.ok ? 'done' : done.failure.code).toBe(row.answer)
  })
})

/** The hero of the timetable as an editor and as a visitor read it. */
async function shown(lang: Lang) {
  const path = lang === 'fr' ? '/infos-pratiques/horaires/' : '/information/timetable/'
  const draft = await content.reader.read(lang, path, { draft: true })
  const published = await content.reader.read(lang, path)
  const zone = (view: typeof draft) => wordsOf(view?.zones.find(({ id }) => id === 'hero')?.blocks)
  return { [`${lang}, editor`]: zone(draft), [`${lang}, visitor`]: zone(published) }
}

test('EDIT-5 a page is not published while a required text is empty; the answer says which', async () => {
  const data: Block[] = [{ id: 'c', type: 'cards', data: { items: [{ title: 'Ski' }, { title: ' ' }] } }]
  const key = 'cancellation'
  const before = await readEditorPage(database, { site: siteKey, key, lang: 'en' })
  await saveZone(database, clock, { site: siteKey, key, lang: 'en', zone: 'extra', base: 0, data, author })
  expect(await publish(key, 'en')).toMatchObject({
    ok: false,
    failure: {
      code: 'empty-text',
      details: { texts: [{ part: 'extra', path: ['c', 'data', 'items', '1', 'title'] }] },
    },
  })
  expect((await readEditorPage(database, { site: siteKey, key, lang: 'en' }))?.published).toBe(before?.published)
  await saveZone(database, clock, { site: siteKey, key, lang: 'en', zone: 'extra', base: 1, data: [], author })
  expect(await publish(key, 'en')).toMatchObject({ ok: true })
})

test('EDIT-5 the life of a zone in two languages', async () => {
  const seen: Record<string, string>[] = []
  const rows = readMarkdownTable(document, 'Languages')
  const versions = { fr: 1, en: 1 }
  for (const { step = '' } of rows) {
    const [lang, act, words = ''] = step.split(' ') as ['fr' | 'en', string, string?]
    if (act === 'save') {
      await save('timetable', lang, 'hero', versions[lang], words)
      versions[lang] += 1
    } else await (act === 'publish' ? publish : discard)('timetable', lang)
    seen.push({ step, ...(await shown('fr')), ...(await shown('en')) })
  }
  expect(seen).toEqual(rows)
})

describe('notifications', () => {
  const rows = readMarkdownTable(document, 'Announcements').map((row) => [row['what is published'], row] as const)
  test.each(rows)('for %s', async (what, { page = '', field = '', tags }) => {
    if (field === 'disabled') await saveField(page, 'fr', { disabled: true })
    else if (field !== '') await saveField(page, 'fr', { [field]: `Un nom pour ${page}` })
    else if (what === 'new text') await save(page, 'fr', 'content', 1, 'new')
    expect(await heardDuring(() => publish(page, 'fr'))).toEqual(tags?.split(' '))
  })
})

describe('paths', () => {
  test.each(readMarkdownTable(document, 'Paths'))('$page at $path is refused: $why', async ({ page = '', path }) => {
    await saveField(page, 'fr', { path })
    const before = await content.reader.sitemap()
    expect(await publish(page, 'fr')).toMatchObject({ ok: false, failure: { code: 'path-taken' } })
    expect(await content.reader.sitemap()).toEqual(before)
  })

  test('PATH-8 a moved page’s old path leads to it; whoever links or lists it names the new one; other languages stay', async () => {
    const english = await content.reader.read('en', '/ski-area/')
    await saveField('ski-area', 'fr', { path: '/le-domaine/' })
    await heardDuring(() => publish('ski-area', 'fr'))
    const moved = { kind: 'redirect', to: '/le-domaine/', status: 301 }
    expect(await content.reader.resolve(origin, '/domaine-skiable/')).toEqual(moved)
    expect(await content.reader.resolve(origin, '/le-domaine/')).toMatchObject({ kind: 'page' })
    expect((await content.reader.read('fr', '/'))?.links['ski-area']).toBe('/le-domaine/')
    expect((await content.reader.shell('fr')).main.map(({ path }) => path)).toContain('/le-domaine/')
    const after = await content.reader.read('en', '/ski-area/')
    expect(after?.zones).toEqual(english?.zones)
    expect(after?.alternates[0]?.href).toBe(`${origin}/le-domaine/`)
    await saveField('ski-area', 'fr', { path: '/domaine-skiable/' })
    await heardDuring(() => publish('ski-area', 'fr'))
    expect(await content.reader.resolve(origin, '/domaine-skiable/')).toMatchObject({ kind: 'page' })
    expect(await content.reader.resolve(origin, '/le-domaine/')).toEqual({ ...moved, to: '/domaine-skiable/' })
  })
})

describe('publishing is whole or nothing', () => {
  test('when the last step fails, no pointer, redirect or search entry has changed, and no notification is sent', async () => {
    await saveField('faq', 'fr', { path: '/questions/', name: 'Xylophones' })
    await save('faq', 'fr', 'content', 1, 'Xylophones')
    const before = await content.reader.read('fr', '/infos-pratiques/faq/')
    expect(before).not.toBeNull()
    const heard = await heardDuring(async () => {
      const failing = publish('faq', 'fr', async (tx, news) => {
        await indexPage(tx, news)
        throw new Error('the power is cut')
      })
      await expect(failing).rejects.toThrow('the power is cut')
    })
    expect(heard).toEqual([])
    expect(await content.reader.read('fr', '/infos-pratiques/faq/')).toEqual(before)
    expect(await content.reader.resolve(origin, '/questions/')).toMatchObject({ kind: 'not-found' })
    expect(await content.reader.search('fr', 'Xylophones')).toEqual([])
  })

  test('a draft changes neither the shell nor the sitemap', async () => {
    expect(JSON.stringify([await content.reader.shell('fr'), await content.reader.sitemap()])).not.toMatch(
      /Xylophones|questions\/"/,
    )
  })

  test('a page that is disabled leaves menus, search and sitemap, and can still be read', async () => {
    await saveField('adaptive', 'en', { disabled: true, name: 'Quadrille' })
    const { path } = (await readEditorPage(database, { site: siteKey, key: 'adaptive', lang: 'en' }))!.fields
    await heardDuring(() => publish('adaptive', 'en'))
    expect(await content.reader.search('en', 'Quadrille')).toEqual([])
    expect((await content.reader.sitemap()).filter(({ address }) => address.endsWith(path))).toEqual([])
    expect(await content.reader.read('en', path)).toMatchObject({ fields: { disabled: true } })
    expect((await content.reader.read('fr', '/ski-adapte/'))?.alternates.map(({ lang }) => lang) ?? []).not.toContain(
      'en',
    )
  })
})

describe('locks', () => {
  test('while a page is being published, other pages and its other languages are saved', async () => {
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const publication = publish('school-history', 'fr', () => {
      begun.resolve()
      return goOn.promise
    })
    await begun.promise
    expect([
      await save('school-partners', 'fr', 'v', 0, 'x'),
      await save('school-history', 'en', 'w', 0, 'x'),
    ]).toMatchObject([{ ok: true }, { ok: true }])
    goOn.resolve()
    expect(await publication).toMatchObject({ ok: true })
  })

  test('many pages that bring the same new words are published at once', async () => {
    const words = ['wallaby', 'zeppelin', 'kangourou', 'ocarina', 'bandonéon']
    const keys = ['history', 'partners', 'jobs', 'commitments', 'team'].map((key) => `school-${key}`)
    for (const [at, key] of keys.entries())
      await save(key, 'fr', 'w', 0, [...words.slice(at), ...words.slice(0, at)].join(' '))
    expect(await Promise.all(keys.map((key) => publish(key, 'fr')))).toMatchObject(keys.map(() => ({ ok: true })))
  })
})

test('another process receives a publication and shows it', async () => {
  const other = await createTestContent(database)
  expect((await other.reader.shell('fr')).main[1]?.name).not.toBe('Jeunes')
  const heard = Promise.withResolvers<string[]>()
  other.onChange(heard.resolve)
  await saveField('teens', 'fr', { name: 'Jeunes' })
  await publish('teens', 'fr')
  expect(await heard.promise).toContain('shell:fr')
  expect((await other.reader.shell('fr')).main[1]?.name).toBe('Jeunes')
  await other.close()
})

test('changes of another site are not received', async () => {
  const heard = await heardDuring(() =>
    database.pool.query(`select pg_notify('content_changed', '{"site":"elsewhere","tags":["page:x:fr"]}')`),
  )
  expect(heard).toEqual([])
})

test('after a lost connection everything is read anew, because something may have been missed', async () => {
  const heard = Promise.withResolvers<string[]>()
  const stop = content.onChange(heard.resolve)
  await database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()',
    [listenerName],
  )
  expect(await heard.promise).toEqual(['*'])
  stop()
})
