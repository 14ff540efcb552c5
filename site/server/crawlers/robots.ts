import type { Language } from 'content/api/reader'
import type { RenderedResponse } from '../response/cache-entry.ts'
import { sitemapTag } from './sitemap.ts'

/** robots.txt of an origin: closed where no language of it is open to search engines yet. */
export function robots(origin: string, languages: readonly Language[]): RenderedResponse {
  const isOpen = languages.some((one) => one.origin === origin && !one.preProd)
  const lines = isOpen
    ? ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, '']
    : ['User-agent: *', 'Disallow: /', '']
  return {
    status: 200,
    headers: [
      ['content-type', 'text/plain; charset=utf-8'],
      ['cache-control', 'public, max-age=3600'],
    ],
    body: Buffer.from(lines.join('\n')),
    tags: new Set([sitemapTag]),
    isCacheable: true,
  }
}
