import { useState } from 'react'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { Tag } from 'ui/tag'
import type { CartLine } from '../../api/cart.ts'
import { Price } from '../components/price.tsx'
import { useWidget } from '../context/widget-context.ts'
import { PriceSteps } from '../components/price-steps.tsx'
import { Correction } from './correction.tsx'
import { useRemoval } from './removal.tsx'

/** One thing for one participant. It goes away on its own; its neighbours stay. */
export function CartLineItem({ line }: { line: CartLine }) {
  const { t } = useWidget()
  const { remove } = useRemoval()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { firstName, lastName } = line.participant
  const takeOut = async (): Promise<void> => {
    setBusy(true)
    const refused = await remove(line)
    setBusy(false)
    if (refused !== undefined) setProblem(refused || t('remove.failed'))
  }
  return (
    <li className="cart-line" data-state={line.state}>
      <div className="cart-line-text">
        <h3>
          {firstName} {lastName}
        </h3>
        <p>
          <strong>{line.name}</strong>
        </p>
        <p className="quiet">{line.detail}</p>
        {line.state === 'expired' && <Tag tone="gold">{t('line.expired')}</Tag>}
        <PriceSteps steps={line.steps} name={`${line.name}, ${firstName}`} />
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
        <Correction line={line} />
        <Button look="quiet" size="s" busy={busy} className="cart-line-remove" onClick={() => void takeOut()}>
          <Icon name="trash" size={18} /> {t('remove')}
          <span className="visually-hidden">
            {line.name}, {firstName}
          </span>
        </Button>
      </div>
    </li>
  )
}
