import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server, ServerOptions } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { entryFrom } from '../response/cache-entry.ts'
import type { CacheEntry } from '../response/cache-entry.ts'
import { selectResponse } from '../response/select-response.ts'
import { sendEntry } from '../response/send-response.ts'
import { putInFront } from './fast-path.ts'
import type { HttpRequest } from './parse-request.ts'

/** An answer that is ready at `/ready/`, in br and plain. */
export const page = pageOf(30_000)

/** The same at `/long/`: more than a system takes for a reader who does not read. */
const long = pageOf(3_000_000)

function pageOf(words: number): CacheEntry {
  const body = Buffer.from('neige '.repeat(words))
  const headers = [['content-type', 'text/html; charset=utf-8']] as const
  return entryFrom(
    { status: 200, headers, body, tags: new Set(), isCacheable: true },
    { br: Buffer.from('compressed'), identity: body },
  )
}

/** A server with something ready and something to be made, with a front or without one. */
export type TestServer = { server: Server; port: number; answeredInFront: () => number; close: () => Promise<void> }

/** `/ready/` and `/long/` are ready for who sends no cookie; `/echo` says what it was sent; `/slow` answers when `open` is called; all else says its own path. */
export async function serve(front: boolean, options: ServerOptions = {}): Promise<TestServer & { open: () => void }> {
  let inFront = 0
  const { promise, resolve: open } = Promise.withResolvers<void>()
  const server = createServer({ keepAliveTimeout: 75_000, ...options }, (request, response) => {
    const found = find(request)
    if (found) return void sendEntry(found, request, response)
    if (request.url === '/slow') return void promise.then(() => response.end('at last'))
    if (request.url !== '/echo') return void response.end(`made ${request.url}`)
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => response.end(`${request.method} ${Buffer.concat(chunks).toString()}`))
  })
  if (front)
    putInFront(server, (question) => {
      const found = find(question)
      if (!found) return undefined
      inFront += 1
      return selectResponse(found, question)
    })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    server,
    port: (server.address() as AddressInfo).port,
    answeredInFront: () => inFront,
    open,
    async close() {
      server.close()
      server.closeAllConnections()
      if (server.listening) await once(server, 'close')
    },
  }
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
export async function t(port: number, pieces: readonly string[]): Promise<string> {
  const { socket, heard, ended } = call(port)
  for (const piece of pieces) await new Promise((resolve) => socket.write(piece, 'latin1', resolve))
  await ended
  return heard().replaceAll(/^Date: .*$/gm, 'Date: now')
}
