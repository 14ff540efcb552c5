import { constants, brotliCompress, gzip, zstdCompress } from 'node:zlib'
import { promisify } from 'node:util'

/** How a body is encoded on its way. */
export const contentEncodings = ['br', 'zstd', 'gzip', 'identity'] as const
export type ContentEncoding = (typeof contentEncodings)[number]

/** A body in every coding. */
export type EncodedBodies = Record<ContentEncoding, Buffer>

const remembered = new Map<string, ContentEncoding>()
const mostRemembered = 1000

/** The best coding that `Accept-Encoding` allows: the smallest first, as all of them are ready. */
export function chooseEncoding(accepted: string | undefined): ContentEncoding {
  if (accepted === undefined) return 'identity'
  const known = remembered.get(accepted)
  if (known) return known
  const coding = readAccepted(accepted)
  if (remembered.size < mostRemembered) remembered.set(accepted, coding)
  return coding
}

function readAccepted(accepted: string): ContentEncoding {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
      const weight = parameters.find((word) => word.startsWith('q='))
      return [name, weight ? Number(weight.slice(2)) : 1] as const
    }),
  )
  const any = weights.get('*') ?? 0
  return contentEncodings.find((coding) => (weights.get(coding) ?? any) > 0) ?? 'identity'
}

const brotli = promisify(brotliCompress)
const zstd = promisify(zstdCompress)
const zip = promisify(gzip)

/** How hard to compress: `quick` while somebody waits, `small` in the background or at build time. */
export type Effort = 'quick' | 'small'

const levels = { quick: { br: 4, zstd: 3, gzip: 6 }, small: { br: 11, zstd: 19, gzip: 9 } } as const

/** A body in one coding. */
export function encode(body: Buffer, coding: ContentEncoding, effort: Effort): Promise<Buffer> {
  const level = levels[effort]
  switch (coding) {
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

/** A body in every coding. */
export async function encodeAll(body: Buffer, effort: Effort): Promise<EncodedBodies> {
  const [br, zstd, gzip] = await Promise.all(
    (['br', 'zstd', 'gzip'] as const).map((coding) => encode(body, coding, effort)),
  )
  if (!br || !zstd || !gzip) throw new Error('a coding gave nothing')
  return { br, zstd, gzip, identity: body }
}
