import { toEuros } from 'base/money'
import { emptyCart } from 'contracts/cart'
import type { Cart as ContractCart, CartOrder, Inscription } from 'contracts/cart'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Lang } from '../catalogue/product.ts'
import { peopleOf, priceCart, totalOf } from './cart.ts'
import type { Cart, PricedLine } from './cart.ts'
import { kindOfLine } from './kind-line.ts'

/** The cart in the shape of the contract: euros, by kind and merchant. A cart that has been ordered is empty again. */
export function toContractCart(catalogue: Catalogue, cart: Cart, lang: Lang): ContractCart {
  if (cart.state === 'ordered') return emptyCart(cart.id)
  const priced = priceCart(catalogue, cart)
  const kinds = Map.groupBy(priced, ({ line }) => line.kind)
  return {
    id: cart.id,
    price: toEuros(totalOf(priced)),
    orders: Object.fromEntries([...kinds].map(([kind, lines]) => [kind, ordersOf(catalogue, cart, lines, lang)])),
  }
}

function ordersOf(catalogue: Catalogue, cart: Cart, lines: PricedLine[], lang: Lang): CartOrder[] {
  const merchants = Map.groupBy(lines, ({ line }) => catalogue.products.get(line.product)?.merchant ?? '')
  return [...merchants].map(([merchant, group]) => ({
    merchantName: catalogue.merchants.get(merchant)?.name ?? '',
    price: toEuros(group.reduce((sum, { priceCents }) => sum + priceCents, 0)),
    total: toEuros(totalOf(group)),
    inscriptions: group.map((one) => inscriptionOf(catalogue, cart, one, lang)),
  }))
}

function inscriptionOf(
  catalogue: Catalogue,
  cart: Cart,
  { line, priceCents, totalCents }: PricedLine,
  lang: Lang,
): Inscription {
  const thing = { id: line.product, name: catalogue.products.get(line.product)?.name[lang] ?? line.product }
  const [first, ...others] = peopleOf(cart, line)
  const rest = {
    ...(first && others.length === 0 && { participant: { firstName: first.firstName } }),
    firstDay: line.firstDay,
    lastDay: line.lastDay,
    price: toEuros(priceCents),
    total: toEuros(totalCents),
  }
  return kindOfLine(catalogue, line).kind.isActivity ? { activity: thing, ...rest } : { product: thing, ...rest }
}
