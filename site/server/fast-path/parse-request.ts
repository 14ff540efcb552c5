import type { IncomingHttpHeaders } from 'node:http'

/** What a prepared answer is chosen by. A request of `node:http` is one of these too. */
export type HttpRequest = {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}

/** Longest head that is looked at here, in bytes; a browser's has about one thousand. */
const longest = 8 * 1024

const head = /^(GET|HEAD) (\/[\x21-\x7e]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e]*\r\n)+)\r\n$/
/** Headers with which a request is more than a question for a page: a body, another protocol, a connection that ends. */
const unplain = /^(connection|content-length|transfer-encoding|upgrade|expect|trailer|te|http2-settings)$/

/**
 * Reads a chunk of a connection that is one whole, plain question: GET or HEAD, a path, headers that each come once, no body, a
 * connection that stays open. Undefined for anything else, however well it is meant: that is for `node:http` to judge.
 */
export function parseSimpleRequest(chunk: Buffer, socket: HttpRequest['socket']): HttpRequest | undefined {
  if (chunk.length > longest) return undefined
  const [, method, url, lines] = head.exec(chunk.toString('latin1')) ?? []
  const headers = lines === undefined ? undefined : readHeaders(lines)
  return headers && { method, url, headers, socket }
}

function readHeaders(lines: string): IncomingHttpHeaders | undefined {
  const headers: IncomingHttpHeaders = Object.create(null)
  for (let at = 0; at < lines.length;) {
    const colon = lines.indexOf(':', at)
    const end = lines.indexOf('\r\n', colon)
    const name = lines.slice(at, colon).toLowerCase()
    const value = lines.slice(colon + 1, end).trim()
    if (name in headers || (unplain.test(name) && !(name === 'connection' && value === 'keep-alive'))) return undefined
    headers[name] = value
    at = end + 2
  }
  return headers.host ? headers : undefined
}
