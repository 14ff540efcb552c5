import type { Features } from 'content/api/features'
import type { useTranslate } from '../wording/wording.tsx'

type Say = ReturnType<typeof useTranslate>

/** What the visitor is asked, naming what the site would do; and what it does until they refuse. */
export function purposeWords({ consent, analytics, heatmap }: Features, say: Say, lang: string): string {
  const asked = [
    ...(consent ? [say('consent.purpose-cookies')] : []),
    ...(analytics?.needsConsent ? [say('consent.purpose-analytics')] : []),
    ...(heatmap ? [say('consent.purpose-heatmap')] : []),
  ]
  const purposes = new Intl.ListFormat(lang).format(asked)
  return [
    ...(analytics && !analytics.needsConsent ? [say('consent.counted')] : []),
    ...(asked.length > 0 ? [say('consent.ask', { purposes })] : []),
  ].join(' ')
}
