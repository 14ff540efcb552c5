import type { Duplex } from 'node:stream'
import type { ErrorBody } from './http.ts'

type Refusal = { status: string; code: string; message: string }

const malformed: Refusal = {
  status: '400 Bad Request',
  code: 'malformed',
  message: 'This is not HTTP that can be read: check the request line and the headers.',
}
const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'too-large',
    message: 'Address and headers together are larger than 16 KB: shorten them.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'too-slow',
    message: 'The request did not come to its end in time: send it again.',
  },
}

/** Handles a server's `clientError`: responds with a JSON error to a request that cannot be parsed, and closes the connection. */
export function rejectUnreadable({ code = '' }: NodeJS.ErrnoException, connection: Duplex): void {
  if (!connection.writable || code === 'ECONNRESET') return void connection.destroy()
  const { status, ...error } = refusals[code] ?? malformed
  const body = JSON.stringify({ error } satisfies ErrorBody)
  const headers = ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`, 'connection: close']
  connection.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`)
}
