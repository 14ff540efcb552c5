import { useState } from 'react'
import { Button } from 'ui/button'
import type { CartPreview } from '../../api/cart.ts'
import { Money } from '../components/money.tsx'
import { useWidget } from '../context/widget-context.ts'
import { listOf } from '../format/days.ts'
import type { PlannedChange, Proposal } from './planned-change.ts'
import { otherChanges, soldOutNames } from './preview.ts'

type Props = {
  proposal: Proposal
  apply: (planned: PlannedChange) => Promise<string | undefined>
  close: () => void
}

/** What a change does to each line and to the sum, with the buttons to make it or not. */
export function Consequences({ proposal, apply, close }: Props) {
  const { t, lang } = useWidget()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { preview } = proposal
  const soldOut = soldOutNames(preview)
  const confirm = async (): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    const refused = await apply(proposal)
    setBusy(false)
    setProblem(refused)
  }
  return (
    <div className="changes">
      <p>{t('change.text')}</p>
      <ul>
        {otherChanges(preview).map((line) => (
          <ChangedLine key={line.id} line={line} />
        ))}
      </ul>
      <p className="order-sum">
        <span>{t('change.total')}</span>
        <span>
          <s className="quiet">
            <span className="visually-hidden">{t('change.before')} </span>
            <Money cents={preview.totalBeforeCents} />
          </s>{' '}
          <Money cents={preview.totalAfterCents} />
        </span>
      </p>
      <p className="problem" role="alert">
        {soldOut.length > 0 ? t('change.sold-out', { lines: listOf(soldOut, lang) }) : problem}
      </p>
      <div className="actions">
        {soldOut.length === 0 && (
          <Button busy={busy} onClick={() => void confirm()}>
            {t('change.confirm')}
          </Button>
        )}
        <Button look="secondary" onClick={close}>
          {t('change.keep')}
        </Button>
      </div>
    </div>
  )
}

function ChangedLine({ line }: { line: CartPreview['lines'][number] }) {
  const { t, lang } = useWidget()
  const { name, people, outcome, before, after, reason } = line
  return (
    <li>
      <p className="recap-line">
        <span>
          <strong>{people.length > 0 ? `${name}, ${listOf(people, lang)}` : name}</strong>
          {' · '}
          {t(`change.outcome.${outcome}`)}
        </span>
        <span>
          {before && before.totalCents !== after?.totalCents && (
            <s className="quiet">
              <span className="visually-hidden">{t('change.before')} </span>
              <Money cents={before.totalCents} />
            </s>
          )}{' '}
          {after && <Money cents={after.totalCents} />}
        </span>
      </p>
      {outcome === 'moved' && after && <p className="quiet">{after.detail}</p>}
      {reason && <p>{reason}</p>}
    </li>
  )
}
