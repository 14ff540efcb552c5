import { useEffect, useRef } from 'react'
import { Button } from 'ui/button'
import { money } from '../format/money.ts'
import { Money } from '../components/money.tsx'
import { useWidget } from '../context/widget-context.ts'

type Props = {
  /** The sum for all; undefined while something is missing. */
  cents: number | undefined
  /** By how much the lines that are in the cart already change with it. */
  otherLinesCents: number
  /** For how many; 0 where it is for nobody. */
  people: number
  /** What is still missing, or why it was refused. */
  note: string | undefined
  refused: string | undefined
  busy: boolean
  onAdd: (bar: HTMLElement | null) => void
}

/** Stays at the foot of the selector: the sum, and the way into the cart. */
export function AddBar({ cents, otherLinesCents, people, note, refused, busy, onAdd }: Props) {
  const { t, lang } = useWidget()
  const bar = useRef<HTMLDivElement>(null)
  const alert = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (refused) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [refused])
  return (
    <div className="add-bar" ref={bar}>
      <p className="problem" role="alert" ref={alert}>
        {refused}
      </p>
      <div className="add-bar-row">
        <p className="add-bar-sum" aria-live="polite">
          {cents === undefined ? (
            <span className="quiet">{note}</span>
          ) : (
            <>
              <strong>
                <Money cents={cents} />
              </strong>
              {people > 0 && <span className="quiet">{t('total.for', { count: people })}</span>}
              {otherLinesCents < 0 && (
                <span className="quiet">{t('total.other-lines', { amount: money(-otherLinesCents, lang) })}</span>
              )}
            </>
          )}
        </p>
        <Button busy={busy} onClick={() => onAdd(bar.current)}>
          {busy ? t('adding') : t('add')}
        </Button>
      </div>
    </div>
  )
}
