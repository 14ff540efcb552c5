import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server, ServerOptions } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { closeHttp } from 'base/http/close'
import { entryFrom } from '../response/cache-entry.ts'
import type { CacheEntry, PreparedResponse } from '../response/cache-entry.ts'
import { selectResponse } from '../response/select-response.ts'
import { sendEntry } from '../response/send-response.ts'
import type { HttpRequest } from './http-request.ts'
import { listenWithFastPath } from './site-server.ts'
import type { SiteServer } from './site-server.ts'

/** The response of `/ready/`, in br and plain. */
export const page = pageOf(30_000)

/** The response of `/long/`: more than a system buffers for a client that does not read. */
const long = pageOf(3_000_000)

function pageOf(words: number): CacheEntry {
  const body = Buffer.from('neige '.repeat(words))
  const headers = [['content-type', 'text/html; charset=utf-8']] as const
  return entryFrom(
    { status: 200, headers, body, tags: new Set(), isCacheable: true },
    { br: Buffer.from('compressed'), identity: body },
  )
}

/** A server with prepared responses, with the fast path or `node:http` alone. */
export type TestServer = {
  http: Server
  port: number
  /** How many requests the fast path has answered. */
  answeredFast: () => number
  /** Lets `/slow` answer. */
  open: () => void
  close: (timeout?: number) => Promise<void>
}

/** `/ready/` and `/long/` are prepared for requests without a cookie; `/echo` answers with the body it got; `/slow` waits for `open`; every other path is answered with itself. */
export async function serve(withFastPath: boolean, options: ServerOptions = {}): Promise<TestServer> {
  let fast = 0
  const { promise, resolve: open } = Promise.withResolvers<void>()
  const http = createServer({ keepAliveTimeout: 75_000, ...options }, (request, response) => {
    const found = find(request)
    if (found) return sendEntry(found, request, response)
    if (request.url === '/slow') return void promise.then(() => response.end('at last'))
    if (request.url !== '/echo') return void response.end(`made ${request.url}`)
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => response.end(`${request.method} ${Buffer.concat(chunks).toString()}`))
  })
  const server = withFastPath ? await listenWithFastPath(http, findPrepared, listenOptions) : await listenAlone(http)
  return { http, port: server.port, answeredFast: () => fast, open, close: (timeout = 0) => server.close(timeout) }

  function findPrepared(request: HttpRequest): PreparedResponse | undefined {
    const found = find(request)
    if (!found) return undefined
    fast += 1
    return selectResponse(found, request)
  }
}

const listenOptions = { port: 0, host: '127.0.0.1' }

async function listenAlone(http: Server): Promise<SiteServer> {
  http.listen(listenOptions)
  await once(http, 'listening')
  return { port: (http.address() as AddressInfo).port, close: (timeout) => closeHttp(http, timeout) }
}

function find({ method, url = '', headers }: Pick<HttpRequest, 'method' | 'url' | 'headers'>): CacheEntry | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || headers.cookie !== undefined) return undefined
  return { '/ready/': page, '/long/': long }[url]
}

/** A connection, and what came over it so far. */
export type Caller = {
  socket: Socket
  heard: () => string
  /** Until what was heard holds the text as often as said. */
  until: (text: string, times?: number) => Promise<string>
  ended: Promise<unknown>
}

export function call(port: number): Caller {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let heard = ''
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')))
  socket.on('error', () => socket.destroy())
  const ended = new Promise((resolve) => socket.once('close', resolve))
  return {
    socket,
    heard: () => heard,
    async until(text, times = 1) {
      while (heard.split(text).length <= times) {
        if (socket.destroyed) throw new Error(`the connection ended before "${text}" came:\n${heard.slice(0, 500)}`)
        await Promise.race([once(socket, 'data'), ended])
      }
      return heard
    },
    ended,
  }
}

/** All that a server says to these pieces before it closes; the last of them must make it close, or the caller does. */
export async function exchange(port: number, pieces: readonly string[]): Promise<string> {
  const { socket, heard, ended } = call(port)
  for (const piece of pieces) await new Promise((resolve) => socket.write(piece, 'latin1', resolve))
  await ended
  return heard().replaceAll(/^Date: .*$/gm, 'Date: now')
}
