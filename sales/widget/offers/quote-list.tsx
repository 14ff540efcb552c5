import { Price } from '../components/price.tsx'
import { PriceSteps } from '../components/price-steps.tsx'
import { useWidget } from '../context/widget-context.ts'
import { listOf } from '../format/days.ts'
import type { PlannedLine, Quotes } from './quotes.ts'

type Props = {
  quotes: Quotes
  lines: readonly PlannedLine[]
  /** Names a line that is for nobody. */
  product: string
  labelOf?: ((category: string) => string | undefined) | undefined
}

/** What each line costs, reductions included, and why. */
export function QuoteList({ quotes, lines, product, labelOf }: Props) {
  const { t, lang } = useWidget()
  return (
    <ul className="quotes" aria-live="polite">
      {lines.map(({ key, people }) => {
        const names = people.map(({ firstName }) => firstName)
        const name = names.length > 0 ? listOf(names, lang) : product
        const { quote, refusal } = quotes.lines.get(key) ?? {}
        if (!quote && !refusal && !quotes.failed) return <li key={key}>{t('price.asked', { name })}</li>
        if (!quote)
          return (
            <li key={key} className="problem">
              {t('price.refused', { name, why: refusal?.message || t('price.failed') })}
            </li>
          )
        const label = labelOf?.(quote.ageCategory)
        return (
          <li key={key}>
            <span className="quote-line">
              <span>
                {name} {label && <span className="quiet">{label}</span>}
              </span>
              <Price priceCents={quote.priceCents} totalCents={quote.totalCents} />
            </span>
            <PriceSteps steps={quote.steps} name={name} />
          </li>
        )
      })}
    </ul>
  )
}
