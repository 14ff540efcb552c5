import type { Lang } from 'content/api/page'
import { languages } from './constants.ts'

/** Where a language is served on this origin: '' or a base path such as '/en'. */
export type LanguagePath = { lang: Lang; basePath: string }

let languagePaths: readonly LanguagePath[] = []

/** Sets the languages of this origin, as the server has them configured, for the functions below. */
export function setLanguagePaths(paths: readonly LanguagePath[]): void {
  languagePaths = paths
}

/** A word as a language of the site; French where it is none. */
export function lang(word: string): Lang {
  return languages.find((one) => one === word) ?? 'fr'
}

/** The language that serves a path: the one with the longest base path that the path is below. Undefined where none does. */
export function langOfPath(pathname: string, paths: readonly LanguagePath[] = languagePaths): Lang | undefined {
  const serving = paths.filter(({ basePath }) => `${pathname}/`.startsWith(`${basePath}/`))
  return serving.toSorted((one, other) => other.basePath.length - one.basePath.length)[0]?.lang
}
