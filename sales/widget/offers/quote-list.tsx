import type { Choosable } from '../party/person.ts'
import { Money } from '../shop/money.tsx'
import { useShop } from '../shop/shop.ts'
import { WhyPrice } from '../shop/why-price.tsx'
import type { Quotes } from './quotes.ts'

/** What each person pays, and why. */
export function QuoteList({
  quotes,
  people,
  labelOf,
}: {
  quotes: Quotes
  people: readonly Choosable[]
  labelOf?: (category: string) => string | undefined
}) {
  const { t } = useShop()
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
            <WhyPrice steps={steps} name={firstName} />
          </li>
        )
      })}
    </ul>
  )
}
