import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createFastPath } from './fast-path.ts'
import type { FindPrepared } from './fast-path.ts'

/** A server that is listening. */
export type SiteServer = {
  port: number
  /**
   * Takes no new connection, answers the requests under way, and ends the connections. After `timeout` milliseconds what is
   * still open is cut. Resolves when all is closed.
   */
  close: (timeout: number) => Promise<void>
}

/** How often connections that have become idle are looked for while closing, in milliseconds. */
const idleCheckInterval = 100

/**
 * Listens on a port with the fast path before `http`. `http` itself listens on a private socket to which nobody connects: only
 * a listening server of `node:http` enforces `headersTimeout` and `requestTimeout`.
 */
export async function listenWithFastPath(
  http: HttpServer,
  findPrepared: FindPrepared,
  { port, host }: { port: number; host?: string },
): Promise<SiteServer> {
  const server = createFastPath(http, findPrepared)
  const requests = countRequests(server, http)
  const privateFolder = await mkdtemp(path.join(tmpdir(), 'schuss-site-'))
  http.listen(privateSocket(privateFolder))
  await once(http, 'listening')
  server.listen({ port, ...(host !== undefined && { host }) })
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close }

  async function close(timeout: number): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    const idleCheck = setInterval(endIdle, idleCheckInterval)
    const cut = setTimeout(() => requests.forEach((_, socket) => socket.destroy()), timeout)
    endIdle()
    await closed
    clearInterval(idleCheck)
    clearTimeout(cut)
    // Not before: it would cut connections whose response has not left yet.
    http.close()
    await rm(privateFolder, { recursive: true, force: true })
  }

  function endIdle(): void {
    requests.forEach((count, socket) => {
      if (count === 0) socket.destroySoon()
    })
  }
}

/** How many requests are under way at `http` on each connection of `server`. */
function countRequests(server: Server, http: HttpServer): ReadonlyMap<Socket, number> {
  const counts = new Map<Socket, number>()
  const add = (socket: Socket, change: number): void => {
    const count = counts.get(socket)
    if (count !== undefined) counts.set(socket, count + change)
  }
  server.on('connection', (socket) => {
    counts.set(socket, 0)
    socket.once('close', () => counts.delete(socket))
  })
  http.prependListener('request', ({ socket }, response) => {
    add(socket, 1)
    response.once('close', () => add(socket, -1))
  })
  return counts
}

function privateSocket(folder: string): string {
  return process.platform === 'win32' ? path.join('\\\\?\\pipe', folder, 'http') : path.join(folder, 'http')
}
