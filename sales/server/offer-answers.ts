import { hash } from 'node:crypto'

/** An answer as JSON text, with the tag by which a browser asks whether it has changed. */
export type TaggedAnswer = { json: string; etag: string }

/** How many answers of one resort are kept: dates and ages of stays are chosen by whoever asks. */
const maxAnswers = 500

function tagAnswer(value: unknown): TaggedAnswer {
  const json = JSON.stringify(value)
  return { json, etag: `"${hash('sha1', json, 'base64url')}"` }
}

/**
 * Answers that are made once for all who ask. They hold as long as everything in `basis` is the same object or day; when something of it
 * changes, all answers of the resort are made anew.
 */
export function createOfferAnswers(): (
  resort: string,
  basis: readonly unknown[],
  key: string,
  make: () => unknown,
) => TaggedAnswer {
  const resorts = new Map<string, { basis: readonly unknown[]; answers: Map<string, TaggedAnswer> }>()
  return (resort, basis, key, make) => {
    let kept = resorts.get(resort)
    if (!kept || kept.basis.some((one, index) => one !== basis[index])) {
      kept = { basis, answers: new Map() }
      resorts.set(resort, kept)
    }
    const known = kept.answers.get(key)
    if (known) return known
    const made = tagAnswer(make())
    if (kept.answers.size >= maxAnswers) kept.answers.clear()
    kept.answers.set(key, made)
    return made
  }
}
