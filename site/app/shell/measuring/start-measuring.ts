import type { Shell } from 'content/api/page'
import { startHeatmap } from '../../analytics/heatmap/start-heatmap.ts'
import { searchTold } from '../../analytics/search-told.ts'
import { startAnalytics } from '../../analytics/start-analytics.ts'
import { translateSearch } from '../../analytics/translate-search.ts'
import { translate } from '../../analytics/translate.ts'
import { readAttempts } from '../../cart/purchase-attempts.ts'
import { consentNow } from '../../consent/use-consent.ts'
import { localShelf, onKept } from '../../stored.ts'

type Props = Record<string, string>
/** Counts what an event of the page told, with properties of that moment. */
export type Measure = (name: string, detail: unknown, more: Props) => void

/** Starts what the site's settings turn on, within what the visitor agreed to. */
export function startMeasuring({ settings, shortcuts }: Shell, moreProps: () => Props): Measure {
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
  return (name, detail, more) => {
    const told = name === searchTold ? translateSearch(detail) : translate(name, detail, page())
    if (told) count({ ...told, props: { ...told.props, ...more } })
  }
}

function page() {
  return { search: location.search, attempts: (cartId: string) => readAttempts(localShelf)[cartId] ?? 0 }
}
