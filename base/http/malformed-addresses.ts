import { seededRandom } from '../testing/random.ts'

/** Pieces of paths and queries that parsers, decoders and redirects are known to stumble over. All may stand in a request line. */
const malformedPieces = [
  '%', '%E9', '%C3%A9', '%2526', '%25', '%00', '%0d%0a', '%2e%2e', '%2f', '%5c', '%zz', '%u0041', '%F0%9F%8E%BF', '%ED%A0%80',
  '"', "'", '<script>', '`', '{', '}', '|', '^', '\\', '..', '.', '//', ';', ';a=b', '@', ':', '~', '!', '$', '(', ')', '*', ',',
  '+', '=', '&', '&&', '[]', '[0]', '__proto__', 'constructor', 'null', '-1', '1e999', '2027-02-30', '50%off', 'index', '.data',
  '_.data', '.dataXYZ', '.pdf', 'x'.repeat(300), 'évident', '\u00ff\u0080',
] // prettier-ignore
const knownQueries = [
  'q',
  'from',
  'to',
  'adults',
  'children',
  'little',
  '_routes',
  'lang',
  'resort',
  'order',
  'site',
  'path',
  'id',
]

/** `count` malformed addresses below or beside the given paths: damaged paths and queries. The same for the same seed. */
export function malformedAddresses(
  paths: readonly string[],
  { seed, count }: { seed: number; count: number },
): string[] {
  const { next: random, pick } = seededRandom(seed)
  const pieces = (most: number): string =>
    Array.from({ length: Math.ceil(random() * most) }, () => pick(malformedPieces)).join(random() < 0.3 ? '/' : '')

  return Array.from({ length: count }, () => {
    const path = pick(paths)
    const cut = Math.floor(random() * (path.length + 1))
    const damaged =
      random() < 0.5 ? path : `/${path.slice(0, cut)}${pieces(3)}${path.slice(cut)}`.replace(/^\/+/, pick(['/', '//']))
    const withoutSlash = random() < 0.4 ? damaged.replace(/(.)\/$/, '$1') : damaged
    return random() < 0.25 ? withoutSlash : withoutSlash + query()
  })

  function query(): string {
    const pairs = Array.from({ length: Math.ceil(random() * 3) }, () =>
      random() < 0.5 ? `${pick(knownQueries)}=${pieces(2)}` : pieces(3),
    )
    return `?${pairs.join(pick(['&', '&', '?', '&&', ';', '+']))}`
  }
}
