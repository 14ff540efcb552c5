import type { Day } from 'base/day'
import type { Cents } from 'base/money'
import type { LineKind } from 'contracts/cart/kinds'
import type { Person } from '../api/cart.ts'
import type { Selection } from '../api/offers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Lang } from '../catalogue/product.ts'
import { familySteps } from '../pricing/family-rule.ts'
import type { CartState, HoldState, PriceDerivation, PriceDerivationStep } from '../store/column-types.ts'

/** The hold of a line. */
export type LineHold = { state: HoldState; expiresAt: Date; ceilingAt: Date }

/** A stored cart line: one product for one participant. */
export type Line = {
  id: string
  personId: string
  kind: LineKind
  product: string
  slotId: string | null
  selection: Selection
  firstDay: Day
  lastDay: Day
  priceCents: Cents
  derivation: PriceDerivation
  hold: LineHold | null
}

/** A stored cart: party, stay and lines. */
export type Cart = {
  id: string
  resort: string
  version: number
  state: CartState
  lang: Lang
  stay: { from: Day; to: Day } | null
  party: Person[]
  lines: Line[]
  orderToken: string | null
}

/** A line with its price in this cart: its own price and the reductions of the whole cart. */
export type PricedLine = { line: Line; steps: PriceDerivationStep[]; priceCents: Cents; totalCents: Cents }

/** Prices all lines together. Sums of the lines are the sum of the cart; nothing else is ever added. */
export function priceCart(catalogue: Catalogue, cart: Pick<Cart, 'lines'>): PricedLine[] {
  const reductions = familySteps(
    catalogue.family,
    cart.lines.map(({ product, firstDay, selection, derivation, priceCents }) => ({
      product,
      firstDay,
      days: selection.kind === 'LIFT' ? selection.days : 0,
      ageCategory: derivation.ageCategory,
      priceCents,
    })),
  )
  return cart.lines.map((line, index) => {
    const reduction = reductions[index]
    const steps = reduction ? [...line.derivation.steps, reduction] : line.derivation.steps
    return { line, steps, priceCents: line.priceCents, totalCents: line.priceCents + (reduction?.cents ?? 0) }
  })
}

/** The sum to pay. */
export function totalOf(priced: readonly PricedLine[]): Cents {
  return priced.reduce((sum, { totalCents }) => sum + totalCents, 0)
}

/** Whether the line's place is kept now. Lines that need none are 'free'. */
export function lineState({ hold }: Line, now: Date): 'held' | 'expired' | 'free' {
  if (!hold) return 'free'
  return hold.state === 'sold' || (hold.state === 'held' && hold.expiresAt > now) ? 'held' : 'expired'
}

export function personOf(cart: Pick<Cart, 'party'>, id: string): Person {
  const person = cart.party.find((one) => one.id === id)
  if (!person) throw new Error(`a line names the person ${id}, who is not in its cart`)
  return person
}
