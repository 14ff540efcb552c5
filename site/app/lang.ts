import type { Lang } from 'content/api/page'
import { languages } from './constants.ts'

/** A word as a language of the site; French where it is none. */
export function lang(word: string): Lang {
  return languages.find((one) => one === word) ?? 'fr'
}

/** The language that a path belongs to by its base path, '' for the one without. */
export function langOfPath(pathname: string): Lang | '' {
  return languages.find((one) => pathname.startsWith(`/${one}/`)) ?? ''
}
