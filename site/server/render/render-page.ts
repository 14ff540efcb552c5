import type { Clock } from 'base/clock'
import type { App, Visit } from '../../app/visit.ts'
import type { RenderedResponse } from '../response/cache-entry.ts'
import { contentSecurityPolicy, hashOf, scriptHashes, securityHeaders } from '../security/headers.ts'
import type { Origins } from '../security/headers.ts'
import { analyticsSources } from '../security/analytics-sources.ts'
import { readFeatures } from '../analytics/features.ts'
import { deferScripts } from './defer-scripts.ts'

type Finished = Pick<RenderedResponse, 'headers' | 'body' | 'changesAt'>

/** What a page is rendered with, the same for all. */
export type RenderOptions = { app: App; origins: Origins; clock: Clock }

/** How long a browser may use a page's data without asking again, in seconds: as long as somebody looks at a link before the click. */
const dataSeconds = 30
/** What an editor gets is kept by nobody. */
const mine = 'private, no-store'

/** Renders what the visit asks for, ready for the cache: finished HTML with its policy, or the data that the router asked for. */
export async function renderPage(press: RenderOptions, address: string, visit: Visit): Promise<RenderedResponse> {
  const response = await press.app.handle(new Request(address), visit)
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html')
  const finish = isPage ? finishPage : finishData
  return {
    status: response.status,
    ...(await finish(response, press, visit)),
    tags: visit.shown.tags,
    // A failure is tried again by the next who asks.
    isCacheable: response.status < 500 && !visit.editor,
    byQuery: visit.shown.byQuery,
  }
}

async function finishPage(
  response: Response,
  { origins }: RenderOptions,
  { editor, shown, reader }: Visit,
): Promise<Finished> {
  if (origins.development)
    return { headers: [['content-type', 'text/html; charset=utf-8']], body: Buffer.from(await response.text()) }
  const { html, module } = deferScripts(await response.text())
  const hashes = [...scriptHashes(html), ...(module === undefined ? [] : [hashOf(module)])]
  const headers = [
    ['content-type', 'text/html; charset=utf-8'],
    ['cache-control', editor ? mine : 'public, no-cache'],
    contentSecurityPolicy(origins, hashes, analyticsSources(await readFeatures(reader))),
    ...securityHeaders(origins),
  ] as const
  return { headers, body: Buffer.from(html), changesAt: shown.changesAt }
}

async function finishData(
  response: Response,
  { origins, clock }: RenderOptions,
  { editor, shown }: Visit,
): Promise<Finished> {
  const own = [...response.headers].filter(([name]) => name !== 'content-length')
  const life = lifeOf(shown.changesAt, clock)
  const age = response.status === 200 ? life.age : 0
  const headers = [
    ...own,
    ['cache-control', editor ? mine : `private, max-age=${age}`] as const,
    ...securityHeaders(origins),
  ]
  return { headers, body: Buffer.from(await response.arrayBuffer()), changesAt: life.changesAt }
}

/**
 * How long a browser may keep data, and until when we may say so: in the last seconds before the data changes by itself
 * no browser is to keep it, or it would show it beyond that (META-4).
 */
function lifeOf(changesAt: string | undefined, clock: Clock): { age: number; changesAt: string | undefined } {
  if (changesAt === undefined) return { age: dataSeconds, changesAt }
  const lastCall = Date.parse(changesAt) - dataSeconds * 1000
  return clock().getTime() < lastCall
    ? { age: dataSeconds, changesAt: new Date(lastCall).toISOString() }
    : { age: 0, changesAt }
}
