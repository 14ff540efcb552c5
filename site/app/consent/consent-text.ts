import type { Features } from 'content/api/features'
import type { useTranslate } from '../wording/wording.tsx'

type Translate = ReturnType<typeof useTranslate>

/** The text of the banner: what the site would do with consent, and what it does until it is refused. */
export function consentText({ consent, analytics, heatmap }: Features, t: Translate, lang: string): string {
  const asked = [
    ...(consent ? [t('consent.purpose-cookies')] : []),
    ...(analytics?.needsConsent ? [t('consent.purpose-analytics')] : []),
    ...(heatmap ? [t('consent.purpose-heatmap')] : []),
  ]
  const purposes = new Intl.ListFormat(lang).format(asked)
  return [
    ...(analytics && !analytics.needsConsent ? [t('consent.counted')] : []),
    ...(asked.length > 0 ? [t('consent.ask', { purposes })] : []),
  ].join(' ')
}
