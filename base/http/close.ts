import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import type { Server } from 'node:net'

/** Interval at which idle connections are closed, in milliseconds. */
const idleCheckInterval = 100

type Closeable = Server & Partial<Pick<HttpServer, 'closeIdleConnections' | 'closeAllConnections'>>

/**
 * Takes no new connection, lets the requests under way be answered, and ends connections as they become idle. After `timeout`
 * milliseconds the rest is cut. Resolves when the server is closed.
 */
export async function closeHttp(server: Closeable, timeout: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections?.()
  const idleCheck = setInterval(() => server.closeIdleConnections?.(), idleCheckInterval)
  const cut = setTimeout(() => server.closeAllConnections?.(), timeout)
  await closed
  clearInterval(idleCheck)
  clearTimeout(cut)
}
