import { fixedClock } from 'base/clock'
import type { TestDatabase } from 'base/database/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Content } from '../api/reader.ts'
import { createTestContent, createTestResort, origin } from './testing.ts'

let database: TestDatabase
let content: Content
beforeAll(async () => {
  database = await createTestResort()
  content = await createTestContent(database)
})
afterAll(async () => {
  await content.close()
  await database.close()
})

describe('resolve', () => {
  test.each([
    ['/', 'fr', '/'],
    ['/en/', 'en', '/'],
    ['/en', 'en', '/'],
    ['/nl/', 'nl', '/'],
    ['/infos-pratiques/lieux-rendez-vous/', 'fr', '/infos-pratiques/lieux-rendez-vous/'],
    ['/en/information/meeting-points/', 'en', '/information/meeting-points/'],
  ])('PATH-7 %s is the page %s %s', async (pathname, lang, path) =>
    expect(await content.reader.resolve(origin, pathname)).toEqual({ kind: 'page', lang, path }),
  )

  test('the path of another language leads there', async () => {
    expect(await content.reader.resolve(origin, '/information/meeting-points/')).toEqual({
      kind: 'redirect',
      to: '/en/information/meeting-points/',
      status: 301,
    })
    expect(await content.reader.resolve(origin, '/en/infos-pratiques/lieux-rendez-vous/')).toEqual({
      kind: 'redirect',
      to: '/infos-pratiques/lieux-rendez-vous/',
      status: 301,
    })
  })

  test.each([
    ['/nothing/', 'fr'],
    ['/en/nothing/', 'en'],
    ['/english/', 'fr'],
    ['/..%2f..%2fetc/', 'fr'],
    ["/'; drop table page; --/", 'fr'],
  ])('PATH-8 %s is nothing in %s', async (pathname, lang) =>
    expect(await content.reader.resolve(origin, pathname)).toEqual({ kind: 'not-found', lang }),
  )

  test('an address that no language claims counts as the first language’s', async () => {
    expect(await content.reader.resolve('http://127.0.0.1:3000', '/en/')).toMatchObject({ kind: 'page', lang: 'en' })
  })
})

describe('languages with an origin of their own', () => {
  let other: TestDatabase
  let elsewhere: Content
  const english = 'http://en.localhost:3000'
  beforeAll(async () => {
    other = await createTestResort()
    await other.pool.query(`update language set origin = $1, base_path = '' where lang = 'en'`, [english])
    elsewhere = await createTestContent(other)
  })
  afterAll(async () => {
    await elsewhere.close()
    await other.close()
  })

  test('the origin determines the language', async () => {
    expect(await elsewhere.reader.resolve(english, '/')).toEqual({ kind: 'page', lang: 'en', path: '/' })
    expect(await elsewhere.reader.resolve(origin, '/')).toEqual({ kind: 'page', lang: 'fr', path: '/' })
  })

  test('a path of the other language leads to its origin', async () => {
    expect(await elsewhere.reader.resolve(origin, '/information/meeting-points/')).toEqual({
      kind: 'redirect',
      to: `${english}/information/meeting-points/`,
      status: 301,
    })
  })

  test('META-3 alternates name whole addresses', async () => {
    const view = await elsewhere.reader.read('fr', '/infos-pratiques/lieux-rendez-vous/')
    expect(view?.alternates).toContainEqual({
      lang: 'en',
      href: `${english}/information/meeting-points/`,
      preProd: false,
    })
  })
})

