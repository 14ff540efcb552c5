import { escapeHtml } from 'base/html'
import type { Lang } from 'content/api/page'
import type { Language, PageReader } from 'content/api/reader'
import { withDefaultLanguage } from '../../app/page/other-languages.ts'
import type { RenderedResponse } from '../response/cache-entry.ts'

/** Changes with any page. */
export const sitemapTag = 'sitemap'

type Page = Awaited<ReturnType<PageReader['sitemap']>>[number]
type Pages = readonly Page[]

/** sitemap.xml of an origin: names the sitemap of each language that is open to search engines there, and when its last page changed. */
export function sitemapIndex(origin: string, languages: readonly Language[], pages: Pages): RenderedResponse {
  const open = languages.filter((one) => one.origin === origin && !one.preProd)
  return xmlAnswer([
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...open.map(({ lang }) => `<sitemap><loc>${origin}${sitemapPath(lang)}</loc>${lastChange(pages, lang)}</sitemap>`),
    '</sitemapindex>',
  ])
}

/** Where the sitemap of a language lies on its origin. */
export function sitemapPath(lang: Lang): string {
  return `/sitemap-${lang}.xml`
}

/** The sitemap of a language: its pages with their alternates in other languages (META-6). */
export function sitemap(lang: Lang, pages: Pages): RenderedResponse {
  return xmlAnswer([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.filter((page) => page.lang === lang).map(urlOf),
    '</urlset>',
  ])
}

function lastChange(pages: Pages, lang: Lang): string {
  const changes = pages.filter((page) => page.lang === lang).map(({ changedAt }) => changedAt)
  const last = changes.toSorted().at(-1)
  return last === undefined ? '' : `<lastmod>${last}</lastmod>`
}

function urlOf({ address, changedAt, alternates }: Page): string {
  const links = withDefaultLanguage(alternates.map((other) => ({ hreflang: other.lang, href: other.address })))
  return [
    '<url>',
    `<loc>${escapeHtml(address)}</loc>`,
    `<lastmod>${changedAt}</lastmod>`,
    ...links.map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    ),
    '</url>',
  ].join('')
}

function xmlAnswer(lines: readonly string[]): RenderedResponse {
  return {
    status: 200,
    headers: [
      ['content-type', 'application/xml; charset=utf-8'],
      ['cache-control', 'public, no-cache'],
    ],
    body: Buffer.from(['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n')),
    tags: new Set([sitemapTag]),
    isCacheable: true,
  }
}
