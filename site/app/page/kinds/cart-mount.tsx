import type { Shell } from 'content/api/page'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { Spinner } from 'ui/spinner'
import { hasRequestedOffer, takeRequestedOffer } from '../../cart/requested-offer.ts'
import { startWidget } from '../../cart/widget.ts'
import { useSite } from '../../site-data.ts'
import { useTranslate } from '../../wording/wording.tsx'

/** mounted: the widget has mounted but rendered nothing yet; the spinner is still shown. */
type State = 'loading' | 'mounted' | 'drawn' | 'failed'

/** The element that the provider renders cart and checkout into; an error with a retry where the widget does not load. */
export function CartMount({ shell }: { shell: Shell }) {
  const { sales } = useSite()
  const t = useTranslate()
  const { place, state, retry } = useMounted(shell, sales)
  const waiting = state === 'loading' || state === 'mounted'
  const label = t(useIsOffer() ? 'offer.opening' : 'shop.loading')
  return (
    <div className="cart-mount" aria-busy={waiting}>
      {waiting && (
        <div className="cart-waiting">
          <Spinner label={label} />
          <p className="cart-waiting-text" aria-hidden="true">
            {label}
          </p>
          <noscript>
            <p>{t('shop.script')}</p>
          </noscript>
        </div>
      )}
      {state === 'failed' && <Unavailable shell={shell} retry={retry} />}
      <div
        ref={place}
        data-sales-cart=""
        data-terms={termsOf(shell)}
        hidden={state === 'loading' || state === 'failed'}
      />
    </div>
  )
}

/** Whether the visitor came here by an offer, and waits for the choice of its dates; known in the browser only. */
function useIsOffer(): boolean {
  const isRequested = useSyncExternalStore(neverChanges, hasRequestedOffer, () => false)
  const [isOffer, setIsOffer] = useState(false)
  // The address names the offer until the widget opens it; what is waited for stays the same.
  if (isRequested && !isOffer) setIsOffer(true)
  return isOffer
}

const neverChanges = () => () => undefined

function termsOf({ legal }: Shell): string | undefined {
  return legal.find(({ key }) => key === 'terms')?.path
}

function Unavailable({ shell, retry }: { shell: Shell; retry: () => void }) {
  const t = useTranslate()
  const { phone } = shell.settings.contact
  return (
    <div className="cart-unavailable" role="alert">
      <Icon name="alert" size={32} />
      <h2>{t('shop.unavailable')}</h2>
      <p>{t('shop.unavailable-text', { phone: phone.replaceAll(' ', '\u00A0') })}</p>
      <Button onClick={retry}>{t('failure.retry')}</Button>
    </div>
  )
}

function useMounted(shell: Shell, sales: string) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(0)
  const { site, lang } = shell
  useEffect(() => {
    let unmount: (() => void) | undefined
    let unwatch: (() => void) | undefined
    let left = false
    startWidget({ provider: sales, resort: site, lang, cartHref: shell.shortcuts.cartItem?.path }).then(
      (widget) => {
        if (left || !place.current) return
        const offer = takeRequestedOffer()
        if (offer) widget.open(offer)
        unmount = widget.mount(place.current)
        setState('mounted')
        unwatch = whenDrawn(place.current, () => setState('drawn'))
      },
      () => left || setState('failed'),
    )
    return () => {
      left = true
      unwatch?.()
      unmount?.()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt starts it again
  }, [sales, site, lang, shell.shortcuts.cartItem?.path, attempt])
  const retry = (): void => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  return { place, state, retry }
}

/** Calls `drawn` when the mount has a height, however the provider renders. Returns how to stop. */
function whenDrawn(place: HTMLElement, drawn: () => void): () => void {
  const observer = new ResizeObserver(() => {
    if (place.clientHeight > 0) drawn()
  })
  observer.observe(place)
  return () => observer.disconnect()
}
