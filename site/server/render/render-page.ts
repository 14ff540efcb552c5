import type { App, Visit } from '../../app/visit.ts'
import type { Answer } from '../answer/entry.ts'
import { contentPolicy, hashOf, scriptHashes, securityHeaders } from '../security/headers.ts'
import type { Origins } from '../security/headers.ts'
import { delayScripts } from './late-scripts.ts'

type Finished = Pick<Answer, 'headers' | 'body'>

/** How long a browser may use a page's data without asking again, in seconds: as long as somebody looks at a link before the click. */
const dataSeconds = 30
/** What an editor gets is kept by nobody. */
const mine = 'private, no-store'

/** Renders what the visit asks for, ready for the cache: finished HTML with its policy, or the data that the router asked for. */
export async function renderPage(app: App, origins: Origins, address: string, visit: Visit): Promise<Answer> {
  const response = await app.handle(new Request(address), visit)
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html')
  const { headers, body } = isPage
    ? await finishPage(response, origins, visit)
    : await finishData(response, origins, visit)
  return {
    status: response.status,
    headers,
    body,
    tags: visit.shown.tags,
    changesAt: visit.shown.changesAt,
    // A failure is tried again by the next who asks.
    keep: response.status < 500 && !visit.editor,
    byQuery: visit.shown.byQuery,
  }
}

async function finishPage(response: Response, origins: Origins, { editor }: Visit): Promise<Finished> {
  if (origins.development)
    return { headers: [['content-type', 'text/html; charset=utf-8']], body: Buffer.from(await response.text()) }
  const { html, module } = delayScripts(await response.text())
  const hashes = [...scriptHashes(html), ...(module === undefined ? [] : [hashOf(module)])]
  const headers = [
    ['content-type', 'text/html; charset=utf-8'],
    ['cache-control', editor ? mine : 'public, no-cache'],
    contentPolicy(origins, hashes),
    ...securityHeaders(origins),
  ] as const
  return { headers, body: Buffer.from(html) }
}

async function finishData(response: Response, origins: Origins, { editor }: Visit): Promise<Finished> {
  const own = [...response.headers].filter(([name]) => name !== 'content-length')
  const age = response.status === 200 ? dataSeconds : 0
  const headers = [
    ...own,
    ['cache-control', editor ? mine : `private, max-age=${age}`] as const,
    ...securityHeaders(origins),
  ]
  return { headers, body: Buffer.from(await response.arrayBuffer()) }
}
