import { useState } from 'react'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { Tag } from 'ui/tag'
import type { CartLine } from '../../api/cart.ts'
import { Price } from '../components/price.tsx'
import { useWidget } from '../context/widget-context.ts'
import { PriceSteps } from '../components/price-steps.tsx'
import { Corrections } from './correction.tsx'
import type { LineWithDependents } from './groups.ts'
import { lineLabel, peopleOf, productOf } from './line-words.ts'
import { useChanges } from './changes.tsx'

/** A line of the cart and, below it, those that depend on it. It goes away on its own; its neighbours stay. */
export function CartLineItem({ line, dependents }: LineWithDependents) {
  return (
    <li className="cart-line" data-state={line.state}>
      <LineContent line={line} heading="h3" />
      {dependents.length > 0 && (
        <ul className="cart-dependents">
          {dependents.map((one) => (
            <li className="cart-line" key={one.id} data-state={one.state}>
              <LineContent line={one} heading="h4" isDependent />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

type ContentProps = { line: CartLine; heading: 'h3' | 'h4'; isDependent?: boolean }

function LineContent({ line, heading: Heading, isDependent = false }: ContentProps) {
  const { t, lang } = useWidget()
  const { takeOut, busy, problem } = useTakeOut(line)
  const label = lineLabel(line, lang)
  const people = peopleOf(line, lang)
  const product = productOf(line)
  return (
    <>
      <div className="cart-line-text">
        <Heading>{people || product}</Heading>
        {people && (
          <p>
            <strong>{product}</strong>
          </p>
        )}
        <p className="quiet">{line.detail}</p>
        {isDependent && <p className="quiet">{t('cart.sold-by', { merchant: line.merchantName })}</p>}
        {line.state === 'expired' && <Tag tone="gold">{t('line.expired')}</Tag>}
        <PriceSteps steps={line.steps} name={label} />
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      <p className="cart-line-price">
        <Price priceCents={line.priceCents} totalCents={line.totalCents} />
      </p>
      <div className="cart-line-acts">
        <Corrections line={line} />
        {line.removable ? (
          <Button look="quiet" size="s" busy={busy} className="cart-line-remove" onClick={() => void takeOut()}>
            <Icon name="trash" size={18} /> {t('remove')}
            <span className="visually-hidden">{label}</span>
          </Button>
        ) : (
          <p className="quiet">{t('line.dependent')}</p>
        )}
      </div>
    </>
  )
}

function useTakeOut(line: CartLine) {
  const { t, lang, store } = useWidget()
  const { propose } = useChanges()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const takeOut = async (): Promise<void> => {
    const label = lineLabel(line, lang)
    setBusy(true)
    const refused = await propose({
      change: { type: 'remove-line', line: line.id },
      title: t('change.remove', { line: label }),
      message: t('removed', { line: label }),
      run: () => store.remove(line),
    })
    setBusy(false)
    setProblem(refused)
  }
  return { takeOut, busy, problem }
}
