import { createRoute } from '@hono/zod-openapi'
import { searchResponse, searchRequest, zoneRequest } from '../../api/calls.ts'
import type { Lang } from '../../api/page.ts'
import { describeJson, errorResponse, describeError } from './responses.ts'
import { cookiesOf, sessionOf } from './context.ts'
import { asAnyone } from './security.ts'
import type { ApiContext, App } from './context.ts'

const search = createRoute({
  method: 'get',
  path: '/api/search',
  operationId: 'search',
  security: asAnyone,
  summary: 'Search the published pages of a language',
  request: { query: searchRequest },
  responses: {
    200: describeJson('The pages that fit, best first', searchResponse),
    400: describeError('Not as described'),
    404: describeError('There is no such site'),
    429: describeError('Too many searches; Retry-After says how long to wait'),
  },
})

const zone = createRoute({
  method: 'get',
  path: '/api/zone',
  operationId: 'readZone',
  security: asAnyone,
  summary: 'A zone of a page as HTML',
  request: { query: zoneRequest },
  responses: {
    200: { description: 'The zone; its draft for an editor who sees drafts', content: { 'text/html': {} } },
    400: describeError('Not as described'),
    404: describeError('There is no such site, page or zone'),
    429: describeError('Too many calls; Retry-After says how long to wait'),
  },
})

/** What visitors may ask. */
export function addReading(app: App, api: ApiContext): void {
  app.openapi(search, async (c) => {
    const { site, lang, query, seo, exclude } = c.req.valid('query')
    if (site !== api.siteKey) return errorResponse(c, 404, unknownSite(site))
    const paths = (exclude ?? '').split(',').filter((path) => path.startsWith('/'))
    return c.json(await api.reader.search(lang, query, { exclude: paths, seo: seo !== 'false' }), 200)
  })

  app.openapi(zone, async (c) => {
    const { site, lang, path, id } = c.req.valid('query')
    if (site !== api.siteKey) return errorResponse(c, 404, unknownSite(site))
    const draft = cookiesOf(c.req.raw).draft && (await sessionOf(api, c.req.raw)) !== undefined
    const view = await api.reader.read(lang, await insideLanguage(api, lang, path), { draft })
    if (!view) return errorResponse(c, 404, { code: 'unknown-page', message: `There is no page ${path} in ${lang}.` })
    if (!view.zones.some((one) => one.id === id))
      return errorResponse(c, 404, { code: 'unknown-zone', message: `The page ${path} has no zone "${id}".` })
    c.header('cache-control', draft ? 'private, no-store' : 'no-cache')
    return c.html(api.renderZone(view, id))
  })
}

function unknownSite(site: string) {
  return { code: 'unknown-site', message: `There is no site "${site}" here.` }
}

/** The path inside its language, also where somebody gave the path on the origin or left the last slash out. */
async function insideLanguage({ reader }: ApiContext, lang: Lang, path: string): Promise<string> {
  const closed = path.endsWith('/') ? path : `${path}/`
  const base = (await reader.languages()).find((language) => language.lang === lang)?.basePath
  return base && closed.startsWith(`${base}/`) ? closed.slice(base.length) : closed
}
