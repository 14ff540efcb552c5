import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Failure } from 'base/errors'
import type { ErrorBody } from 'base/http'

/** Whether a request only reads. */
export function isSafeMethod({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Refuses a method other than GET and HEAD. */
export function sendMethodNotAllowed(response: ServerResponse): void {
  response.setHeader('allow', 'GET, HEAD')
  sendError(response, 405, { code: 'method', message: 'Pages can only be read: use GET.' })
}

/** Sends an error in the JSON form of all errors. */
export function sendError(response: ServerResponse, status: number, { code, message }: Failure): void {
  const body: ErrorBody = { error: { code, message } }
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  response.writeHead(status, headers).end(JSON.stringify(body))
}

/**
 * Redirects to `path` with `search` appended byte for byte. Only the path is escaped: it may come from content, and no
 * character of it may end the header. Bytes of `search` come from the request line, which cannot hold a line end.
 */
export function sendRedirect(
  response: ServerResponse,
  status: 301 | 308,
  { path, search = '' }: { path: string; search?: string },
): void {
  response.writeHead(status, { location: escapePath(path) + search, 'cache-control': 'no-cache' }).end()
}

/** Escapes what a URL cannot hold, and leaves what is escaped already. */
function escapePath(path: string): string {
  return encodeURI(path.toWellFormed()).replaceAll(/%25(?=[\da-f]{2})/gi, '%')
}
