import type { IncomingMessage, ServerResponse } from 'node:http'
import { choose } from './choose.ts'
import type { Entry, Written } from './entry.ts'

/** Sends what of a prepared answer this reader gets. Returns the status. */
export function send(entry: Entry, request: IncomingMessage, response: ServerResponse): number {
  return write(choose(entry, request), request, response)
}

/** Writes an answer, without its body for HEAD. Returns the status. */
export function write(written: Written, { method }: IncomingMessage, response: ServerResponse): number {
  const { status, headers, body } = written
  response.writeHead(status, headers)
  if (method === 'HEAD') response.end()
  else response.end(body)
  return status
}
