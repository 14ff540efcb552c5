import { createHash } from 'node:crypto'
import { chooseEncoding, encodeAll, encode } from './content-encoding.ts'
import type { EncodedBodies, ContentEncoding } from './content-encoding.ts'

/** An answer before it is made ready for sending. */
export type RenderedResponse = {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  body: Buffer
  /** What it shows: it is dropped when one of these changes. */
  tags: ReadonlySet<string>
  /** The instant (ISO) from which it is no longer right. */
  changesAt?: string
  /** Whether it may be kept for the next who asks. */
  isCacheable: boolean
  /** Depends on the query, as the results of a search do: this is the answer without one. */
  byQuery?: boolean
}

/** One way to write an answer: body and headers for one coding. */
export type PreparedResponse = {
  status: number
  /** Name, value, name, value …, as `node:http` takes them. */
  headers: string[]
  body: Buffer
  /** The same as it goes over the wire, as `bytesOf` keeps it. */
  wire?: { second: number; bytes: Buffer; head: number }
}

/** An answer ready to be written as it is, in each coding. */
export type CacheEntry = {
  status: number
  etag: string
  tags: ReadonlySet<string>
  /** Milliseconds since 1970 by the installation's clock. */
  expiresAt: number
  byEncoding: Record<ContentEncoding, PreparedResponse>
  notModified: PreparedResponse
  byQuery: boolean
  /** What it weighs, in bytes. */
  size: number
  hits: number
  /** Asked for since the cache last looked for something to drop. */
  recent: boolean
}

const nothing = Buffer.alloc(0)

/** Compresses an answer and writes down its headers. */
export async function createEntry(answer: RenderedResponse): Promise<CacheEntry> {
  return entryFrom(answer, await encodeAll(answer.body, 'quick'))
}

/** An answer for one reader, whom nobody follows: only in the coding that they take. */
export async function createSingleUseEntry(
  answer: RenderedResponse,
  accepted: string | undefined,
): Promise<CacheEntry> {
  const coding = chooseEncoding(accepted)
  return entryFrom(answer, { identity: answer.body, [coding]: await encode(answer.body, coding, 'quick') })
}

/**
 * An answer with the bodies that are ready; a coding that is missing is answered without one.
 * The ETag is that of the content, weak, as it holds for every coding.
 */
export function entryFrom(answer: RenderedResponse, bodies: Partial<EncodedBodies> & { identity: Buffer }): CacheEntry {
  const etag = `W/"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`
  const common = [...answer.headers.flat(), 'etag', etag, 'vary', 'accept-encoding']
  return {
    status: answer.status,
    etag,
    tags: answer.tags,
    expiresAt: answer.changesAt ? Date.parse(answer.changesAt) : Infinity,
    byEncoding: readyOf(answer.status, common, bodies),
    notModified: { status: 304, headers: common, body: nothing },
    byQuery: answer.byQuery ?? false,
    size: Object.values(bodies).reduce((sum, body) => sum + body.length, 2000),
    hits: 0,
    recent: false,
  }
}

/** Compresses an entry as small as it can be, for one that is asked for often. */
export async function recompress(entry: CacheEntry): Promise<void> {
  const { status, notModified, byEncoding: ready } = entry
  entry.byEncoding = readyOf(status, notModified.headers, await encodeAll(ready.identity.body, 'small'))
}

function readyOf(
  status: number,
  common: string[],
  bodies: Partial<EncodedBodies> & { identity: Buffer },
): CacheEntry['byEncoding'] {
  const identity = written(status, common, 'identity', bodies.identity)
  const ready = (coding: ContentEncoding): PreparedResponse => {
    const body = bodies[coding]
    return body ? written(status, common, coding, body) : identity
  }
  return { br: ready('br'), zstd: ready('zstd'), gzip: ready('gzip'), identity }
}

function written(status: number, common: string[], coding: ContentEncoding, body: Buffer): PreparedResponse {
  const encoding = coding === 'identity' ? [] : ['content-encoding', coding]
  return { status, headers: [...common, ...encoding, 'content-length', String(body.length)], body }
}
