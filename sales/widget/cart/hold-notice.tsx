import { useState } from 'react'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import type { CartView } from '../../api/cart.ts'
import { useWidget } from '../context/widget-context.ts'
import { clockOf } from './hold.ts'
import { useHoldCountdown } from './use-hold-countdown.ts'

type Props = { cart: CartView; skew: number }

/** How long the places are kept; or that they went back, and how to take them again. Nothing that was chosen is lost. */
export function HoldNotice({ cart, skew }: Props) {
  const { t, store } = useWidget()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const expired = cart.lines.filter(({ state }) => state === 'expired').length
  const renew = async (): Promise<void> => {
    setBusy(true)
    const renewed = await store.renew()
    setBusy(false)
    setProblem(renewed.ok ? undefined : renewed.failure.message || t('renew.failed'))
  }
  return (
    <>
      {expired > 0 && (
        <div className="notice notice-expired" aria-live="polite">
          <Icon name="alert" />
          <p>{t('hold.expired', { count: expired })}</p>
          <Button busy={busy} onClick={() => void renew()}>
            {t('hold.again')}
          </Button>
        </div>
      )}
      {expired === 0 && cart.heldUntil && (
        <Countdown
          key={cart.heldUntil}
          heldUntil={cart.heldUntil}
          skew={skew}
          busy={busy}
          onRenew={() => void renew()}
        />
      )}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

type CountdownProps = { heldUntil: string; skew: number; busy: boolean; onRenew: () => void }

function Countdown({ heldUntil, skew, busy, onRenew }: CountdownProps) {
  const { t, store } = useWidget()
  const { hold, announced } = useHoldCountdown(heldUntil, skew, store.load)
  return (
    <div className="notice notice-hold" data-hold={hold.state}>
      <Icon name="calendar" size={20} />
      <p role="timer" aria-live="off">
        {t('hold.left')} <span className="clock">{clockOf(hold)}</span>
      </p>
      <span className="visually-hidden" aria-live="polite">
        {announced && t('hold.announced', { minutes: announced })}
      </span>
      {hold.state === 'soon' && (
        <Button look="secondary" size="s" busy={busy} onClick={onRenew}>
          {t('hold.longer')}
        </Button>
      )}
    </div>
  )
}
