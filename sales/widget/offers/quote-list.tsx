import type { PartyMember } from '../party/person.ts'
import { Money } from '../components/money.tsx'
import { useWidget } from '../context/widget-context.ts'
import { PriceSteps } from '../components/price-steps.tsx'
import type { Quotes } from './quotes.ts'

/** What each person pays, and why. */
export function QuoteList({
  quotes,
  people,
  labelOf,
}: {
  quotes: Quotes
  people: readonly PartyMember[]
  labelOf?: (category: string) => string | undefined
}) {
  const { t } = useWidget()
  return (
    <ul className="quotes" aria-live="polite">
      {people.map(({ key, firstName }) => {
        const quote = quotes.get(key)
        if (!quote) return <li key={key}>{t('price.asked', { name: firstName })}</li>
        if (!quote.ok)
          return (
            <li key={key} className="problem">
              {t('price.refused', { name: firstName, why: quote.failure.message || t('price.failed') })}
            </li>
          )
        const { priceCents, steps, ageCategory } = quote.value
        const label = labelOf?.(ageCategory)
        return (
          <li key={key}>
            <span className="quote-line">
              <span>
                {firstName} {label && <span className="quiet">{label}</span>}
              </span>
              {priceCents === 0 ? <span className="money">{t('price.free')}</span> : <Money cents={priceCents} />}
            </span>
            <PriceSteps steps={steps} name={firstName} />
          </li>
        )
      })}
    </ul>
  )
}
