import type { IncomingMessage, ServerResponse } from 'node:http'
import { selectResponse } from './select-response.ts'
import type { CacheEntry, PreparedResponse } from './cache-entry.ts'

/** Sends a cache entry in the form that the client accepts. */
export function sendEntry(entry: CacheEntry, request: IncomingMessage, response: ServerResponse): void {
  sendPrepared(selectResponse(entry, request), request, response)
}

/** Writes a prepared response, without its body for HEAD. */
export function sendPrepared(
  { status, headers, body }: PreparedResponse,
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(status, headers)
  if (method === 'HEAD') response.end()
  else response.end(body)
}
