import type { OrderView } from '../../api/cart.ts'
import { Money } from '../components/money.tsx'
import { useWidget } from '../context/widget-context.ts'

/** What was bought: for whom, when and where to be. */
export function OrderLines({ order }: { order: OrderView }) {
  const { t } = useWidget()
  const { number, lines, totalCents } = order
  return (
    <div className="order">
      <p className="order-number">
        {t('order.number')} <strong>{number}</strong>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={`${line.name} ${line.participant} ${line.firstDay} ${line.detail}`}>
            <p className="recap-line">
              <span>
                {line.participant && <strong>{line.participant} · </strong>}
                {line.name}
              </span>
              <Money cents={line.totalCents} />
            </p>
            <p className="quiet">{line.detail}</p>
            <p className="quiet">{t(`withdrawal.${line.withdrawal}`)}</p>
          </li>
        ))}
      </ul>
      {totalCents > 0 && (
        <p className="order-sum">
          <span>{t('order.total')}</span> <Money cents={totalCents} />
        </p>
      )}
    </div>
  )
}
