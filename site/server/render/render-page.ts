import type { Clock } from 'base/clock'
import type { App, RenderContext } from '../../app/render-context.ts'
import type { RenderedResponse } from '../response/cache-entry.ts'
import { contentSecurityPolicy, hashOf, securityHeaders } from '../security/headers.ts'
import type { Origins } from '../security/headers.ts'
import { analyticsSources } from '../security/analytics-sources.ts'
import { readFeatures } from '../analytics/features.ts'
import { publicPageHeaders } from '../edge/edge-headers.ts'
import type { EdgeSettings } from '../edge/edge-headers.ts'
import { deferScripts } from './defer-scripts.ts'

type Finished = Pick<RenderedResponse, 'headers' | 'body' | 'changesAt'>

/** What every page is rendered with. */
export type RenderOptions = { app: App; origins: Origins; clock: Clock; edge?: EdgeSettings | undefined }

/** How long a browser may use a page's data without asking again, in seconds: as long as somebody looks at a link before the click. */
const dataMaxAge = 30
/** What an editor gets is stored nowhere. */
const personal = 'private, no-store'

/** Renders a page as finished HTML with its policy, or the data that the router asks for. */
export async function renderPage(
  options: RenderOptions,
  url: string,
  renderContext: RenderContext,
): Promise<RenderedResponse> {
  const response = await options.app.handle(new Request(url), renderContext)
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html')
  const finish = isPage ? finishPage : finishData
  return {
    status: response.status,
    ...(await finish(response, options, renderContext)),
    tags: renderContext.dependencies.tags,
    // A failure is rendered again for the next request.
    isCacheable: response.status < 500 && !renderContext.editor,
    byQuery: renderContext.dependencies.byQuery,
  }
}

async function finishPage(response: Response, options: RenderOptions, renderContext: RenderContext): Promise<Finished> {
  const { origins } = options
  if (origins.development)
    return { headers: [['content-type', 'text/html; charset=utf-8']], body: Buffer.from(await response.text()) }
  const { html, scripts } = deferScripts(await response.text(), renderContext.scriptNonce)
  const headers = [
    ['content-type', 'text/html; charset=utf-8'],
    ...cacheHeaders(response.status, options, renderContext),
    contentSecurityPolicy(origins, scripts.map(hashOf), analyticsSources(await readFeatures(renderContext.reader))),
    ...securityHeaders(origins),
  ] as const
  return { headers, body: Buffer.from(html), changesAt: renderContext.dependencies.changesAt }
}

function cacheHeaders(status: number, { edge, clock }: RenderOptions, { editor, dependencies }: RenderContext) {
  if (editor) return [['cache-control', personal]] as const
  if (status >= 500) return [['cache-control', 'no-store']] as const
  return publicPageHeaders({ ...dependencies, status, now: clock() }, edge)
}

async function finishData(
  response: Response,
  { origins, clock }: RenderOptions,
  { editor, dependencies }: RenderContext,
): Promise<Finished> {
  const own = [...response.headers].filter(([name]) => name !== 'content-length')
  const life = lifeOf(dependencies.changesAt, clock)
  const age = response.status === 200 ? life.age : 0
  const headers = [
    ...own,
    ['cache-control', editor ? personal : `private, max-age=${age}`] as const,
    ...securityHeaders(origins),
  ]
  return { headers, body: Buffer.from(await response.arrayBuffer()), changesAt: life.changesAt }
}

/**
 * How long a browser may keep data, and until when we may say so: in the last seconds before the data changes by itself
 * no browser is to keep it, or it would show it beyond that (META-4).
 */
function lifeOf(changesAt: string | undefined, clock: Clock): { age: number; changesAt: string | undefined } {
  if (changesAt === undefined) return { age: dataMaxAge, changesAt }
  const lastCall = Date.parse(changesAt) - dataMaxAge * 1000
  return clock().getTime() < lastCall
    ? { age: dataMaxAge, changesAt: new Date(lastCall).toISOString() }
    : { age: 0, changesAt }
}
