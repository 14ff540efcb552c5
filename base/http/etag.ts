import { createHash } from 'node:crypto'
import fresh from 'fresh'

/** The ETag of a body: weak, so that one tag can stand for a body in every encoding. */
export function etagOf(body: Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Whether a client holds the content with this ETag already, so that 304 is enough (RFC 9110, 13.1.2). */
export function isNotModified(headers: Readonly<Record<string, string | string[] | undefined>>, etag: string): boolean {
  return headers['if-none-match'] !== undefined && fresh(headers, { etag })
}
