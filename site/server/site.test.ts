import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attributesOf, documentOf, hasOne, textOf } from './testing-document.ts'
import { createTestSite } from './testing.ts'
import type { TestSite } from './testing.ts'

let site: TestSite
beforeAll(async () => void (site = await createTestSite()))
afterAll(() => site.close())

const robotsOf = (page: Document) => attributesOf(page, 'head > meta[name="robots"]', 'content')
const queryIn = (page: Document) => attributesOf(page, 'main input[name="q"]', 'value')

describe('paths', () => {
  test('PATH-1 home is /, and /index leads there', async () => {
    const home = await site.request('/')
    expect(home.status).toBe(200)
    expect(documentOf(home).title).toBe('Apprendre le ski à Valorsène - École de ski de Valorsène')
    expect(await site.request('/index')).toMatchObject({ status: 301, headers: { location: '/' } })
    expect(await site.request('/en/index/')).toMatchObject({ status: 301, headers: { location: '/en/' } })
  })

  test('PATH-2 the cart page is linked from the cart icon', async () => {
    const link = documentOf(await site.request('/')).querySelector('header a.cart-link')
    const cart = documentOf(await site.request(link?.getAttribute('href') ?? ''))
    expect(hasOne(cart, 'main [data-sales-cart]')).toBe(true)
  })

  test('PATH-3 a path without its slash is redirected for good, query kept', async () => {
    expect(await site.request('/cours-enfants?a=1&b=%20')).toMatchObject({
      status: 301,
      headers: { location: '/cours-enfants/?a=1&b=%20' },
    })
    expect((await site.request('/plan.pdf')).status).toBe(404)
  })

  test.each(['/infos-pratiques/lieux-rendez-vous/', '/en/information/meeting-points/'])('PATH-7 %s', async (path) => {
    expect((await site.request(path)).status).toBe(200)
  })

  test('PATH-8 an unknown path is 404 with the shell, a search box and ways on', async () => {
    const response = await site.request('/rien/du/tout/')
    expect(response.status).toBe(404)
    const page = documentOf(response)
    expect(hasOne(page, 'main form[action="/recherche/"] input[name="q"]')).toBe(true)
    expect(hasOne(page, 'main a[href="/cours-enfants/"]')).toBe(true)
    expect(robotsOf(page)).toEqual([['noindex']])
    expect(documentOf(await site.request('/en/nothing/')).documentElement.lang).toBe('en')
  })

  test('PATH-8 a path of another language leads there', async () => {
    expect(await site.request('/en/cours-enfants/?a=1')).toMatchObject({
      status: 301,
      headers: { location: '/cours-enfants/?a=1' },
    })
  })

  test.each(['?q=50%off', '?q=%E9', '?u=a%26b', '?u=a%2526b', '?a=1?b=2', '?q=\'"<>', '?+&&;=', '?%'])(
    'a redirect keeps the query %s to the byte',
    async (search) => {
      for (const [from, to] of [
        ['/cours-enfants', '/cours-enfants/'],
        ['/en/cours-enfants/', '/cours-enfants/'],
        ['/index', '/'],
      ])
        expect(await site.request(from + search)).toMatchObject({ status: 301, headers: { location: to + search } })
    },
  )

  test('a redirect never leads to another host', async () => {
    expect(await site.request('//evil.example.org/a')).toMatchObject({
      status: 301,
      headers: { location: '/evil.example.org/a/' },
    })
  })

  test.each(['/../etc/passwd', '/a/%2e%2e/b/', '/a%00/', '/%zz/', `/${'a'.repeat(9000)}/`])(
    'bad input: %.30s is refused with a sentence',
    async (path) => {
      const { status, text } = await site.request(path)
      expect(status).toBe(400)
      expect(JSON.parse(text)).toMatchObject({ error: { code: 'bad-path' } })
    },
  )

  test('a page accepts GET and HEAD only', async () => {
    expect(await site.request('/', { method: 'POST' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })
})

describe('data requests of the router', () => {
  test('a page’s data, without what stays the same on all pages', async () => {
    const { status, headers, text } = await site.request('/cours-enfants/_.data?_routes=page')
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/x-script' })
    expect(text.includes('"children"')).toBe(true)
    expect(text.includes('"siteName"')).toBe(false)
  })

  test('PATH-8 a moved address is told to the router, not followed by the browser', async () => {
    const { status, text } = await site.request('/cours-enfants.data?_routes=page')
    expect(status).toBe(202)
    expect(text.includes('"/cours-enfants/"')).toBe(true)
  })

  test('parts that do not exist are not asked of the application', async () => {
    expect((await site.request('/cours-enfants/_.data?_routes=../../x')).status).toBe(200)
  })
})

describe('metadata', () => {
  test('META-2 a language in pre-production is not indexed', async () => {
    expect(robotsOf(documentOf(await site.request('/es/')))).toEqual([['noindex']])
    expect(robotsOf(documentOf(await site.request('/en/')))).toEqual([])
  })

  test('META-3 canonical and alternates', async () => {
    const page = documentOf(await site.request('/cours-enfants/'))
    expect(attributesOf(page, 'head > link[rel="canonical"]', 'href')).toEqual([
      ['http://localhost:3000/cours-enfants/'],
    ])
    expect(attributesOf(page, 'head > link[rel="alternate"]', 'hreflang', 'href')).toEqual([
      ['fr', 'http://localhost:3000/cours-enfants/'],
      ['en', 'http://localhost:3000/en/children/'],
      ['x-default', 'http://localhost:3000/en/children/'],
    ])
  })

  test('META-6 the sitemap names that of each open language, and robots.txt names the sitemap', async () => {
    const { text, headers } = await site.request('/sitemap.xml')
    expect(headers['content-type']).toMatch('application/xml')
    expect([...text.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)</g)].map(([, ...found]) => found)).toEqual([
      ['http://localhost:3000/sitemap-fr.xml', '2026-11-21T09:00:00.000Z'],
      ['http://localhost:3000/sitemap-en.xml', '2026-11-21T09:00:00.000Z'],
    ])
    const robots = (await site.request('/robots.txt')).text
    expect(robots.split('\n')).toContain('Sitemap: http://localhost:3000/sitemap.xml')
    for (const path of ['/sitemap-es.xml', '/sitemap-de.xml', '/sitemap-.xml'])
      expect((await site.request(path)).status).toBe(404)
  })

  test('META-6 a language’s sitemap holds its pages with their alternates', async () => {
    const { text } = await site.request('/sitemap-fr.xml')
    const pages = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
    expect(pages.length).toBeGreaterThanOrEqual(80)
    expect(pages.filter((path) => /^\/(en|es|nl)\//.test(path) || /recherche|panier/.test(path))).toEqual([])
    const url = text.split('\n').find((line) => line.includes('/cours-enfants/</loc>'))
    expect([...(url?.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g) ?? [])].map(([, ...found]) => found)).toEqual([
      ['fr', 'http://localhost:3000/cours-enfants/'],
      ['en', 'http://localhost:3000/en/children/'],
      ['x-default', 'http://localhost:3000/en/children/'],
    ])
    expect((await site.request('/sitemap-en.xml')).text).toContain('<loc>http://localhost:3000/en/children/</loc>')
  })
})

describe('security', () => {
  test('the policy names every script that runs, no style stands in the page, and no module is loaded before the content', async () => {
    for (const path of ['/', '/en/', '/panier/', '/rien/']) {
      const response = await site.request(path)
      const policy = String(response.headers['content-security-policy'])
      const page = documentOf(response)
      const scripts = [...page.querySelectorAll('script:not([type="application/ld+json"])')]
      expect(scripts.length).toBeGreaterThan(3)
      for (const { textContent } of scripts)
        expect(policy).toContain(`'sha256-${createHash('sha256').update(textContent).digest('base64')}'`)
      expect(attributesOf(page, '[style], style, [rel="modulepreload"], [type="module"]', 'class')).toEqual([])
      const attributes = [...page.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
      expect(attributes.filter((name) => name.startsWith('on'))).toEqual([])
      expect(policy).toMatch("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|\*/)
    }
  })

  test('HSTS only on https, the rest everywhere', async () => {
    const { headers } = await site.request('/')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    expect(headers).not.toHaveProperty('strict-transport-security')
  })
})

describe('the cache', () => {
  test('everybody gets the same page: machines, people, and any host or query', async () => {
    const bot = await site.request('/cours-adultes/', { headers: { 'user-agent': 'Googlebot/2.1' } })
    for (const [path, headers] of [
      ['/cours-adultes/', { 'user-agent': 'Mozilla/5.0' }],
      ['/cours-adultes/?utm_source=x', {}],
      ['/cours-adultes/?q=ski', {}],
      ['/cours-adultes/', { host: 'evil.example.org' }],
    ] as const) {
      expect((await site.request(path, { headers })).headers.etag).toBe(bot.headers.etag)
    }
    expect(bot.headers['cache-control']).toBe('public, no-cache')
  })

  test('a matching ETag gets 304; HEAD has no body', async () => {
    const { headers } = await site.request('/')
    const again = await site.request('/', { headers: { 'if-none-match': String(headers.etag) } })
    expect(again).toMatchObject({ status: 304, text: '' })
    const head = await site.request('/', { method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, text: '' })
    expect(Number(head.headers['content-length'])).toBeGreaterThan(10_000)
  })

  test('paths that a client invents share one response', async () => {
    const unknown = async (path: string) => (await site.request(path)).headers.etag
    const first = await unknown('/rien/')
    expect(await unknown('/a.dataXYZ/')).toBe(first)
    expect(await unknown('/b.data.data/c/')).toBe(first)
    const data = await site.request('/rien/_.data')
    expect((await site.request('/a.dataX/_.data')).headers.etag).toBe(data.headers.etag)
  })

  test('a stay proposal is never stored, and the home page stays cached', async () => {
    const home = await site.request('/')
    const asked = '/?from=2027-02-13&to=2027-02-20&children=1'
    const page = documentOf(await site.request(asked))
    const lesson = 'main a[href^="/cours-enfants/ski-6-12-ans/?from=2027-02-13&to=2027-02-20"]'
    expect(page.querySelectorAll(lesson).length).toBeGreaterThan(0)
    expect(attributesOf(page, 'head > link[rel="canonical"]', 'href')).toEqual([['http://localhost:3000/']])
    expect((await site.request('/')).headers.etag).toBe(home.headers.etag)
    expect((await site.request('/?utm_source=letter')).headers.etag).toBe(home.headers.etag)
    const past = documentOf(await site.request('/?from=2026-11-14&to=2026-11-20'))
    expect(textOf(past, 'main .proposal-head .notice')).toContain('Ces dates sont passées')
    const data = await site.request('/_.data?from=2027-02-13&to=2027-02-20&children=1&_routes=home')
    expect(data.text.includes('2027-02-14')).toBe(true)
  })

  test.each([
    '/?from=%3Cscript%3E&to=2027-02-30&children=99&adults=-1',
    '/?from[]=1&to=&from=x',
    `/?little=${'1'.repeat(4000)}`,
  ])('bad input: the question %.50s is answered as if nothing were said', async (address) => {
    const response = await site.request(address)
    expect(response.status).toBe(200)
    const page = documentOf(response)
    expect(textOf(page, 'main .proposal-head .notice')).toContain('Indiquez l’arrivée et le départ')
    expect(attributesOf(page, 'main script:not([type="application/ld+json"])', 'type')).toEqual([])
  })

  test('the smallest accepted encoding is sent', async () => {
    const plain = await site.request('/')
    const small = await site.request('/', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(small.text).toBe(plain.text)
  })
})

describe('search', () => {
  test('SEARCH-3 the page of results needs no script', async () => {
    const response = await site.request('/recherche/?q=moufle')
    const page = documentOf(response)
    expect(page.querySelectorAll('main .results ol > li > a[href^="/"]').length).toBeGreaterThan(0)
    expect(queryIn(page)).toEqual([['moufle']])
    expect(response.headers['cache-control']).toBe('public, no-cache')
    const none = documentOf(await site.request('/recherche/?q=xyzxyz'))
    expect(attributesOf(none, 'main .results ol > li', 'class')).toHaveLength(0)
    expect(textOf(none, '.results h2')).toBe('Pas de résultats...')
    expect(queryIn(documentOf(await site.request('/recherche/')))).toEqual([['']])
  })

  test('META-3 whatever is asked of a page, its canonical address is that of the page', async () => {
    const page = documentOf(await site.request('/recherche/?q=moufle'))
    expect(attributesOf(page, 'head > link[rel="canonical"]', 'href')).toEqual([['http://localhost:3000/recherche/']])
    expect(robotsOf(page)).toEqual([])
  })

  test('the search query is escaped', async () => {
    const page = documentOf(await site.request('/recherche/?q=%3Cscript%3Ealert(1)%3C/script%3E'))
    expect(queryIn(page)).toEqual([['<script>alert(1)</script>']])
    expect([...page.scripts].filter(({ textContent }) => textContent.startsWith('alert'))).toEqual([])
  })
})

describe('files', () => {
  test('built files are compressed and kept for good', async () => {
    const [[style] = []] = attributesOf(documentOf(await site.request('/')), 'link[rel="stylesheet"]', 'href')
    expect(await site.request(style ?? '', { headers: { 'accept-encoding': 'br' } })).toMatchObject({
      status: 200,
      headers: { 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' },
    })
  })

  test('pictures are known again by their ETag', async () => {
    const { status, headers } = await site.request('/pictures/ridge-dawn-480.avif')
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/avif' })
    const again = await site.request('/pictures/ridge-dawn-480.avif', {
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.status).toBe(304)
  })

  test.each(['/content/site.yaml', '/pictures/index.json/', '/assets/nothing.js', '/pictures/..%2fcontent/site.yaml'])(
    '%s is not given',
    async (path) => {
      expect([400, 404]).toContain((await site.request(path)).status)
    },
  )
})

describe('calls and probes', () => {
  test('EDIT-6 a zone as HTML', async () => {
    const response = await site.request(
      '/api/zone?site=valorsene&lang=fr&path=/infos-pratiques/lieux-rendez-vous/&id=content',
    )
    expect(response.headers['content-type']).toMatch('text/html')
    expect([...documentOf(response).body.children].map(({ className }) => className)).toEqual(['zone zone-content'])
  })

  test('probes report the state of the process', async () => {
    expect((await site.request('/livez')).status).toBe(200)
    expect((await site.request('/readyz')).status).toBe(200)
    const { text } = await site.request('/metrics')
    for (const route of ['page', 'cached-page', 'asset', 'file', 'call'])
      expect(text).toContain(`http_request_duration_seconds_count{route="${route}",status="200"}`)
  })

  test('its figures are not for the public', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    expect((await site.request('/metrics', { headers })).status).toBe(404)
  })
})
