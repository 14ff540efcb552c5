import { STATUS_CODES } from 'node:http'
import type { PreparedResponse } from './cache-entry.ts'

/**
 * An answer as the bytes that `node:http` would write on a connection that stays open, in one piece. They are made once a second,
 * for the date that they carry, and the body becomes a part of them, so that it is held only once.
 * `now`: milliseconds since 1970. `keepAlive`: milliseconds that an idle connection stays open.
 */
export function responseBytes(
  written: PreparedResponse,
  method: string | undefined,
  now: number,
  keepAlive: number,
): Buffer {
  const { bytes, head } = wireOf(written, now, keepAlive)
  return method === 'HEAD' ? bytes.subarray(0, head) : bytes
}

function wireOf(written: PreparedResponse, now: number, keepAlive: number): NonNullable<PreparedResponse['wire']> {
  const second = Math.floor(now / 1000)
  if (written.wire?.second !== second) {
    const head = Buffer.from(headOf(written, second, keepAlive), 'latin1')
    const bytes = Buffer.concat([head, written.body])
    written.body = bytes.subarray(head.length)
    written.wire = { second, bytes, head: head.length }
  }
  return written.wire
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
