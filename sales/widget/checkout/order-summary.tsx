import type { CartView } from '../../api/cart.ts'
import { Corrections } from '../cart/correction.tsx'
import { groupsOf } from '../cart/groups.ts'
import { peopleOf, productOf } from '../cart/line-words.ts'
import { Money } from '../components/money.tsx'
import { useWidget } from '../context/widget-context.ts'

/** What is about to be ordered, just before it is: for whom, when, for how much, and whether it can be withdrawn from. */
export function OrderSummary({ cart }: { cart: CartView }) {
  const { t, lang } = useWidget()
  return (
    <section className="recap" aria-labelledby="recap-title">
      <h3 id="recap-title">{t('recap.title')}</h3>
      {groupsOf(cart.lines).map(({ key, merchantName, lines, totalCents }) => (
        <div className="recap-group" key={key}>
          <p className="recap-merchant">
            <span>{merchantName}</span> <Money cents={totalCents} />
          </p>
          <ul>
            {lines.map((line) => (
              <li key={line.id}>
                <p className="recap-line">
                  <span>
                    {line.people.length > 0 && <strong>{peopleOf(line, lang)} · </strong>}
                    {productOf(line)}
                  </span>
                  <Money cents={line.totalCents} />
                </p>
                <p className="quiet">{line.detail}</p>
                <p className="quiet">{t(`withdrawal.${line.withdrawal}`)}</p>
                <Corrections line={line} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
