import { Price } from '../components/price.tsx'
import { PriceSteps } from '../components/price-steps.tsx'
import { useWidget } from '../context/widget-context.ts'
import type { PartyMember } from '../party/person.ts'
import type { Quotes } from './quotes.ts'

type Props = {
  quotes: Quotes
  people: readonly PartyMember[]
  labelOf?: ((category: string) => string | undefined) | undefined
}

/** What each person pays, reductions included, and why. */
export function QuoteList({ quotes, people, labelOf }: Props) {
  const { t } = useWidget()
  return (
    <ul className="quotes" aria-live="polite">
      {people.map(({ key, firstName }) => {
        const { quote, refusal } = quotes.people.get(key) ?? {}
        if (!quote && !refusal && !quotes.failed) return <li key={key}>{t('price.asked', { name: firstName })}</li>
        if (!quote)
          return (
            <li key={key} className="problem">
              {t('price.refused', { name: firstName, why: refusal?.message || t('price.failed') })}
            </li>
          )
        const label = labelOf?.(quote.ageCategory)
        return (
          <li key={key}>
            <span className="quote-line">
              <span>
                {firstName} {label && <span className="quiet">{label}</span>}
              </span>
              <Price priceCents={quote.priceCents} totalCents={quote.totalCents} />
            </span>
            <PriceSteps steps={quote.steps} name={firstName} />
          </li>
        )
      })}
    </ul>
  )
}
