import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fixedClock } from 'base/clock'
import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setEditor } from '../admin/editors.ts'
import { migrateContent } from '../store/migrate.ts'
import { loadResort } from './load.ts'

const clock = fixedClock('2026-11-21T09:00:00Z')
const options = { siteOrigin: 'http://localhost:3000', clock }
const folder = mkdtempSync(path.join(tmpdir(), 'schuss-resort-'))
let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase('content', migrateContent)))
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function count(table: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: string }>(`select count(*) from ${table}`)
  return Number(rows[0]?.count)
}

/** A resort of one page, with `files` over it. */
function write(files: Record<string, string>): string {
  const resort = mkdtempSync(path.join(folder, 'r-'))
  const all = {
    'site.yaml': `key: small
name: {fr: Petit, en: Small, es: Pequeño, nl: Klein}
season: {start: S-12-12, end: N-04-18}
contact: {name: N, address: A, postalCode: "73999", city: C, phone: "+33199000000", email: a@example.org, lat: 45, lon: 6}
credit: {name: B, href: https://b.example.org/}`,
    'tree.yaml': '- {key: home, kind: home}',
    'navigation.yaml': '{main: [], footer: [], legal: [], shortcuts: {homeItem: home}}',
    'pages/home.fr.md': '---\npath: /\nname: Accueil\ntitle: Accueil\n---\nBonjour',
    ...files,
  }
  mkdirSync(path.join(resort, 'content/pages'), { recursive: true })
  for (const [name, text] of Object.entries(all)) writeFileSync(path.join(resort, 'content', name), text)
  return resort
}

describe('an error names file and place, and nothing of the resort is loaded', () => {
  const front = '---\npath: /\nname: Accueil\ntitle: Accueil\n---\n'
  test.each([
    ['site.yaml', 'key: small', /site\.yaml: name: /],
    ['site.yaml', 'key: [', /site\.yaml: /],
    ['navigation.yaml', '{main: [nobody], footer: [], legal: [], shortcuts: {}}', /no page "nobody" in tree\.yaml/],
    ['tree.yaml', '- {key: home, kind: castle}', /tree\.yaml: 0\.kind/],
    ['pages/home.fr.md', 'Bonjour', /home\.fr\.md, line 1: begins with "---"/],
    ['pages/home.fr.md', '---\npath: accueil\nname: A\ntitle: A\n---\n', /home\.fr\.md: path: a path such as/],
    [
      'pages/home.fr.md',
      `${front}Texte\n\n::: callout\ntone: loud\ntext: T\n:::\n`,
      /home\.fr\.md, line 8: data\.tone/,
    ],
    ['pages/home.fr.md', `${front}::: callout\ntone: info\n`, /line 6: the block callout is not closed/],
    ['pages/home.fr.md', `${front}::: castle\na: 1\n:::\n`, /line 6: type/],
    ['pages/home.fr.md', `${front}::: callout\ntone: [\n:::\n`, /home\.fr\.md, line \d: /],
    ['pages/home.fr.md', `${front}[ici](page:nowhere)`, /home\.fr\.md: links page:nowhere/],
    ['pages/home.fr.md', `${front}[ici](javascript:alert)`, /home\.fr\.md, line 5: .*an address that a link may have/],
    ['pages/castle.fr.md', front, /castle\.fr\.md: there is no page "castle"/],
    ['pages/home.de.md', front, /home\.de\.md: is named/],
  ])('%s: %j', async (name, text, message) => {
    await expect(loadResort(database, write({ [name]: text }), options)).rejects.toThrow(message)
    expect(await count('site')).toBe(0)
  })

  test('two pages with one path: the whole load is undone', async () => {
    const resort = write({
      'tree.yaml': '[{key: home, kind: home}, {key: other, kind: page}]',
      'pages/other.fr.md': `${front}Autre`,
    })
    await expect(loadResort(database, resort, options)).rejects.toThrow(/page_path|insert into/)
    expect([await count('site'), await count('page'), await count('version')]).toEqual([0, 0, 0])
  })
})

