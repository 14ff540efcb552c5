import { useCallback, useEffect, useRef, useState } from 'react'
import { Dialog } from 'ui/dialog'
import { emitSalesEvent } from 'contracts/events'
import type { CartLine } from '../../api/cart.ts'
import type { Offer } from '../../api/offers.ts'
import { fetchOffer } from '../api-client/endpoints.ts'
import { LessonForm } from '../lesson/lesson-form.tsx'
import type { OfferReference } from 'contracts/widget/offer'
import { PassForm } from '../pass/pass-form.tsx'
import { LoadFailure } from '../components/load-failure.tsx'
import { useCartState, useWidget } from '../context/widget-context.ts'
import { useRequest } from '../api-client/use-request.ts'
import { itemOfOffer } from '../analytics/items.ts'
import { Added } from './added.tsx'
import { OfferList } from './offer-list.tsx'
import { useScrollLock } from './scroll-lock.ts'

/** The selector: which product, for whom, when, and then what next. */
export function OfferDialog({ wanted, onClosed }: { wanted: OfferReference; onClosed: () => void }) {
  const { t } = useWidget()
  const [product, setProduct] = useState(wanted.product)
  const [title, setTitle] = useState(t(`kind.${wanted.kind}`))
  const [open, setOpen] = useState(true)
  useScrollLock(open)
  const close = useCallback(() => {
    setOpen(false)
    // The browser gives the focus back when the dialog closes; only then may it leave the page.
    setTimeout(onClosed)
  }, [onClosed])
  const showAll = (): void => {
    setProduct(undefined)
    setTitle(t(`kind.${wanted.kind}`))
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      labels={{ close: t('close'), loading: t('loading') }}
      closeOnBackdrop={false}
    >
      {product ? (
        <Product key={product} {...{ product, setTitle, close, showAll }} />
      ) : (
        <OfferList kind={wanted.kind} choose={setProduct} />
      )}
    </Dialog>
  )
}

type ProductProps = { product: string; setTitle: (title: string) => void; close: () => void; showAll: () => void }

function Product({ product, setTitle, close, showAll }: ProductProps) {
  const { host, t } = useWidget()
  const cart = useCartState()
  const [offer, again] = useRequest(useCallback(() => fetchOffer(host, product), [host, product]))
  const [added, setAdded] = useState<CartLine[]>()
  const name = offer.state === 'ready' ? offer.value.name : undefined
  useEffect(() => {
    if (name) setTitle(name)
  }, [name, setTitle])
  useViewed(offer.state === 'ready' ? offer.value : undefined)
  if (offer.state === 'failed')
    return offer.code === 'unknown-product' ? (
      <LoadFailure text={t('offer.unknown')} retry={showAll} />
    ) : (
      <LoadFailure text={t('offer.failed')} retry={again} />
    )
  if (offer.state === 'loading' || cart.state === 'loading') return <Loading />
  if (added) return <Added lines={added} close={close} more={() => setAdded(undefined)} />
  const form = { offer: offer.value, onAdded: setAdded, askAgain: again, showAll }
  return offer.value.pass ? <PassForm {...form} rules={offer.value.pass} /> : <LessonForm {...form} />
}

function Loading() {
  const { t } = useWidget()
  return (
    <div className="loading" aria-live="polite">
      <span className="loading-line" />
      <span className="loading-line" />
      <span className="loading-line" />
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  )
}

/** What is looked at is told to the page once a product, not again when its places are asked anew. */
function useViewed(offer: Offer | undefined): void {
  const told = useRef('')
  useEffect(() => {
    if (!offer || told.current === offer.product) return
    told.current = offer.product
    emitSalesEvent('sales:view-item', { items: [itemOfOffer(offer)] })
  }, [offer])
}
