import type { HttpRequest } from '../fast-path/parse-request.ts'
import { chooseEncoding } from './content-encoding.ts'
import type { CacheEntry, PreparedResponse } from './cache-entry.ts'

/** What of a prepared answer this reader gets: 304 when they have it already, else the coding that they take. */
export function selectResponse(entry: CacheEntry, { headers }: Pick<HttpRequest, 'headers'>): PreparedResponse {
  const known = headers['if-none-match']
  if (known !== undefined && entry.status === 200 && matches(known, entry.etag)) return entry.notModified
  return entry.byEncoding[chooseEncoding(headers['accept-encoding'])]
}

function matches(known: string, etag: string): boolean {
  return (
    known === etag || known === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2))
  )
}
