import type { TestDatabase } from 'base/database/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Content } from '../../api/reader.ts'
import { createBrowser, createTestContent, createTestResort, siteKey } from '../testing.ts'
import type { Browser } from '../testing.ts'

let database: TestDatabase
let content: Content
let visitor: Browser
beforeAll(async () => {
  database = await createTestResort()
  content = await createTestContent(database)
  visitor = createBrowser(content)
})
afterAll(async () => {
  await content.close()
  await database.close()
})

function search(query: string): Promise<Response> {
  return visitor.call('GET', `/api/search?${query}`)
}

async function paths(query: string): Promise<string[]> {
  const found = (await (await search(`site=${siteKey}&lang=en&${query}`)).json()) as { path: string }[]
  return found.map(({ path }) => path)
}

describe('GET /api/zone', () => {
  test('EDIT-6 answers the zone as HTML, at the path inside the language or on the origin', async () => {
    const answer = await visitor.call(
      'GET',
      `/api/zone?site=${siteKey}&lang=en&path=/information/meeting-points/&id=content`,
    )
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    const html = await answer.text()
    expect(html).toContain('meeting-points')
    for (const path of ['/information/meeting-points', '/en/information/meeting-points/'])
      expect(await (await visitor.call('GET', `/api/zone?site=${siteKey}&lang=en&path=${path}`)).text()).toBe(html)
  })

  test.each([
    ['site=elsewhere&lang=fr&path=/', 404, 'unknown-site'],
    [`site=${siteKey}&lang=fr&path=/nothing/`, 404, 'unknown-page'],
    [`site=${siteKey}&lang=fr&path=/&id=nothing`, 404, 'unknown-zone'],
    [`site=${siteKey}&lang=fr&path=/../../etc/passwd`, 404, 'unknown-page'],
    [`site=${siteKey}&lang=fr&path=%00`, 404, 'unknown-page'],
    [`site=${siteKey}&lang=de&path=/`, 400, 'invalid'],
    [`site=${siteKey}&lang=fr`, 400, 'invalid'],
    [`site=${siteKey}&lang=fr&path=/&id=<script>`, 400, 'invalid'],
  ])('%s is refused', async (query, status, code) => {
    const answer = await visitor.call('GET', `/api/zone?${query}`)
    expect([answer.status, await answer.json()]).toEqual([status, { error: { code, message: expect.any(String) } }])
  })
})

test('a path of 8 KB is refused', async () => {
  const answer = await visitor.call('GET', `/api/zone?site=${siteKey}&lang=fr&path=/${'x'.repeat(8000)}/`)
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'invalid' } }])
})

describe('GET /static/cms', () => {
  test('EDIT-4 config.json says where the script is, and the script is not to be found before it is built', async () => {
    const answer = await visitor.call('GET', '/static/cms/config.json')
    expect(await answer.json()).toEqual({
      site: siteKey,
      api: '',
      script: '/static/cms/editor.js',
      langs: ['fr', 'en', 'es', 'nl'],
    })
  })

  test.each(['nothing.js', '../../package.json', '..%2f..%2fpackage.json', '%2e%2e/server.ts', 'a/b/c.js', '.env'])(
    'there is no file %s',
    async (file) => {
      const answer = await visitor.call('GET', `/static/cms/${file}`)
      expect([answer.status, await answer.json()]).toMatchObject([404, { error: {} }])
    },
  )
})

describe('GET /api/search', () => {
  test('SEARCH-3 answers name, title, page and path on the origin', async () => {
    const answer = await search(`site=${siteKey}&lang=en&query=meeting%20points`)
    expect(await answer.json()).toContainEqual({
      name: expect.any(String),
      title: expect.any(String),
      page: 'meeting-points',
      path: '/en/information/meeting-points/',
    })
  })

  test('SEARCH-4 leaves out the paths it is told, separated by commas', async () => {
    const exclude = '/levels/snowboard/adults,/levels/ski/adults,/levels/nordic-ski/adults'
    expect(await paths('query=levels')).toContain('/en/levels/ski/adults/')
    const left = await paths(`query=levels&exclude=${exclude}`)
    expect(left.length).toBeGreaterThan(0)
    expect(left.filter((path) => path.includes('/adults/') && path.includes('/levels/'))).toEqual([])
  })

  test.each([
    [`site=${siteKey}&lang=en&query=`, 400],
    [`site=${siteKey}&lang=en&query=%20%20`, 400],
    [`site=${siteKey}&lang=en`, 400],
    [`site=${siteKey}&lang=xx&query=ski`, 400],
    [`site=${siteKey}&lang=en&query=ski&seo=true`, 400],
    [`site=elsewhere&lang=en&query=ski`, 404],
    [`site=${siteKey}&lang=en&query=%00`, 200],
    [`site=${siteKey}&lang=en&query=${'x'.repeat(201)}`.slice(0, 300), 400],
  ])('%.60s answers %i', async (query, status) => expect((await search(query)).status).toBe(status))
})
