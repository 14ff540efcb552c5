import { isRecord } from 'base/record'
import type { z } from 'zod'
import { lineKinds } from './kinds.ts'
import type { LineKind } from './kinds.ts'
import type { cart, cartRequest } from './schema.ts'

// Only types of the schemas come in here: pages read carts in the browser, and zod weighs more than all of the shell.

export type Cart = z.infer<typeof cart>
export type CartRequest = z.infer<typeof cartRequest>
export type CartOrder = NonNullable<Cart['orders'][LineKind]>[number]
export type Inscription = CartOrder['inscriptions'][number]

/** An inscription with the kind and the merchant it belongs to. */
export type NamedInscription = { kind: LineKind; merchantName: string; inscription: Inscription; name: string }

/** Every inscription of a cart, kind by kind. */
export function inscriptionsOf({ orders }: Cart): NamedInscription[] {
  return lineKinds.flatMap((kind) =>
    (orders[kind] ?? []).flatMap(({ merchantName, inscriptions }) =>
      inscriptions.map((inscription) => ({ kind, merchantName, inscription, name: nameOf(inscription) })),
    ),
  )
}

/** Name or label of the product or activity of an inscription. */
export function nameOf(value: Inscription): string {
  const thing = ('product' in value ? value.product : value.activity) as { name?: string; label?: string }
  return thing.name ?? thing.label ?? ''
}

/** A cart with nothing in it. */
export function emptyCart(id: string | null): Cart {
  return { id, price: 0, orders: {} }
}

/** Whether a provider's response can be read as a cart: the parts that a page shows are present. */
export function isCart(value: unknown): value is Cart {
  return (
    isRecord(value) &&
    typeof value.price === 'number' &&
    isRecord(value.orders) &&
    Object.values(value.orders).every(isOrders)
  )
}

function isOrders(orders: unknown): boolean {
  return (
    Array.isArray(orders) &&
    orders.every(
      (order) =>
        isRecord(order) &&
        typeof order.total === 'number' &&
        Array.isArray(order.inscriptions) &&
        order.inscriptions.every(isInscription),
    )
  )
}

function isInscription(value: unknown): boolean {
  const thing = isRecord(value) ? (value.product ?? value.activity) : undefined
  return isRecord(thing) && typeof (thing.name ?? thing.label) === 'string'
}
