import type { PageReader } from 'content/api/reader'
import type { Answer } from '../answer/entry.ts'

/** Changes with any page. */
export const sitemapTag = 'sitemap'

/** sitemap.xml of an origin: its pages with their alternates in other languages (META-6). */
export async function sitemap(origin: string, reader: Pick<PageReader, 'sitemap'>): Promise<Answer> {
  const pages = (await reader.sitemap()).filter(({ address }) => new URL(address).origin === origin)
  const urls = pages.map(({ address, changedAt, alternates }) =>
    [
      '<url>',
      `<loc>${escape(address)}</loc>`,
      `<lastmod>${escape(changedAt)}</lastmod>`,
      ...alternates.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other.lang}" href="${escape(other.address)}"/>`,
      ),
      '</url>',
    ].join(''),
  )
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ]
  return {
    status: 200,
    headers: [
      ['content-type', 'application/xml; charset=utf-8'],
      ['cache-control', 'public, no-cache'],
    ],
    body: Buffer.from(xml.join('\n')),
    tags: new Set([sitemapTag]),
    keep: true,
  }
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
