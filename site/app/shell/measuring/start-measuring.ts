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
/** What an event of the page told, and the page as it was then: who sent the visitor, the query, and the failed payments as they were kept. */
export type CapturedEvent = { name: string; detail: unknown; more: Props; search: string; keptAttempts: string | null }

/** Starts what the site's settings turn on, within what the visitor agreed to. Returns what counts an event of the page. */
export function startMeasuring({ settings, shortcuts }: Shell, moreProps: () => Props): (heard: CapturedEvent) => void {
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
    const told = name === searchEvent ? trackSearchEvent(detail) : trackSalesEvent(name, detail, { search, attempts })
    if (told) count({ ...told, props: { ...told.props, ...more } })
  }
}