describe('the demo resort', () => {
  beforeAll(async () => {
    const demoEditor = { email: 'Editor@valorsene.example.org', password: 'poudreuse', name: 'Éditrice' }
    await loadResort(database, 'resorts/valorsene', { ...options, demoEditor })
  })

  test('SHOP-2 holds at least 60 pages in French and as many in English', async () => {
    const { rows } = await database.pool.query<{ lang: string; pages: number }>(
      'select lang, count(published)::int as pages from page_in_language group by lang order by lang',
    )
    const pages = Object.fromEntries(rows.map(({ lang, pages }) => [lang, pages]))
    expect(pages.fr).toBeGreaterThanOrEqual(60)
    expect(pages.en).toBe(pages.fr)
    expect(Object.keys(pages)).toEqual(['en', 'es', 'fr', 'nl'])
  })

  test('a second load, also from two processes at once, changes nothing but where the site lives', async () => {
    const before = await count('version')
    const again = { ...options, siteOrigin: 'http://localhost:4000' }
    expect(
      await Promise.all([
        loadResort(database, 'resorts/valorsene', again),
        loadResort(database, 'resorts/valorsene', again),
      ]),
    ).toEqual([false, false])
    expect(await count('version')).toBe(before)
    expect((await database.pool.query('select origin from site')).rows).toEqual([{ origin: 'http://localhost:4000' }])
  })

  test('the season is the one that comes, and no rule of a file is left unread', async () => {
    const { rows } = await database.pool.query(`select data->'settings'->'season' as season from site`)
    expect(rows).toEqual([{ season: { start: '2026-12-12', end: '2027-04-18' } }])
    const left = await database.pool.query(`select data from version where data::text ~ '\\{season\\}|"[SN]-[0-9]{2}-'`)
    expect(left.rows).toEqual([])
  })

  test('the password of the demo editor is not kept, only its argon2id hash', async () => {
    const { rows } = await database.pool.query<{ email: string; password_hash: string }>('select * from editor')
    expect(rows[0]?.email).toBe('editor@valorsene.example.org')
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/)
  })
})

test('a demo that others can reach from now on lets its editor in no longer, unless they have a password of their own', async () => {
  const demoEditor = { email: 'demo@example.org', password: 'poudreuse', name: 'Démo' }
  const small = write({})
  await loadResort(database, small, { ...options, demoEditor })
  await setEditor(database.db, 'small', { ...demoEditor, password: 'a password of their own' })
  await loadResort(database, small, { ...options, formerEditor: demoEditor })
  expect(await count(`editor where email = 'demo@example.org'`)).toBe(1)
  await setEditor(database.db, 'small', demoEditor)
  await loadResort(database, small, { ...options, formerEditor: demoEditor })
  expect(await count(`editor where email = 'demo@example.org'`)).toBe(0)
})

test('CONSENT-3 what site.yaml turns on later is followed at the next start', async () => {
  const small = write({})
  await loadResort(database, small, options)
  appendFileSync(path.join(small, 'content/site.yaml'), '\nfeatures: {analytics: {domain: small.example.org}}')
  expect(await loadResort(database, small, options)).toBe(false)
  const { rows } = await database.pool.query(
    `select data->'settings'->'features' as features from site where key = 'small'`,
  )
  expect(rows).toEqual([
    {
      features: {
        seo: true,
        consent: false,
        analytics: {
          domain: 'small.example.org',
          origin: 'https://plausible.io',
          throughSite: true,
          needsConsent: true,
        },
      },
    },
  ])
})

test('SEARCH-7 changed synonyms and exclusions of site.yaml reach a database that holds the resort, at the next start', async () => {
  const small = write({})
  await loadResort(database, small, options)
  const file = path.join(small, 'content/site.yaml')
  appendFileSync(file, '\nsearchExclude: [/ski]\nsearchSynonyms: {fr: [[garderie, crèche]]}')
  expect(await loadResort(database, small, options)).toBe(false)
  const stored = `select data->'searchSynonyms' as synonyms, data->'settings'->'searchExclude' as exclude from site where key = 'small'`
  const { rows } = await database.pool.query(stored)
  expect(rows).toEqual([{ synonyms: { fr: [['garderie', 'crèche']] }, exclude: ['/ski'] }])
})

test('CONSENT-3 a feature that is not known, or an address that is none, is named', async () => {
  for (const [features, message] of [
    ['{analytic: {}}', /features: .*analytic/],
    ['{analytics: {domain: d, origin: https://stats.example.org/path}}', /features\.analytics\.origin: an origin/],
    ['{heatmap: {vendor: other, id: "1"}}', /features\.heatmap\.vendor/],
  ] as const) {
    const resort = write({})
    appendFileSync(path.join(resort, 'content/site.yaml'), `\nfeatures: ${features}`)
    await expect(loadResort(database, resort, options)).rejects.toThrow(message)
  }
})
