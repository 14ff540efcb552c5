import { useCallback } from 'react'
import type { LineKind } from 'contracts/cart/kinds'
import { Icon } from 'ui/icon'
import { Spinner } from 'ui/spinner'
import type { OfferSummary } from '../../api/offers.ts'
import { fetchOffers } from '../api-client/endpoints.ts'
import { agesOf } from '../party/person.ts'
import { LoadFailure } from '../components/load-failure.tsx'
import { Money } from '../components/money.tsx'
import { useWidget } from '../context/widget-context.ts'
import { useRequest } from '../api-client/use-request.ts'

/** All products of a kind, to choose one. */
export function OfferList({ kind, choose }: { kind: LineKind; choose: (product: string) => void }) {
  const { host, t } = useWidget()
  const [offers, again] = useRequest(useCallback(() => fetchOffers(host, kind), [host, kind]))
  if (offers.state === 'loading') return <Spinner label={t('loading')} />
  if (offers.state === 'failed') return <LoadFailure text={t('offer.failed')} retry={again} />
  if (offers.value.offers.length === 0) return <p className="quiet">{t('offers.none')}</p>
  return (
    <ul className="offers">
      {offers.value.offers.map((offer) => (
        <li key={offer.product}>
          <OfferButton offer={offer} choose={choose} />
        </li>
      ))}
    </ul>
  )
}

function OfferButton({ offer, choose }: { offer: OfferSummary; choose: (product: string) => void }) {
  const { t } = useWidget()
  const ages = agesOf(offer)
  return (
    <button type="button" className="offer-button" onClick={() => choose(offer.product)}>
      <span className="offer-name">{offer.name}</span>
      <span className="offer-summary">{offer.summary}</span>
      <span className="offer-facts">
        <span>{t(ages.key, ages.values)}</span>
        {offer.fromCents !== null && (
          <span>
            {t('price.from')} <Money cents={offer.fromCents} />
          </span>
        )}
      </span>
      <Icon name="chevron-right" />
    </button>
  )
}
