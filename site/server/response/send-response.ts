import type { IncomingMessage, ServerResponse } from 'node:http'
import { selectResponse } from './select-response.ts'
import type { CacheEntry, PreparedResponse } from './cache-entry.ts'

/** Sends what of a prepared answer this reader gets. Returns the status. */
export function sendEntry(entry: CacheEntry, request: IncomingMessage, response: ServerResponse): number {
  return sendPrepared(selectResponse(entry, request), request, response)
}

/** Writes an answer, without its body for HEAD. Returns the status. */
export function sendPrepared(written: PreparedResponse, { method }: IncomingMessage, response: ServerResponse): number {
  const { status, headers, body } = written
  response.writeHead(status, headers)
  if (method === 'HEAD') response.end()
  else response.end(body)
  return status
}
