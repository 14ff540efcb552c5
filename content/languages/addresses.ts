import type { Language } from '../api/reader.ts'

/** An address as a language and the path inside it. */
export type LocalizedPath = { language: Language; path: string }

/**
 * Which language an address belongs to: the longest base path of those on its origin.
 * An origin of no language (a health check by IP address, say) counts as that of the first language.
 */
export function locate(languages: readonly Language[], origin: string, pathname: string): LocalizedPath | undefined {
  const claimed = languages.some((language) => language.origin === origin) ? origin : languages[0]?.origin
  const language = languages
    .filter((one) => one.origin === claimed && isBelow(pathname, one.basePath))
    .toSorted((a, b) => b.basePath.length - a.basePath.length)[0]
  return language && { language, path: withSlashes(pathname.slice(language.basePath.length)) }
}

function isBelow(pathname: string, basePath: string): boolean {
  return pathname === basePath || pathname.startsWith(`${basePath}/`)
}

function withSlashes(path: string): string {
  const led = path.startsWith('/') ? path : `/${path}`
  return led.endsWith('/') ? led : `${led}/`
}

/** A path inside a language as its origin knows it. */
export function pathOn(language: Language, path: string): string {
  return `${language.basePath}${path}`
}

/** The whole address of a path inside a language. */
export function addressOf(language: Language, path: string): string {
  return `${language.origin}${language.basePath}${path}`
}

/** The href of a page of language `to` in a page on `origin`: a path on the same origin, else a whole address. */
export function hrefFrom(origin: string, to: Language, path: string): string {
  return origin === to.origin ? pathOn(to, path) : addressOf(to, path)
}
