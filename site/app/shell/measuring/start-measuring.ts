import type { Shell } from 'content/api/page'
import { startHeatmap } from '../../analytics/heatmap/start-heatmap.ts'
import { searchTold } from '../../analytics/search-told.ts'
import { startAnalytics } from '../../analytics/start-analytics.ts'
import { translateSearch } from '../../analytics/translate-search.ts'
import { translate } from '../../analytics/translate.ts'
import { readAttempts } from '../../cart/purchase-attempts.ts'
import { consentNow } from '../../consent/use-consent.ts'
import { onKept } from '../../stored.ts'

type Props = Record<string, string>
/** What an event of the page told, and the page as it was then: who sent the visitor, the query, and the failed payments as they were kept. */
export type Heard = { name: string; detail: unknown; more: Props; search: string; keptAttempts: string | null }

/** Starts what the site's settings turn on, within what the visitor agreed to. Returns what counts an event of the page. */
export function startMeasuring({ settings, shortcuts }: Shell, moreProps: () => Props): (heard: Heard) => void {
  const { analytics, heatmap } = settings.features
  const consent = () => consentNow(settings.features)
  if (heatmap)
    startHeatmap(heatmap, {
      mayRecord: () => consent() === 'accepted',
      onChoice: onKept,
      cartPath: shortcuts.cartItem?.path,
    })
  if (!analytics) return () => undefined
  const mayCount = (): boolean => (analytics.needsConsent ? consent() === 'accepted' : consent() !== 'refused')
  const count = startAnalytics(analytics, { mayCount, onChoice: onKept, moreProps })
  return ({ name, detail, more, search, keptAttempts }) => {
    const attempts = (cartId: string): number => readAttempts({ getItem: () => keptAttempts })[cartId] ?? 0
    const told = name === searchTold ? translateSearch(detail) : translate(name, detail, { search, attempts })
    if (told) count({ ...told, props: { ...told.props, ...more } })
  }
}