describe('read', () => {
  test('every page of every language can be read, and every link in it resolves', async () => {
    const { rows } = await database.pool.query<{ lang: 'fr'; path: string }>('select lang, path from page_in_language')
    const lost: string[] = []
    for (const { lang, path } of rows) {
      const view = await content.reader.read(lang, path)
      if (!view?.zones.some(({ id }) => id === 'content')) lost.push(`${lang} ${path}: not read`)
      const asked = new Set(JSON.stringify(view?.zones).match(/(?<="href":"page:)[a-z0-9-]+/g))
      for (const link of asked) if (!view?.links[link]) lost.push(`${lang} ${path}: ${link}`)
    }
    expect(rows.length).toBeGreaterThanOrEqual(120)
    expect(lost).toEqual([])
  })

  test('META-3 a page knows its address and its other languages', async () => {
    const view = await content.reader.read('en', '/information/meeting-points/')
    expect(view).toMatchObject({
      key: 'meeting-points',
      kind: 'meeting-points',
      path: '/en/information/meeting-points/',
      address: `${origin}/en/information/meeting-points/`,
      preProd: false,
      parents: [{ key: 'information', path: '/en/information/' }],
    })
    expect(view?.alternates.map(({ lang, preProd }) => [lang, preProd])).toEqual([
      ['fr', false],
      ['en', false],
      ['es', true],
      ['nl', true],
    ])
  })

  test('META-2 a page in a pre-production language says so', async () => {
    expect(await content.reader.read('es', '/')).toMatchObject({ preProd: true })
  })

  test('a section lists the pages below it, in the order of the tree', async () => {
    const view = await content.reader.read('en', '/children/')
    expect(view?.children.map(({ key }) => key)).toEqual([
      'children-little-ones',
      'children-ski',
      'children-snowboard',
      'children-nordic',
      'children-race-training',
    ])
  })

  test('home shows news, newest first, and is purged with them', async () => {
    const view = await content.reader.read('fr', '/')
    const dates = view?.news.map(({ date }) => date ?? '') ?? []
    expect(dates.length).toBeGreaterThan(0)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(view?.tags).toEqual(expect.arrayContaining(['page:home:fr', 'shell:fr', 'news:fr', 'item:children:fr']))
  })

  test('visitors get no version numbers', async () => {
    const view = await content.reader.read('fr', '/')
    expect(view).not.toHaveProperty('version')
    expect(view?.zones[0]).not.toHaveProperty('version')
  })
})

/** The tones of home's callouts at an instant. */
async function shownOn(instant: string) {
  const there = await createTestContent(database, fixedClock(instant))
  const view = await there.reader.read('fr', '/')
  const draft = await there.reader.read('fr', '/', { draft: true })
  await there.close()
  const callouts = (one: typeof view) =>
    one?.zones.flatMap(({ blocks }) => blocks).flatMap((block) => (block.type === 'callout' ? [block.data.tone] : []))
  return { visitor: callouts(view), editor: callouts(draft), changesAt: view?.changesAt }
}

describe('META-4 blocks with date ranges', () => {
  test.each([
    ['2026-11-21T09:00:00Z', ['info'], '2026-12-18T23:00:00.000Z'],
    ['2026-12-18T22:59:59Z', ['info'], '2026-12-18T23:00:00.000Z'],
    ['2026-12-18T23:00:00Z', ['tip'], '2027-01-03T23:00:00.000Z'],
    ['2027-01-03T22:59:59Z', ['tip'], '2027-01-03T23:00:00.000Z'],
    ['2027-01-03T23:00:00Z', [], undefined],
  ])('at %s visitors see %j, until %s', async (instant, visitor, changesAt) => {
    expect(await shownOn(instant)).toEqual({ visitor, changesAt, editor: ['info', 'tip'] })
  })
})

describe('shell', () => {
  test('NAV-1 NAV-2 the main items have their pages below them', async () => {
    const shell = await content.reader.shell('en')
    expect(shell.main.map(({ key }) => key)).toEqual([
      'children',
      'teens',
      'adults',
      'private-lessons',
      'lift-passes',
      'ski-area',
      'information',
    ])
    expect(shell.main[0]?.subs[0]).toMatchObject({ key: 'children-little-ones', picture: 'moufle-meadow' })
    expect(shell.shortcuts.meetingPointsItem?.path).toBe('/en/information/meeting-points/')
    expect(shell.shortcuts.accountItem).toBeUndefined()
  })

  test('PATH-2 the cart page is found by its shortcut', async () => {
    expect((await content.reader.shell('fr')).shortcuts.cartItem?.key).toBe('cart')
  })

  test('NAV-9 settings are in the language', async () => {
    const { settings } = await content.reader.shell('en')
    expect(settings.contact.phone).toBe('+33 1 99 00 14 50')
    expect(settings.socials.map(({ label }) => label)).toContain('Follow us day by day')
    expect(settings.partners.map(({ href }) => href)).toContain('/en/lift-passes/')
    expect(settings.builder).toEqual({ name: 'Atelier Schuss', href: 'https://schuss.example.org/' })
  })
})

test('META-6 the sitemap holds what search engines may know, and nothing of pre-production languages', async () => {
  const sitemap = await content.reader.sitemap()
  expect(new Set(sitemap.map(({ lang }) => lang))).toEqual(new Set(['fr', 'en']))
  expect(sitemap.find(({ address }) => address === `${origin}/en/`)).toEqual({
    lang: 'en',
    address: `${origin}/en/`,
    changedAt: '2026-11-21T09:00:00.000Z',
    alternates: [
      { lang: 'fr', address: `${origin}/` },
      { lang: 'en', address: `${origin}/en/` },
    ],
  })
})

test('the pages that offer something say for whom, in their language and in the order of the tree', async () => {
  const offers = await content.reader.offers('en')
  expect(offers.map(({ key }) => key).slice(0, 2)).toEqual(['children-little-ones', 'children-ski'])
  expect(offers[0]).toMatchObject({
    path: '/en/children/little-ones-3-5/',
    offer: { what: 'course', ages: { from: 3, to: 5 } },
  })
  expect(await content.reader.offers('es')).toEqual([])
})
