import type { Question } from '../front/question.ts'
import { chooseCoding } from './coding.ts'
import type { Entry, Written } from './entry.ts'

/** What of a prepared answer this reader gets: 304 when they have it already, else the coding that they take. */
export function choose(entry: Entry, { headers }: Pick<Question, 'headers'>): Written {
  const known = headers['if-none-match']
  if (known !== undefined && entry.status === 200 && matches(known, entry.etag)) return entry.notModified
  return entry.ready[chooseCoding(headers['accept-encoding'])]
}

function matches(known: string, etag: string): boolean {
  return (
    known === etag || known === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2))
  )
}
