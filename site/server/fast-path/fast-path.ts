import type { Server as HttpServer } from 'node:http'
import { createServer } from 'node:net'
import type { Server, Socket } from 'node:net'
import { responseBytes } from '../response/response-bytes.ts'
import type { PreparedResponse } from '../response/cache-entry.ts'
import type { HttpRequest } from './http-request.ts'
import { parseSimpleRequest } from './parse-request.ts'

/** The prepared response for a request; undefined when it has to be made first, or is not the same for everyone. */
export type FindPrepared = (request: HttpRequest) => PreparedResponse | undefined

/**
 * A TCP server that answers requests that have a prepared response, and hands every other connection to `http`. Guaranteed:
 * - Only a chunk that is exactly one simple request (see `parseSimpleRequest`) is answered here. With the first other chunk the
 *   connection goes to `http` by its documented 'connection' event, all bytes unread, and stays there: from then on only
 *   `http` knows where a request begins.
 * - A client that does not read gets at most one response written: the next request goes to `http`, which applies its own limits.
 * - An idle connection ends after `keepAliveTimeout`, as at `http`.
 * - Once the server is closing nothing is answered here.
 */
export function createFastPath(http: HttpServer, findPrepared: FindPrepared): Server {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, accept)
  return server

  function accept(connection: Socket): void {
    connection.setTimeout(http.keepAliveTimeout)
    connection.on('data', read)
    connection.on('timeout', destroy)
    connection.on('end', end)
    connection.on('error', destroy)

    function read(chunk: Buffer): void {
      const request =
        server.listening && connection.writableLength === 0 ? parseSimpleRequest(chunk, connection) : undefined
      const response = request && findPrepared(request)
      if (response) connection.write(responseBytes(response, request.method, Date.now(), http.keepAliveTimeout))
      else handOver(chunk)
    }

    function handOver(chunk: Buffer): void {
      connection.off('data', read).off('timeout', destroy).off('end', end).off('error', destroy)
      connection.setTimeout(0)
      connection.pause()
      connection.unshift(chunk)
      http.emit('connection', connection)
      connection.resume()
    }

    function destroy(): void {
      connection.destroy()
    }

    function end(): void {
      connection.end()
    }
  }
}
