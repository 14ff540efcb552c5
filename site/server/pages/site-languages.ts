import type { Lang } from 'content/api/page'
import type { Language, PageReader } from 'content/api/reader'
import { langOfPath } from '../../app/lang.ts'

/** The languages of the site as they are configured now. */
export type SiteLanguages = {
  all: () => readonly Language[]
  /**
   * The origin that a Host header means. Any host that no language has counts as that of the first language, so that nobody can
   * fill the cache, or put an address into a page, by a name of their own.
   */
  originOf: (host: string | undefined) => string
  /** The language that serves a path on an origin; the site's first where none does. */
  langOf: (origin: string, path: string) => Lang
  /** Reads the languages again. */
  refresh: () => Promise<void>
}

export async function createSiteLanguages(
  reader: Pick<PageReader, 'languages'>,
  siteOrigin: string,
): Promise<SiteLanguages> {
  let languages: readonly Language[] = []
  let originByHost = new Map<string, string>()
  const refresh = async (): Promise<void> => {
    languages = await reader.languages()
    originByHost = new Map(languages.map(({ origin }) => [new URL(origin).host, origin]))
  }
  await refresh()
  return {
    all: () => languages,
    originOf: (host) => originByHost.get(host ?? '') ?? languages[0]?.origin ?? siteOrigin,
    langOf(origin, path) {
      const served = languages.filter((one) => one.origin === origin)
      return langOfPath(path, served) ?? languages[0]?.lang ?? 'fr'
    },
    refresh,
  }
}
