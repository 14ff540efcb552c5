import type { Day } from 'base/day'
import type { Cents } from 'base/money'
import type { LineKind } from 'contracts/cart/kinds'
import type { Person } from '../api/cart.ts'
import type { Selection } from '../api/offers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Lang } from '../catalogue/product.ts'
import { reductionsOf } from './reductions.ts'
import type { CartState, HoldState, PriceDerivation, PriceDerivationStep } from '../store/column-types.ts'

/** Places of one pool that are kept for a line. */
export type LineHold = { pool: string; places: number; state: HoldState; expiresAt: Date; ceilingAt: Date }

/**
 * A stored cart line: one product for none, one or several people, by their ids. `type` is the kind's name. `dependsOn`: ids of the lines
 * without which it cannot be.
 */
export type Line = {
  id: string
  kind: LineKind
  type: string
  product: string
  people: string[]
  quantity: number
  dependsOn: string[]
  selection: Selection
  firstDay: Day
  lastDay: Day
  priceCents: Cents
  derivation: PriceDerivation
  holds: LineHold[]
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
  const reductions = reductionsOf(catalogue, cart.lines)
  return cart.lines.map((line) => {
    const reduction = reductions.get(line)
    const steps = reduction ? [...line.derivation.steps, reduction] : line.derivation.steps
    return { line, steps, priceCents: line.priceCents, totalCents: line.priceCents + (reduction?.cents ?? 0) }
  })
}

/** The sum to pay. */
export function totalOf(priced: readonly PricedLine[]): Cents {
  return priced.reduce((sum, { totalCents }) => sum + totalCents, 0)
}

/** Whether the line's places are kept now: all of them, or it is expired. Lines that need none are 'free'. */
export function lineState({ holds }: Pick<Line, 'holds'>, now: Date): 'held' | 'expired' | 'free' {
  if (holds.length === 0) return 'free'
  const isKept = ({ state, expiresAt }: LineHold) => state === 'sold' || (state === 'held' && expiresAt > now)
  return holds.every(isKept) ? 'held' : 'expired'
}

/** The end of a line's places that are kept now, when they are not paid for; null when it has none. */
export function heldUntil(line: Pick<Line, 'holds'>, now: Date): Date | null {
  const ends = line.holds.flatMap(({ state, expiresAt }) => (state === 'held' ? [expiresAt.getTime()] : []))
  return ends.length > 0 && lineState(line, now) === 'held' ? new Date(Math.min(...ends)) : null
}

/** The pool of a line that needs places of one pool only; null when it needs none. */
export function poolOf({ holds }: Pick<Line, 'holds'>): string | null {
  return holds[0]?.pool ?? null
}

/** The people that a line is for, in their order. */
export function peopleOf(cart: Pick<Cart, 'party'>, line: Pick<Line, 'people'>): Person[] {
  return line.people.map((id) => personOf(cart, id))
}

function personOf(cart: Pick<Cart, 'party'>, id: string): Person {
  const person = cart.party.find((one) => one.id === id)
  if (!person) throw new Error(`a line names the person ${id}, who is not in its cart`)
  return person
}
