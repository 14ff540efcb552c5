import type { SearchResult } from 'content/api/calls'
import type { SearchPlace } from './search-box.tsx'

/** What is told to analytics of a search (SEARCH-6). */
export type SearchEvent =
  | { name: 'search'; terms: string; destination: string }
  | { name: 'search-failed'; terms: string }
  | { name: 'search-cancelled'; terms: string }

/** Where the answer to `text` is (SEARCH-3, 4). `seo` is sent only as 'false'. */
export function searchAddress({ site, lang, seo, exclude }: SearchPlace, text: string): string {
  const query = new URLSearchParams({ site, lang, query: text.trim() })
  if (!seo) query.set('seo', 'false')
  if (exclude.length > 0) query.set('exclude', exclude.join(','))
  return `/api/search?${query}`
}

/** Keeps what has the shape of a result; the answer comes from outside. */
export function readResults(answer: unknown): SearchResult[] {
  if (!Array.isArray(answer)) throw new TypeError('the search did not answer a list')
  return answer.filter(isResult)
}

function isResult(value: unknown): value is SearchResult {
  if (typeof value !== 'object' || value === null) return false
  const { name, title, path } = value as Record<string, unknown>
  return typeof name === 'string' && typeof title === 'string' && typeof path === 'string' && /^\/(?!\/)/.test(path)
}

/** The chosen result after an arrow key: round and round, and -1 (the field itself) in between. */
export function moveChoice(chosen: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  return ((chosen + 1 + step + count + 1) % (count + 1)) - 1
}

export type Piece = { text: string; hit: boolean }

/** Cuts `text` where words of the query begin in it, accents and case apart, so that they can be marked. */
export function markHits(text: string, query: string): Piece[] {
  const words = bare(query).split(/\s+/).filter(Boolean)
  const plain = bare(text)
  if (words.length === 0 || plain.length !== text.length) return [{ text, hit: false }]
  const hits = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escape).join('|')})`, 'gu')
  const pieces: Piece[] = []
  let from = 0
  for (const { index, 0: hit } of plain.matchAll(hits)) {
    pieces.push(
      { text: text.slice(from, index), hit: false },
      { text: text.slice(index, index + hit.length), hit: true },
    )
    from = index + hit.length
  }
  return [...pieces, { text: text.slice(from), hit: false }].filter((piece) => piece.text !== '')
}

function bare(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function escape(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/** SEARCH-6: leaving the field without a result is told only for texts longer than 2 characters. */
export function isWorthTelling(text: string): boolean {
  return text.trim().length > 2
}
