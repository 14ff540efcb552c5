import { randomBytes } from 'node:crypto'
import { isDatabaseUnavailable } from 'base/database/unavailable'
import type { Lang } from 'content/api/page'
import type { Resolution } from 'content/api/reader'
import { createProviderOffers } from '../offers/provider-offers.ts'
import { renderPage } from '../render/render-page.ts'
import type { RenderedResponse } from '../response/cache-entry.ts'
import { retryAfterSeconds } from '../response/unavailable-page.ts'
import type { SiteOptions } from '../site.ts'
import type { SiteLanguages } from './site-languages.ts'

/** A signed-in editor; null for visitors. */
export type Editor = { draft: boolean } | null

/** What is rendered: a whole URL, what content knows of it, and for whom. */
export type RenderRequest = { url: string; isData: boolean; resolution: Resolution; editor: Editor }

/** Renders a page or its data by the application. A page that needs a database that is away has status 503. */
export function createPageRenderer(options: SiteOptions, languages: SiteLanguages) {
  const { content, clock, log, origins } = options
  const { reader } = content
  const resort = async (lang: Lang): Promise<string> => (await reader.shell(lang)).site
  const offersIn = createProviderOffers({ provider: origins.sales, resort, clock, log })

  return async function render({ url, isData, resolution, editor }: RenderRequest): Promise<RenderedResponse> {
    let databaseAway = false
    const response = await renderPage(options, url, {
      reader,
      resolution,
      languages: [...languages.all()],
      editor: editor !== null,
      draft: editor?.draft ?? false,
      salesOrigin: origins.sales,
      now: clock(),
      offersIn: isData ? undefined : offersIn,
      dependencies: { tags: new Set(), byQuery: false },
      scriptNonce: randomBytes(16).toString('base64url'),
      failed: (error) => {
        databaseAway ||= isDatabaseUnavailable(error)
        log.error({ err: error, url }, 'a page could not be rendered')
      },
    })
    if (!databaseAway) return response
    return { ...response, status: 503, headers: [...response.headers, ['retry-after', String(retryAfterSeconds)]] }
  }
}
