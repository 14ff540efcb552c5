import { foldText } from 'base/fold-text'

/** A piece of a text; `hit` where it matches the query. */
export type TextSegment = { text: string; hit: boolean }

/**
 * Cuts `text` so that what fits a query can be marked: the beginning of a word as it was written, and the whole word where it is
 * the same one in another form or with a small error. Accents and case are apart.
 */
export function markHits(text: string, query: string): TextSegment[] {
  const wanted = wordsOf(query).map(({ word }) => foldText(word))
  const pieces: TextSegment[] = []
  let from = 0
  for (const { word, at } of wordsOf(text)) {
    const length = lengthOfHit(word, wanted)
    if (length === 0) continue
    pieces.push({ text: text.slice(from, at), hit: false }, { text: text.slice(at, at + length), hit: true })
    from = at + length
  }
  return [...pieces, { text: text.slice(from), hit: false }].filter((piece) => piece.text !== '')
}

function wordsOf(text: string): { word: string; at: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({ word, at: index }))
}

/** How many letters of the word, from its beginning, match one of the wanted words. */
function lengthOfHit(word: string, wanted: readonly string[]): number {
  const plain = foldText(word)
  const begun = wanted.filter((one) => plain.startsWith(one)).map((one) => one.length)
  // Where a letter became two (œ), what was typed cannot be counted off in the word.
  if (begun.length > 0) return plain.length === word.length ? Math.max(...begun) : word.length
  return wanted.some((one) => isAlike(plain, one)) ? word.length : 0
}

/** Endings of plurals and feminines in the four languages: rough, but enough to mark what a search has found. */
const ending = /(?<=\p{L}{3})(?:aux|al|ies|y|es|en|s|x|e)$/u

function isAlike(one: string, other: string): boolean {
  const [a, b] = [stem(one), stem(other)]
  if (a === b) return true
  const shorter = Math.min(one.length, other.length)
  if (shorter < 4 || one[0] !== other[0]) return false
  return areWithin(shorter < 8 ? 1 : 2, one, other)
}

/** Without its ending, and without the letter that Dutch doubles before one: les, lessen. */
function stem(word: string): string {
  return word.replace(ending, '').replace(/(\p{L})\1$/u, '$1')
}

/** Whether so many letters too many, missing, wrong or exchanged with the next make one word of the other. */
function areWithin(errors: number, a: string, b: string): boolean {
  if (a === b) return true
  if (errors === 0) return false
  let same = 0
  while (same < a.length && a[same] === b[same]) same += 1
  const [restA, restB] = [a.slice(same), b.slice(same)]
  const isExchanged = restA[0] === restB[1] && restA[1] === restB[0]
  return (
    areWithin(errors - 1, restA.slice(1), restB) ||
    areWithin(errors - 1, restA, restB.slice(1)) ||
    areWithin(errors - 1, restA.slice(1), restB.slice(1)) ||
    (isExchanged && areWithin(errors - 1, restA.slice(2), restB.slice(2)))
  )
}
