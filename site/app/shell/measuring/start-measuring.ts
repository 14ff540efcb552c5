import type { Shell } from 'content/api/page'
import { startHeatmap } from '../../analytics/heatmap/start-heatmap.ts'
import { searchEvent } from '../../analytics/search-event.ts'
import { startAnalytics } from '../../analytics/start-analytics.ts'
import { trackSearchEvent } from '../../analytics/track-search-event.ts'
import { trackSalesEvent } from '../../analytics/track-sales-event.ts'
import { readAttempts } from '../../cart/purchase-attempts.ts'
import { currentConsent } from '../../consent/use-consent.ts'
import { onStorageChange } from 'base/browser-storage'

type Props = Record<string, string>
/** An event of the page with its context at that time: the referral, the query, and the stored failed payments. */
export type CapturedEvent = { name: string; detail: unknown; more: Props; search: string; keptAttempts: string | null }

/** Starts the configured analytics and heatmaps as far as the visitor consents. Returns a function that counts an event. */
export function startMeasuring({ settings, shortcuts }: Shell, moreProps: () => Props): (event: CapturedEvent) => void {
  const { analytics, heatmap } = settings.features
  const consent = () => currentConsent(settings.features)
  if (heatmap)
    startHeatmap(heatmap, {
      mayRecord: () => consent() === 'accepted',
      onChoice: onStorageChange,
      cartPath: shortcuts.cartItem?.path,
    })
  if (!analytics) return () => undefined
  const mayCount = (): boolean => (analytics.needsConsent ? consent() === 'accepted' : consent() !== 'refused')
  const count = startAnalytics(analytics, { mayCount, onChoice: onStorageChange, moreProps })
  return ({ name, detail, more, search, keptAttempts }) => {
    const attempts = (cartId: string): number => readAttempts({ getItem: () => keptAttempts })[cartId] ?? 0
    const tracked =
      name === searchEvent ? trackSearchEvent(detail) : trackSalesEvent(name, detail, { search, attempts })
    if (tracked) count({ ...tracked, props: { ...tracked.props, ...more } })
  }
}
