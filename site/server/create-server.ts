import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { answerUnreadable } from 'base/http/unreadable'
import { putInFront } from './fast-path/fast-path.ts'
import type { Site } from './site.ts'

/** A server for the site, not listening yet: what is ready is answered in front of `node:http`, all else by it. */
export function createSiteServer({ ready, listener }: Site): Server {
  // Longer than the idle time of common proxies, which would else send into a connection that is just being closed.
  const server = createServer({ keepAliveTimeout: 75_000 }, listener)
  server.on('clientError', answerUnreadable)
  putInFront(server, ready)
  return server
}
