import type { z } from 'zod'
import type {
  CartView,
  OrderView,
  addLinesRequest,
  checkoutRequest,
  personInput,
  setPersonRequest,
} from '../../api/cart.ts'
import type { Offer, OfferSummary, Quote, Selection } from '../../api/offers.ts'
import type { Host } from '../host.ts'
import { isBankForm, isCartView, isOffer, isOfferList, isOrderView, isQuote } from './answers.ts'
import type { BankForm } from './answers.ts'
import { call } from './call.ts'
import type { Answered } from './call.ts'

/** A write as the store makes it: the key of this attempt and the version it was made on. */
export type Write = { key: string; version: number; lang: Host['lang'] }
export type PersonInput = z.infer<typeof personInput>
/** What is added to a cart, without what every write carries. */
export type NewLines = Omit<z.input<typeof addLinesRequest>, keyof Write | 'resort'>
/** What is corrected of a person, without what every write carries. */
export type Correction = Omit<z.input<typeof setPersonRequest>, keyof Write>
export type Stay = NonNullable<CartView['stay']>
/** A checkout without what every write carries. */
export type CheckoutWish = Omit<z.input<typeof checkoutRequest>, keyof Write>
export type Buyer = CheckoutWish['buyer']

const part = encodeURIComponent

export function askOffers(
  { provider, resort, lang }: Host,
  kind: string,
): Promise<Answered<{ offers: OfferSummary[] }>> {
  return call({ provider }, { path: `/api/offers?${query({ resort, lang, kind })}` }, isOfferList)
}

export function askOffer({ provider, resort, lang }: Host, product: string): Promise<Answered<Offer>> {
  return call({ provider }, { path: `/api/offers/${part(product)}?${query({ resort, lang })}` }, isOffer)
}

/** What it would cost for somebody born on a day. */
export function askQuote(
  { provider, resort, lang }: Host,
  what: { product: string; selection: Selection; birthDate: string },
): Promise<Answered<Quote>> {
  return call({ provider }, { method: 'POST', path: '/api/quote', body: { resort, lang, ...what } }, isQuote)
}

export function askCart({ provider, lang }: Host, id: string): Promise<Answered<CartView>> {
  return call({ provider }, { path: `/api/carts/${part(id)}?${query({ lang })}` }, isCartView)
}

export function addLines(
  { provider, resort }: Host,
  id: string | null,
  lines: NewLines,
  write: Write,
): Promise<Answered<CartView>> {
  const body = { ...write, resort, ...lines }
  return call({ provider }, { method: 'POST', path: `/api/carts/${part(id ?? 'new')}/lines`, body }, isCartView)
}

export function removeLine({ provider }: Host, id: string, line: string, write: Write): Promise<Answered<CartView>> {
  const path = `/api/carts/${part(id)}/lines/${part(line)}`
  return call({ provider }, { method: 'DELETE', path, body: write }, isCartView)
}

export function setPerson(
  { provider }: Host,
  id: string,
  person: string,
  correction: Correction,
  write: Write,
): Promise<Answered<CartView>> {
  const path = `/api/carts/${part(id)}/party/${part(person)}`
  return call({ provider }, { method: 'PUT', path, body: { ...write, ...correction } }, isCartView)
}

export function renewHolds({ provider }: Host, id: string, write: Write): Promise<Answered<CartView>> {
  return call({ provider }, { method: 'POST', path: `/api/carts/${part(id)}/renew`, body: write }, isCartView)
}

export function beginPayment(
  { provider }: Host,
  id: string,
  wish: CheckoutWish,
  write: Write,
): Promise<Answered<BankForm>> {
  const path = `/api/carts/${part(id)}/checkout`
  return call({ provider }, { method: 'POST', path, body: { ...write, ...wish } }, isBankForm)
}

/** Gives the payment of a cart up, so that the cart can be changed again. */
export function giveUpPayment({ provider }: Host, id: string, write: Write): Promise<Answered<CartView>> {
  return call({ provider }, { method: 'DELETE', path: `/api/carts/${part(id)}/checkout`, body: write }, isCartView)
}

export function askOrder({ provider, lang }: Host, token: string): Promise<Answered<OrderView>> {
  return call({ provider }, { path: `/api/orders/${part(token)}?${query({ lang })}` }, isOrderView)
}

function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString()
}
