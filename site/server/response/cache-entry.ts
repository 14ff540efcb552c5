import { chooseEncoding } from 'base/http/accept-encoding'
import type { ContentEncoding } from 'base/http/accept-encoding'
import { etagOf } from 'base/http/etag'
import { encodeAll, encode } from './content-encoding.ts'
import type { EncodedBodies } from './content-encoding.ts'

/** A response as it was rendered, before it is encoded. */
export type RenderedResponse = {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  body: Buffer
  /** What it shows: the cache drops it when one of these changes. */
  tags: ReadonlySet<string>
  /** The instant (ISO) at which it becomes outdated by itself. */
  changesAt?: string
  /** Whether the page cache may store it. */
  isCacheable: boolean
  /** Whether the page depends on the query, as search results do: this is the response without one. */
  byQuery?: boolean
}

/** A response in one encoding, ready to be written. */
export type PreparedResponse = {
  status: number
  /** Name, value, name, value …, as `node:http` takes them. */
  headers: string[]
  body: Buffer
  /** Head and body in one buffer, made by `responseBytes` for one second of the Date header. */
  bytes?: { second: number; buffer: Buffer; headLength: number }
}

/** A prepared response in every encoding, as the page cache stores it. */
export type CacheEntry = {
  status: number
  etag: string
  tags: ReadonlySet<string>
  /** Milliseconds since 1970 by the installation's clock. */
  expiresAt: number
  byEncoding: Record<ContentEncoding, PreparedResponse>
  notModified: PreparedResponse
  byQuery: boolean
  /** Bytes that it takes in memory, about. */
  size: number
  hits: number
  /** Requested since the cache last looked for something to evict. */
  isRecent: boolean
}

/** Memory that an entry takes besides its bodies, in bytes. */
const entryOverhead = 2000
const emptyBody = Buffer.alloc(0)

/** Encodes a response in every encoding. */
export async function createEntry(response: RenderedResponse): Promise<CacheEntry> {
  return entryFrom(response, await encodeAll(response.body, 'quick'))
}

/** A response that is sent once: only in the encoding that its client accepts. */
export async function createSingleUseEntry(
  response: RenderedResponse,
  accepted: string | undefined,
): Promise<CacheEntry> {
  const encoding = chooseEncoding(accepted)
  return entryFrom(response, { identity: response.body, [encoding]: await encode(response.body, encoding, 'quick') })
}

/**
 * An entry from the bodies that are ready; where an encoding is missing the plain body is sent.
 * The ETag is weak and that of the plain body, so it holds for every encoding.
 */
export function entryFrom(
  response: RenderedResponse,
  bodies: Partial<EncodedBodies> & { identity: Buffer },
): CacheEntry {
  const etag = etagOf(response.body)
  const common = [...response.headers.flat(), 'etag', etag, 'vary', 'accept-encoding']
  return {
    status: response.status,
    etag,
    tags: response.tags,
    expiresAt: response.changesAt ? Date.parse(response.changesAt) : Infinity,
    byEncoding: prepareAll(response.status, common, bodies),
    notModified: { status: 304, headers: common, body: emptyBody },
    byQuery: response.byQuery ?? false,
    size: Object.values(bodies).reduce((sum, body) => sum + body.length, entryOverhead),
    hits: 0,
    isRecent: false,
  }
}

/** Encodes an entry again, as small as possible, for one that is requested often. */
export async function recompress(entry: CacheEntry): Promise<void> {
  const { status, notModified, byEncoding } = entry
  entry.byEncoding = prepareAll(status, notModified.headers, await encodeAll(byEncoding.identity.body, 'small'))
}

function prepareAll(
  status: number,
  common: string[],
  bodies: Partial<EncodedBodies> & { identity: Buffer },
): CacheEntry['byEncoding'] {
  const identity = prepare(status, common, 'identity', bodies.identity)
  const prepared = (encoding: ContentEncoding): PreparedResponse => {
    const body = bodies[encoding]
    return body ? prepare(status, common, encoding, body) : identity
  }
  return { br: prepared('br'), zstd: prepared('zstd'), gzip: prepared('gzip'), identity }
}

function prepare(status: number, common: string[], encoding: ContentEncoding, body: Buffer): PreparedResponse {
  const header = encoding === 'identity' ? [] : ['content-encoding', encoding]
  return { status, headers: [...common, ...header, 'content-length', String(body.length)], body }
}
