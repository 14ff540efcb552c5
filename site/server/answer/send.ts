import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseCoding } from './coding.ts'
import type { Entry } from './entry.ts'

/** Writes a prepared answer: 304 when the reader has it already, no body for HEAD. Returns the status. */
export function send(entry: Entry, request: IncomingMessage, response: ServerResponse): number {
  const known = request.headers['if-none-match']
  if (known !== undefined && entry.status === 200 && matches(known, entry.etag)) {
    response.writeHead(304, entry.notModified).end()
    return 304
  }
  const { headers, body } = entry.ready[chooseCoding(request.headers['accept-encoding'])]
  response.writeHead(entry.status, headers)
  if (request.method === 'HEAD') response.end()
  else response.end(body, 'latin1')
  return entry.status
}

function matches(known: string, etag: string): boolean {
  return (
    known === etag || known === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2))
  )
}
