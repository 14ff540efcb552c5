import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Failure } from 'base/errors'
import type { ErrorAnswer } from 'base/http'

/** Whether a request only reads. */
export function isSafeMethod({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Pages are only read. */
export function sendMethodNotAllowed(response: ServerResponse): number {
  response.setHeader('allow', 'GET, HEAD')
  return sendError(response, 405, { code: 'method', message: 'Pages can only be read: use GET.' })
}

/** Says in JSON why a request cannot be answered. Returns the status. */
export function sendError(response: ServerResponse, status: number, { code, message }: Failure): number {
  const answer: ErrorAnswer = { error: { code, message } }
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  response.writeHead(status, headers).end(JSON.stringify(answer))
  return status
}

/** Sends the reader to another address. `to` is escaped here, as nothing from outside may end a header. Returns the status. */
export function sendRedirect(response: ServerResponse, status: 301 | 308, to: string): number {
  response.writeHead(status, { location: encodeURI(decodeURI(to)), 'cache-control': 'no-cache' }).end()
  return status
}
