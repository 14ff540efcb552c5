import type { PageView, Shell } from 'content/api/page'
import { useState } from 'react'
import { useTranslate } from '../wording/wording.tsx'
import { jsonInScript, jsonLdOf } from './json-ld.ts'
import { metadataOf } from './metadata.ts'

/** The head of a page: React puts titles, links and metas where they belong. */
export function PageMetadata({ page, shell, searched }: { page: PageView; shell: Shell; searched: boolean }) {
  const { title, description, robots, canonical, alternates, picture } = metadataOf(page, shell, searched)
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      <link rel="canonical" href={canonical} />
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <meta property="og:type" content={page.kind === 'news' ? 'article' : 'website'} />
      <meta property="og:site_name" content={shell.siteName} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={picture} />
      <meta property="og:locale" content={page.lang} />
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd page={page} shell={shell} />
    </>
  )
}

/**
 * Made on the server only, as only machines that load a page whole read it: the browser leaves it as it came with the first page,
 * and takes it away with that page.
 */
function JsonLd({ page, shell }: { page: PageView; shell: Shell }) {
  const [first] = useState(page.key)
  if (page.key !== first) return null
  const html = import.meta.env.SSR ? jsonInScript(jsonLdOf(page, shell)) : ''
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

/** The head of what is not there. */
export function NothingMetadata({ shell }: { shell: Shell }) {
  const say = useTranslate()
  return (
    <>
      <title>{`${say('lost.title')} - ${shell.siteName}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
