import { isRecord } from 'base/record'
import type { z } from 'zod'
import type { analyticsItem, salesEvents } from './schema.ts'

// Only types of the schemas come in here: this runs in every page, and zod weighs more than all of the shell.

export type AnalyticsItem = z.infer<typeof analyticsItem>
export type SalesEventName = keyof typeof salesEvents
/** All events of the widget. */
export const salesEventNames: readonly SalesEventName[] = [
  'sales:cart-changed',
  'sales:view-item',
  'sales:add-to-cart',
  'sales:remove-from-cart',
  'sales:begin-checkout',
  'sales:add-payment-info',
  'sales:payment',
  'sales:contact',
]
export type SalesEventDetail<Name extends SalesEventName> = z.infer<(typeof salesEvents)[Name]>

/** Dispatches an event of the widget on `window`. */
export function emitSalesEvent<Name extends SalesEventName>(name: Name, detail: SalesEventDetail<Name>): void {
  window.dispatchEvent(new CustomEvent(name, { detail }))
}

/** Listens for an event of the widget; details of another shape are ignored, since any script can dispatch them. */
export function onSalesEvent<Name extends SalesEventName>(
  name: Name,
  handle: (detail: SalesEventDetail<Name>) => void,
): () => void {
  const listener = (event: Event): void => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
    if (isDetail(name, detail)) handle(detail)
  }
  window.addEventListener(name, listener)
  return () => window.removeEventListener(name, listener)
}

/** Whether a detail has the shape that its event promises. */
export function isDetail<Name extends SalesEventName>(name: Name, detail: unknown): detail is SalesEventDetail<Name> {
  if (!isRecord(detail)) return false
  if (name === 'sales:cart-changed') return detail.cartId === null || typeof detail.cartId === 'string'
  if (name === 'sales:contact') return detail.flow === 'tunnel' || detail.flow === 'vel'
  return Array.isArray(detail.items) && detail.items.every(isItem) && hasOwnParts(name, detail)
}

function hasOwnParts(name: SalesEventName, detail: Record<string, unknown>): boolean {
  if (name === 'sales:add-payment-info') return typeof detail.method === 'string'
  if (name !== 'sales:payment') return true
  return typeof detail.cartId === 'string' && /^.{4}$/.test(String(detail.code)) && typeof detail.total === 'number'
}

function isItem(item: unknown): boolean {
  return (
    isRecord(item) &&
    typeof item.item_name === 'string' &&
    typeof item.item_category === 'string' &&
    typeof item.price === 'number' &&
    Number.isInteger(item.quantity) &&
    Number(item.quantity) > 0
  )
}
