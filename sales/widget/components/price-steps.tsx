import type { Cents } from 'base/money'
import { Money } from './money.tsx'
import { useWidget } from '../context/widget-context.ts'

/** How a price came about: its steps, which add up to it. */
export function PriceSteps({ steps, name }: { steps: readonly { label: string; cents: Cents }[]; name: string }) {
  const { t } = useWidget()
  if (steps.length === 0) return null
  return (
    <details className="why">
      <summary>
        {t('price.why')} <span className="visually-hidden">{name}</span>
      </summary>
      <dl>
        {steps.map(({ label, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money cents={cents} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
