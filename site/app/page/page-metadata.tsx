import { jsonInScript } from 'base/html'
import type { PageView, Shell } from 'content/api/page'
import { use, useEffect, useState } from 'react'
import { useTranslate } from '../wording/wording.tsx'
import { metadataOf } from './metadata.ts'
import type { Metadata } from './metadata.ts'
import { openGraphOf } from './open-graph.ts'
import { SoldOffers } from './structured-data/sold-offers.ts'
import { structuredData } from './structured-data/structured-data.ts'

/** The head of a page: React puts titles, links and metas where they belong. */
export function PageMetadata({ page, shell }: { page: PageView; shell: Shell }) {
  const metadata = metadataOf(page, shell)
  const { title, description, robots, canonical, alternates } = metadata
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      <link rel="canonical" href={canonical} />
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <OpenGraph key={page.address} page={page} shell={shell} metadata={metadata} />
      <JsonLd page={page} shell={shell} />
    </>
  )
}

/** Made on the server only, like JSON-LD; taken away when the visitor leaves the page, for of the next one it would be wrong. */
function OpenGraph({ page, shell, metadata }: { page: PageView; shell: Shell; metadata: Metadata }) {
  useEffect(() => forgetOpenGraph, [])
  if (!import.meta.env.SSR) return null
  return openGraphOf(page, shell, metadata).map(([property, content]) => (
    <meta key={property + content} property={property} content={content} />
  ))
}

function forgetOpenGraph(): void {
  document.querySelectorAll('meta[property]').forEach((meta) => meta.remove())
}

/**
 * Made on the server only, as only machines that load a page whole read it: the browser leaves it as it came with the first page,
 * and takes it away with that page.
 */
function JsonLd({ page, shell }: { page: PageView; shell: Shell }) {
  const [first] = useState(page.address)
  if (page.address !== first) return null
  const html = import.meta.env.SSR ? jsonInScript(structuredData(page, shell, use(SoldOffers))) : ''
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

/** The metadata of a page that was not found. */
export function NotFoundMetadata({ shell }: { shell: Shell }) {
  const t = useTranslate()
  return (
    <>
      <title>{`${t('lost.title')} - ${shell.siteName}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
