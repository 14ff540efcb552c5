import type { PageView, Shell } from 'content/api/page'
import type { LanguagePath } from './lang.ts'
import { useMatches, useRouteLoaderData } from 'react-router'

/** The data that is the same on all pages of a language. */
export type SiteData = {
  shell: Shell
  /** Origin of the sales provider. */
  sales: string
  /** The languages of this origin and their base paths. */
  languagePaths: LanguagePath[]
}

/** The data that is the same on all pages of a language. */
export function useSite(): SiteData {
  const data = useRouteLoaderData<SiteData>('root')
  if (!data) throw new Error('The data of the site are used outside of a page.')
  return data
}

/** The page that is shown; null where none was found. */
export function useCurrentPage(): PageView | null {
  const data = useMatches().at(-1)?.loaderData as { page?: PageView | null } | undefined
  return data?.page ?? null
}
