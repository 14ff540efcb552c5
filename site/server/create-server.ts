import { createServer } from 'node:http'
import { rejectUnreadable } from 'base/http/unreadable'
import { listenWithFastPath } from './fast-path/site-server.ts'
import type { SiteServer } from './fast-path/site-server.ts'
import type { Site } from './site.ts'

/** Longer than the idle time of common proxies, which would else send into a connection that is being closed. */
const keepAliveTimeout = 75_000
/** A client that takes nothing of a response, or sends nothing of a request, for so long is disconnected. */
const stalledTimeout = 60_000

/** Starts the site on a port: prepared responses by the fast path, everything else by `node:http`. */
export function listen({ findPrepared, listener }: Site, port: number, host?: string): Promise<SiteServer> {
  const http = createServer({ keepAliveTimeout }, listener)
  http.setTimeout(stalledTimeout)
  http.on('clientError', rejectUnreadable)
  return listenWithFastPath(http, findPrepared, { port, ...(host !== undefined && { host }) })
}
