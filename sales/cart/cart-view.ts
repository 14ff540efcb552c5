import type { CartLine, CartView } from '../api/cart.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Lang } from '../catalogue/product.ts'
import { describePrice } from './describe-price.ts'
import { isDerived } from './consequences.ts'
import { kindOfLine } from './kind-line.ts'
import { heldUntil, lineState, peopleOf, priceCart, totalOf } from './cart.ts'
import type { Cart, Line, PricedLine } from './cart.ts'

/** The cart as its buyer sees it, in a language, at a moment. */
export function toCartView(catalogue: Catalogue, cart: Cart, now: Date, lang: Lang = cart.lang): CartView {
  const priced = priceCart(catalogue, cart)
  const lines = priced.map((one) => lineView(catalogue, cart, one, now, lang))
  const { id, version, state, stay, party } = cart
  return {
    id,
    version,
    state,
    lang,
    now: now.toISOString(),
    timeZone: catalogue.timeZone,
    stay,
    party,
    lines,
    priceCents: lines.reduce((sum, { priceCents }) => sum + priceCents, 0),
    totalCents: totalOf(priced),
    heldUntil: earliest(lines.map(({ heldUntil }) => heldUntil)),
    order: cart.orderToken,
  }
}

function earliest(instants: (string | null)[]): string | null {
  return instants.filter((one) => one !== null).toSorted()[0] ?? null
}

function lineView(catalogue: Catalogue, cart: Cart, priced: PricedLine, now: Date, lang: Lang): CartLine {
  const { line, steps, priceCents, totalCents } = priced
  const { kind, context } = kindOfLine(catalogue, line)
  const { product } = context
  return {
    id: line.id,
    kind: line.kind,
    product: line.product,
    name: product.name[lang],
    merchantName: catalogue.merchants.get(product.merchant)?.name ?? '',
    people: peopleOf(cart, line),
    quantity: line.quantity,
    dependsOn: line.dependsOn,
    removable: !isDerived(line),
    selection: line.selection,
    detail: describeLine(catalogue, line, lang),
    variant: kind.variant(line.selection),
    firstDay: line.firstDay,
    lastDay: line.lastDay,
    priceCents,
    totalCents,
    steps: describePrice(catalogue, line, steps, lang).steps,
    withdrawal: product.withdrawal,
    state: lineState(line, now),
    heldUntil: heldUntil(line, now)?.toISOString() ?? null,
  }
}

/** Days, time, place and what else tells a line from another, in one line to read. */
export function describeLine(catalogue: Catalogue, line: Line, lang: Lang): string {
  const { kind, context } = kindOfLine(catalogue, line)
  return kind
    .describe(context, line, lang)
    .filter((part) => part !== '')
    .join(' · ')
}
