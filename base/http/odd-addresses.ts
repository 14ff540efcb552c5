/** Numbers from 0 to 1, the same at each run, so that what was found once is found again. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Pieces of paths and queries that parsers, decoders and redirects are known to stumble over. All may stand in a request line. */
const oddPieces = [
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

/** So many odd addresses below or beside the given paths: damaged paths, and queries that nobody means. */
export function oddAddresses(paths: readonly string[], { seed, count }: { seed: number; count: number }): string[] {
  const random = createRandom(seed)
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value
  const pieces = (most: number): string =>
    Array.from({ length: Math.ceil(random() * most) }, () => pick(oddPieces)).join(random() < 0.3 ? '/' : '')

  return Array.from({ length: count }, () => {
    const path = pick(paths)
    const cut = Math.floor(random() * (path.length + 1))
    const odd =
      random() < 0.5 ? path : `/${path.slice(0, cut)}${pieces(3)}${path.slice(cut)}`.replace(/^\/+/, pick(['/', '//']))
    const withoutSlash = random() < 0.4 ? odd.replace(/(.)\/$/, '$1') : odd
    return random() < 0.25 ? withoutSlash : withoutSlash + query()
  })

  function query(): string {
    const pairs = Array.from({ length: Math.ceil(random() * 3) }, () =>
      random() < 0.5 ? `${pick(knownQueries)}=${pieces(2)}` : pieces(3),
    )
    return `?${pairs.join(pick(['&', '&', '?', '&&', ';', '+']))}`
  }
}
