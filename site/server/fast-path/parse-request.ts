import type { IncomingHttpHeaders } from 'node:http'
import type { HttpRequest } from './http-request.ts'

/** Longest request head that is parsed here, in bytes; a browser's has about one thousand. */
const maxHeadBytes = 8 * 1024

const head = /^(GET|HEAD) (\/[\x21-\x7e]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e]*\r\n)+)\r\n$/
/** Headers that announce a body, another protocol, or the end of the connection. */
const excluded = /^(connection|content-length|transfer-encoding|upgrade|expect|trailer|te|http2-settings)$/

/**
 * Parses a chunk that is exactly one request of the simplest form: GET or HEAD, an absolute path, headers that each come once,
 * no body, a connection that stays open. Undefined for everything else, valid or not: `node:http` decides about that.
 */
export function parseSimpleRequest(chunk: Buffer, socket: HttpRequest['socket']): HttpRequest | undefined {
  if (chunk.length > maxHeadBytes) return undefined
  const [, method, url, lines] = head.exec(chunk.toString('latin1')) ?? []
  const headers = lines === undefined ? undefined : parseHeaders(lines)
  return headers && { method, url, headers, socket }
}

function parseHeaders(lines: string): IncomingHttpHeaders | undefined {
  const headers: IncomingHttpHeaders = Object.create(null)
  for (let at = 0; at < lines.length;) {
    const colon = lines.indexOf(':', at)
    const end = lines.indexOf('\r\n', colon)
    const name = lines.slice(at, colon).toLowerCase()
    const value = lines.slice(colon + 1, end).trim()
    if (name in headers || (excluded.test(name) && !(name === 'connection' && value === 'keep-alive'))) return undefined
    headers[name] = value
    at = end + 2
  }
  return headers.host ? headers : undefined
}
