import { useCallback, useEffect, useRef, useState } from 'react'
import { Dialog } from 'ui/dialog'
import { tellPage } from 'contracts/events'
import type { CartLine } from '../../api/cart.ts'
import type { Offer } from '../../api/offers.ts'
import { askOffer } from '../call/calls.ts'
import { LessonForm } from '../lesson/lesson-form.tsx'
import type { Wanted } from 'contracts/widget/offer'
import { PassForm } from '../pass/pass-form.tsx'
import { Failed } from '../shop/failed.tsx'
import { useCartState, useShop } from '../shop/shop.ts'
import { useAnswer } from '../shop/use-answer.ts'
import { itemOfOffer } from '../told/items.ts'
import { Added } from './added.tsx'
import { OfferList } from './offer-list.tsx'
import { useScrollLock } from './scroll-lock.ts'

/** The selector: which product, for whom, when, and then what next. */
export function OfferDialog({ wanted, onClosed }: { wanted: Wanted; onClosed: () => void }) {
  const { t } = useShop()
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
  const { host, t } = useShop()
  const cart = useCartState()
  const [offer, again] = useAnswer(useCallback(() => askOffer(host, product), [host, product]))
  const [added, setAdded] = useState<CartLine[]>()
  const name = offer.state === 'ready' ? offer.value.name : undefined
  useEffect(() => {
    if (name) setTitle(name)
  }, [name, setTitle])
  useViewed(offer.state === 'ready' ? offer.value : undefined)
  if (offer.state === 'failed')
    return offer.code === 'unknown-product' ? (
      <Failed text={t('offer.unknown')} retry={showAll} />
    ) : (
      <Failed text={t('offer.failed')} retry={again} />
    )
  if (offer.state === 'loading' || cart.state === 'loading') return <Loading />
  if (added) return <Added lines={added} close={close} more={() => setAdded(undefined)} />
  const form = { offer: offer.value, onAdded: setAdded, askAgain: again, showAll }
  return offer.value.pass ? <PassForm {...form} rules={offer.value.pass} /> : <LessonForm {...form} />
}

function Loading() {
  const { t } = useShop()
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
    tellPage('sales:view-item', { items: [itemOfOffer(offer)] })
  }, [offer])
}
