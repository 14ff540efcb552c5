import { useCallback, useEffect, useRef, useState } from 'react'
import { Dialog } from 'ui/dialog'
import { emitSalesEvent } from 'contracts/events'
import type { CartLine } from '../../api/cart.ts'
import type { Offer } from '../../api/offers.ts'
import { fetchOffer } from '../api-client/endpoints.ts'
import { LessonForm } from '../lesson/lesson-form.tsx'
import type { FormProps } from '../lesson/lesson-form.tsx'
import { parseOfferReference } from 'contracts/widget/offer'
import { PassForm } from '../pass/pass-form.tsx'
import { lazyComponent } from '../components/lazy-component.tsx'
import { LoadFailure } from '../components/load-failure.tsx'
import { Loading } from '../components/loading.tsx'
import { TimeZoneProvider, useCartState, useWidget } from '../context/widget-context.ts'
import { useRequest } from '../api-client/use-request.ts'
import { itemOfOffer } from '../analytics/items.ts'
import { Added } from './added.tsx'
import { OfferList } from './offer-list.tsx'
import { useScrollLock } from './scroll-lock.ts'

const QuestionForm = lazyComponent(async () => (await import('../questions/question-form.tsx')).QuestionForm)

/** The selector of a step of the history: `KIND` lists its products, `KIND:product` chooses dates and people. Undefined closes it. */
export function OfferDialog({ offer, onClosed }: { offer: string | undefined; onClosed: () => void }) {
  const { host, t } = useWidget()
  // While it closes it still shows what it showed.
  const [shown, setShown] = useState(offer)
  if (offer !== undefined && offer !== shown) setShown(offer)
  const { kind, product } = parseOfferReference(offer ?? shown) ?? {}
  const [name, setName] = useState<string>()
  useScrollLock(offer !== undefined)
  useEffect(() => {
    // The browser gives the focus back when the dialog closes; only then may it leave the page.
    const timer = offer === undefined ? setTimeout(onClosed) : undefined
    return () => clearTimeout(timer)
  }, [offer, onClosed])
  const close = useCallback(() => {
    if (host.steps.get()?.name === 'offer') host.steps.leave()
  }, [host])
  const show = (next: string): void => host.steps.push({ name: 'offer', offer: next })
  return (
    <Dialog
      open={offer !== undefined}
      onClose={close}
      title={(product && name) || (kind ? t(`kind.${kind}`) : '')}
      labels={{ close: t('close'), loading: t('loading') }}
      closeOnBackdrop={false}
    >
      {kind && product && <Product key={product} {...{ product, setName, close }} showAll={() => show(kind)} />}
      {kind && !product && <OfferList kind={kind} choose={(chosen) => show(`${kind}:${chosen}`)} />}
    </Dialog>
  )
}

type ProductProps = { product: string; setName: (name: string) => void; close: () => void; showAll: () => void }

function Product({ product, setName, close, showAll }: ProductProps) {
  const { host, t } = useWidget()
  const cart = useCartState()
  const [offer, again] = useRequest(useCallback(() => fetchOffer(host, product), [host, product]))
  const [added, setAdded] = useState<CartLine[]>()
  const name = offer.state === 'ready' ? offer.value.name : undefined
  useEffect(() => {
    if (name) setName(name)
  }, [name, setName])
  useViewed(offer.state === 'ready' ? offer.value : undefined)
  if (offer.state === 'failed')
    return offer.code === 'unknown-product' ? (
      <LoadFailure text={t('offer.unknown')} retry={showAll} />
    ) : (
      <LoadFailure text={t('offer.failed')} retry={again} />
    )
  if (offer.state === 'loading' || cart.state === 'loading') return <Loading />
  if (added) return <Added lines={added} close={close} more={() => setAdded(undefined)} />
  const onAdded = (lines: CartLine[]): void => {
    host.steps.saveDraft(undefined)
    setAdded(lines)
  }
  const form = { offer: offer.value, onAdded, askAgain: again, showAll }
  return (
    <TimeZoneProvider value={offer.value.timeZone}>
      <OfferSelection {...form} />
    </TimeZoneProvider>
  )
}

function OfferSelection(form: FormProps) {
  const { offer } = form
  if (offer.form === 'questions') return <QuestionForm {...form} />
  return offer.pass ? <PassForm {...form} rules={offer.pass} /> : <LessonForm {...form} />
}

/** Emits the view of a product once, not again when its places are fetched anew. */
function useViewed(offer: Offer | undefined): void {
  const viewed = useRef('')
  useEffect(() => {
    if (!offer || viewed.current === offer.product) return
    viewed.current = offer.product
    emitSalesEvent('sales:view-item', { items: [itemOfOffer(offer)] })
  }, [offer])
}
