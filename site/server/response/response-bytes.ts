import { STATUS_CODES } from 'node:http'
import type { PreparedResponse } from './cache-entry.ts'

/**
 * A response as the bytes that `node:http` would write on a connection that stays open. They are made once a second, for the
 * Date header, and the response's body becomes a part of them, so that memory holds it once.
 * `now`: milliseconds since 1970. `keepAlive`: milliseconds that an idle connection stays open.
 */
export function responseBytes(
  response: PreparedResponse,
  method: string | undefined,
  now: number,
  keepAlive: number,
): Buffer {
  const { buffer, headLength } = bytesOfSecond(response, Math.floor(now / 1000), keepAlive)
  return method === 'HEAD' ? buffer.subarray(0, headLength) : buffer
}

function bytesOfSecond(
  response: PreparedResponse,
  second: number,
  keepAlive: number,
): NonNullable<PreparedResponse['bytes']> {
  if (response.bytes?.second === second) return response.bytes
  const head = Buffer.from(headOf(response, second, keepAlive), 'latin1')
  const buffer = Buffer.concat([head, response.body])
  response.body = buffer.subarray(head.length)
  response.bytes = { second, buffer, headLength: head.length }
  return response.bytes
}

function headOf({ status, headers }: PreparedResponse, second: number, keepAlive: number): string {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`]
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`)
  lines.push(
    `Date: ${new Date(second * 1000).toUTCString()}`,
    'Connection: keep-alive',
    `Keep-Alive: timeout=${Math.floor(keepAlive / 1000)}`,
  )
  return `${lines.join('\r\n')}\r\n\r\n`
}
