import type { Features } from 'content/api/features'
import type { useTranslate } from '../wording/wording.tsx'

type Translate = ReturnType<typeof useTranslate>

/** The text of the banner: what the site would do with consent, and what it does until it is refused. */
export function consentText({ consent, analytics, heatmap }: Features, t: Translate): string {
  const asked = [
    ...(consent ? [t('consent.purpose-cookies')] : []),
    ...(analytics?.needsConsent ? [t('consent.purpose-analytics')] : []),
    ...(heatmap ? [t('consent.purpose-heatmap')] : []),
  ]
  // Made of words: the first format of `Intl` reads the browser's tables of languages, while the page is hydrated.
  const purposes = [asked.slice(0, -1).join(', '), ...asked.slice(-1)].filter(Boolean).join(t('consent.and'))
  return [
    ...(analytics && !analytics.needsConsent ? [t('consent.counted')] : []),
    ...(asked.length > 0 ? [t('consent.ask', { purposes })] : []),
  ].join(' ')
}
