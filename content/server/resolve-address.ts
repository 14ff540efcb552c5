import type { Lang } from '../api/page.ts'
import type { Resolution, Language } from '../api/reader.ts'
import { hrefFrom, locate } from '../languages/addresses.ts'
import type { PublishedSnapshot } from './published-snapshot.ts'

/**
 * Resolves an address: a page; the former path of a page that has moved, or the path of another language (both permanent
 * redirects); else not found (PATH-8).
 */
export function resolveAddress(
  { site, trees, redirects }: PublishedSnapshot,
  origin: string,
  pathname: string,
): Resolution {
  const located = locate(site.languages, origin, pathname)
  const [first] = site.languages
  if (!first) throw new Error(`${site.key} has no language`)
  if (!located) return { kind: 'not-found', lang: first.lang }
  const { language, path } = located
  if (trees.get(language.lang)?.byPath.has(path)) return { kind: 'page', lang: language.lang, path }
  const moved = redirects(language.lang, path)
  const target = moved ? keyPath(moved.lang, moved.key) : inOtherLanguage(path, language)
  if (!target) return { kind: 'not-found', lang: language.lang }
  return { kind: 'redirect', to: hrefFrom(language.origin, target.language, target.path), status: 301 }

  function keyPath(lang: Lang, key: string): { language: Language; path: string } | undefined {
    const to = site.languages.find((one) => one.lang === lang)
    const node = trees.get(lang)?.byKey.get(key)
    return to && node ? { language: to, path: node.fields.path } : undefined
  }

  function inOtherLanguage(path: string, here: Language): { language: Language; path: string } | undefined {
    const to = site.languages.find(({ lang }) => lang !== here.lang && trees.get(lang)?.byPath.has(path))
    return to && { language: to, path }
  }
}
