import type { Day } from 'base/day'
import { ok } from 'base/errors'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { priceSelection, resolveSelection } from '../kinds/resolve.ts'
import { isDerived, withConsequences } from './consequences.ts'
import { withParticipantName } from './plan-addition.ts'
import { lineState, peopleOf } from './cart.ts'
import type { Cart, Line } from './cart.ts'
import type { Refusal } from './refusal.ts'

/** Derives a line's price anew from today's catalogue, or says why it cannot be had any more. */
export function repriceLine(
  catalogue: Catalogue,
  cart: Pick<Cart, 'party'>,
  line: Line,
  today: Day,
): { ok: true; value: Line } | { ok: false; failure: Refusal } {
  const people = peopleOf(cart, line)
  const choice = resolveSelection(catalogue, line.product, line.selection, today, {
    isHeld: line.holds.some(({ state }) => state === 'held'),
  })
  if (!choice.ok) return withParticipantName(choice.failure, people[0])
  const price = priceSelection(choice.value, people)
  if (!price.ok) return withParticipantName(price.failure, people[0])
  const { cents, ...derivation } = price.value
  return ok({ ...line, priceCents: cents, derivation })
}

/** Why a cart cannot be ordered as it is. `changed` are lines with today's price. */
export type CartCheck = { refused: Refusal[]; changed: Line[] }

/**
 * Checks a cart again before it is paid. A price holds while the place is held; a line without a place, or whose hold is over, costs
 * what it costs today. Lines that follow others or are derived from them cost what follows today.
 */
export function checkCart(catalogue: Catalogue, cart: Cart, now: Date, today: Day): CartCheck {
  const refused: Refusal[] = []
  const lines = cart.lines.map((line) => {
    if (isDerived(line)) return line
    const fresh = repriceLine(catalogue, cart, line, today)
    if (!fresh.ok) refused.push(fresh.failure)
    return fresh.ok && lineState(line, now) !== 'held' ? fresh.value : line
  })
  const after = withConsequences(catalogue, { ...cart, lines }, today)
  return { refused, changed: after.lines.filter((line) => isDearerOrCheaper(cart, line)) }
}

function isDearerOrCheaper({ lines }: Cart, { id, priceCents }: Line): boolean {
  return lines.some((line) => line.id === id && line.priceCents !== priceCents)
}
