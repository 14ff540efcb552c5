import type { z } from 'zod'
import type {
  CartPreview,
  CartView,
  cartChange,
  OrderView,
  addLinesRequest,
  checkoutRequest,
  personInput,
  setPersonRequest,
} from '../../api/cart.ts'
import type { AdditionQuote, QuoteAdditionRequest } from '../../api/addition-quote.ts'
import type { Offer, OfferSummary, Selection } from '../../api/offers.ts'
import type { AnsweredSelection, QuestionsAnswer, QuestionsRequest } from '../../api/questions.ts'
import type { Host } from '../host.ts'
import {
  isAdditionQuote,
  isBankForm,
  isCartPreview,
  isCartView,
  isOffer,
  isOfferList,
  isOrderView,
  isQuestionsAnswer,
} from './response-checks.ts'
import type { BankForm } from './response-checks.ts'
import { request } from './request.ts'
import type { ApiResult } from './request.ts'

/** A write as the store makes it: the key of this attempt and the version it was made on. */
export type WriteFields = { key: string; version: number; lang: Host['lang'] }
export type PersonInput = z.infer<typeof personInput>
/** What is chosen of a product: by a form of its own, or by answers to its questions. */
export type AnySelection = Selection | AnsweredSelection
type WithSelection<Request> = Omit<Request, 'selection'> & { selection: AnySelection }
/** What is added to a cart, without what every write carries. */
export type NewLines = WithSelection<Omit<z.input<typeof addLinesRequest>, keyof WriteFields | 'resort'>>
/** What is corrected of a person, without what every write carries. */
export type Correction = Omit<z.input<typeof setPersonRequest>, keyof WriteFields>
export type Stay = NonNullable<CartView['stay']>
export type CartChange = z.input<typeof cartChange>
/** A checkout without what every write carries. */
export type CheckoutInput = Omit<z.input<typeof checkoutRequest>, keyof WriteFields>
export type Buyer = CheckoutInput['buyer']

const part = encodeURIComponent

export function fetchOffers(
  { provider, resort, lang }: Host,
  kind: string,
): Promise<ApiResult<{ offers: OfferSummary[] }>> {
  return request({ provider }, { path: `/api/offers?${query({ resort, lang, kind })}` }, isOfferList)
}

export function fetchOffer({ provider, resort, lang }: Host, product: string): Promise<ApiResult<Offer>> {
  return request({ provider }, { path: `/api/offers/${part(product)}?${query({ resort, lang })}` }, isOffer)
}

/** What is to be asked of a product, for people, a stay and the answers that were given. */
export function fetchQuestions(
  { provider, resort, lang }: Host,
  asked: Omit<QuestionsRequest, 'resort' | 'lang'>,
): Promise<ApiResult<QuestionsAnswer>> {
  const body = { resort, lang, ...asked }
  return request({ provider }, { method: 'POST', path: '/api/questions', body }, isQuestionsAnswer)
}

/** What an addition would cost within the cart; `new` where there is none. */
export function fetchAdditionQuote(
  { provider, resort, lang }: Host,
  cart: string,
  addition: WithSelection<Omit<QuoteAdditionRequest, 'resort' | 'lang'>>,
): Promise<ApiResult<AdditionQuote>> {
  const body = { resort, lang, ...addition }
  return request({ provider }, { method: 'POST', path: `/api/carts/${part(cart)}/quote`, body }, isAdditionQuote)
}

export function fetchCart({ provider, lang }: Host, id: string): Promise<ApiResult<CartView>> {
  return request({ provider }, { path: `/api/carts/${part(id)}?${query({ lang })}` }, isCartView)
}

export function addLines(
  { provider, resort }: Host,
  id: string | null,
  lines: NewLines,
  write: WriteFields,
): Promise<ApiResult<CartView>> {
  const body = { ...write, resort, ...lines }
  return request({ provider }, { method: 'POST', path: `/api/carts/${part(id ?? 'new')}/lines`, body }, isCartView)
}

export function removeLine(
  { provider }: Host,
  id: string,
  line: string,
  write: WriteFields,
): Promise<ApiResult<CartView>> {
  const path = `/api/carts/${part(id)}/lines/${part(line)}`
  return request({ provider }, { method: 'DELETE', path, body: write }, isCartView)
}

export function setPerson(
  { provider }: Host,
  id: string,
  person: string,
  correction: Correction,
  write: WriteFields,
): Promise<ApiResult<CartView>> {
  const path = `/api/carts/${part(id)}/party/${part(person)}`
  return request({ provider }, { method: 'PUT', path, body: { ...write, ...correction } }, isCartView)
}

export function setStay({ provider }: Host, id: string, stay: Stay, write: WriteFields): Promise<ApiResult<CartView>> {
  const path = `/api/carts/${part(id)}/stay`
  return request({ provider }, { method: 'PUT', path, body: { ...write, stay, moveLines: true } }, isCartView)
}

/** What a change would do to all lines of the cart and to its sum. */
export function fetchPreview(
  { provider, lang }: Host,
  id: string,
  change: CartChange,
): Promise<ApiResult<CartPreview>> {
  const path = `/api/carts/${part(id)}/preview`
  return request({ provider }, { method: 'POST', path, body: { lang, change } }, isCartPreview)
}

/** Takes the last change of the cart back. */
export function undoChange({ provider }: Host, id: string, write: WriteFields): Promise<ApiResult<CartView>> {
  return request({ provider }, { method: 'POST', path: `/api/carts/${part(id)}/undo`, body: write }, isCartView)
}

export function renewHolds({ provider }: Host, id: string, write: WriteFields): Promise<ApiResult<CartView>> {
  return request({ provider }, { method: 'POST', path: `/api/carts/${part(id)}/renew`, body: write }, isCartView)
}

export function beginPayment(
  { provider }: Host,
  id: string,
  order: CheckoutInput,
  write: WriteFields,
): Promise<ApiResult<BankForm>> {
  const path = `/api/carts/${part(id)}/checkout`
  return request({ provider }, { method: 'POST', path, body: { ...write, ...order } }, isBankForm)
}

/** Gives the payment of a cart up, so that the cart can be changed again. */
export function giveUpPayment({ provider }: Host, id: string, write: WriteFields): Promise<ApiResult<CartView>> {
  return request({ provider }, { method: 'DELETE', path: `/api/carts/${part(id)}/checkout`, body: write }, isCartView)
}

export function fetchOrder({ provider, lang }: Host, token: string): Promise<ApiResult<OrderView>> {
  return request({ provider }, { path: `/api/orders/${part(token)}?${query({ lang })}` }, isOrderView)
}

function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString()
}
