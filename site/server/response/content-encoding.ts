import { constants, brotliCompress, gzip, zstdCompress } from 'node:zlib'
import { promisify } from 'node:util'
import type { ContentEncoding } from 'base/http/accept-encoding'

/** A body in every encoding. */
export type EncodedBodies = Record<ContentEncoding, Buffer>

const brotli = promisify(brotliCompress)
const zstd = promisify(zstdCompress)
const zip = promisify(gzip)

/** How hard to compress: `quick` while somebody waits, `small` in the background or at build time. */
export type Effort = 'quick' | 'small'

const levels = { quick: { br: 4, zstd: 3, gzip: 6 }, small: { br: 11, zstd: 19, gzip: 9 } } as const

/** A body in one encoding. */
export function encode(body: Buffer, encoding: ContentEncoding, effort: Effort): Promise<Buffer> {
  const level = levels[effort]
  switch (encoding) {
    case 'br':
      return brotli(body, { params: brotliParams(level.br, body.length) })
    case 'zstd':
      return zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: level.zstd } })
    case 'gzip':
      return zip(body, { level: level.gzip })
    case 'identity':
      return Promise.resolve(body)
  }
}

function brotliParams(quality: number, size: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  }
}

/** A body in every encoding. */
export async function encodeAll(body: Buffer, effort: Effort): Promise<EncodedBodies> {
  const [br, zstd, gzip] = await Promise.all(
    (['br', 'zstd', 'gzip'] as const).map((encoding) => encode(body, encoding, effort)),
  )
  if (!br || !zstd || !gzip) throw new Error('an encoder returned nothing')
  return { br, zstd, gzip, identity: body }
}
