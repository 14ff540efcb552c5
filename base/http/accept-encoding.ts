import Negotiator from 'negotiator'

/** The values of Content-Encoding that are prepared, the smallest first. */
export const contentEncodings = ['br', 'zstd', 'gzip', 'identity'] as const
export type ContentEncoding = (typeof contentEncodings)[number]

const chosen = new Map<string, ContentEncoding>()
/** Browsers send few different values; what a client invents beyond these is parsed each time. */
const maxRemembered = 1000

/** The smallest encoding that `Accept-Encoding` allows, where all of them are ready. */
export function chooseEncoding(accepted: string | undefined): ContentEncoding {
  if (accepted === undefined) return 'identity'
  const known = chosen.get(accepted)
  if (known) return known
  const encoding = chooseAmong(accepted, contentEncodings)
  if (chosen.size < maxRemembered) chosen.set(accepted, encoding)
  return encoding
}

/** The first of the encodings that `Accept-Encoding` allows; a weight of 0 refuses one (RFC 9110, 12.5.3). Else none. */
export function chooseAmong<Encoding extends ContentEncoding>(
  accepted: string | undefined,
  ready: readonly Encoding[],
): Encoding | 'identity' {
  if (accepted === undefined) return 'identity'
  const allowed = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...ready])
  return ready.find((one) => allowed.includes(one)) ?? 'identity'
}
