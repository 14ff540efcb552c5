import type { Lang } from 'content/api/page'

// Written out here: the list of content/api comes with its schemas, which are too heavy for every page.
const known: readonly Lang[] = ['fr', 'en', 'es', 'nl']

/** A word as a language of the site; French where it is none. */
export function lang(word: string): Lang {
  return known.find((one) => one === word) ?? 'fr'
}

/** The language that a path belongs to by its base path, '' for the one without. */
export function langOfPath(pathname: string): Lang | '' {
  return known.find((one) => pathname.startsWith(`/${one}/`)) ?? ''
}
