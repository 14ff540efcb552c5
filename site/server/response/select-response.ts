import type { HttpRequest } from '../fast-path/http-request.ts'
import { chooseEncoding } from 'base/http/accept-encoding'
import { isNotModified } from 'base/http/etag'
import type { CacheEntry, PreparedResponse } from './cache-entry.ts'

/** The prepared response for a client: 304 when it holds the same content already, else the encoding that it accepts. */
export function selectResponse(entry: CacheEntry, { headers }: Pick<HttpRequest, 'headers'>): PreparedResponse {
  if (entry.status === 200 && isNotModified(headers, entry.etag)) return entry.notModified
  return entry.byEncoding[chooseEncoding(headers['accept-encoding'])]
}
