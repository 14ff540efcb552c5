import { randomUUID } from 'node:crypto'
import type { Cart } from '../../cart/cart.ts'
import type { LineKind } from '../../cart/kinds.ts'

type Product = {
  offer: string
  kind: LineKind
  merchantName: string
  names: { fr: string; en: string }
  price: number
  total: number
}

/** The products of the example. */
export const products: readonly Product[] = [
  {
    offer: 'ESF:children-ski',
    kind: 'ESF',
    merchantName: 'École de l’Exemple',
    names: { fr: 'Ski enfants, six jours', en: 'Ski for children, six days' },
    price: 1234.5,
    total: 1111.05,
  },
  {
    offer: 'LIFT:area-pass',
    kind: 'LIFT',
    merchantName: 'Remontées de l’Exemple',
    names: { fr: 'Forfait domaine, six jours', en: 'Ski area pass, six days' },
    price: 279,
    total: 279,
  },
]

/** The carts of the example, in memory: what was put into each. */
export type Shop = {
  add: (cartId: string | null, offer: string) => string | undefined
  empty: (cartId: string) => void
  cart: (cartId: string | null, lang: string) => Cart
}

export function openShop(): Shop {
  const carts = new Map<string, Product[]>()
  return {
    add: (cartId, offer) => {
      const product = products.find((one) => one.offer === offer || one.kind === offer)
      if (!product) return undefined
      const id = cartId ?? randomUUID()
      carts.set(id, [...(carts.get(id) ?? []), product])
      return id
    },
    empty: (cartId) => void carts.delete(cartId),
    cart: (cartId, lang) => contractCart(cartId, carts.get(cartId ?? '') ?? [], lang),
  }
}

/** A product bought twice is two inscriptions of one order. */
function contractCart(id: string | null, chosen: readonly Product[], lang: string): Cart {
  const orders: Cart['orders'] = {}
  for (const [product, ones] of Map.groupBy(chosen, (one) => one)) {
    const { kind, merchantName, names, price, total } = product
    const inscriptions = ones.map(() => ({ product: { name: lang === 'fr' ? names.fr : names.en } }))
    const order = { merchantName, price: euros(price * ones.length), total: euros(total * ones.length), inscriptions }
    orders[kind] = [...(orders[kind] ?? []), order]
  }
  return { id, price: euros(chosen.reduce((sum, { total }) => sum + total, 0)), orders }
}

function euros(amount: number): number {
  return Math.round(amount * 100) / 100
}
