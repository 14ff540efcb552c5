import type { Day } from 'base/day'
import { fail, ok } from 'base/errors'
import { holdTimes } from '../availability/limits.ts'
import type { CartChange, Person } from '../api/cart.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { resolveSelection } from '../kinds/resolve.ts'
import type { Cart, Line } from './cart.ts'
import { isDerived, withConsequences } from './consequences.ts'
import { kindOfLine } from './kind-line.ts'
import { isSamePerson } from './plan-addition.ts'
import type { PlanResult } from './plan-addition.ts'
import type { Refusal } from './refusal.ts'
import { repriceLine } from './reprice.ts'

/** A cart after a change, and why lines of it could not stay, by their ids. */
export type PlannedChange = { cart: Cart; reasons: ReadonlyMap<string, Refusal> }

type Moment = { now: Date; today: Day }

/** Works out a change of a cart with all that follows from it, without writing anything. */
export function planChange(
  catalogue: Catalogue,
  cart: Cart,
  change: CartChange,
  moment: Moment,
): PlanResult<PlannedChange> {
  if (change.type === 'remove-line') return planRemoval(catalogue, cart, change.line, moment)
  if (change.type === 'set-stay') return planStay(catalogue, cart, change, moment)
  return planPerson(catalogue, cart, change, moment)
}

function planRemoval(catalogue: Catalogue, cart: Cart, id: string, { today }: Moment): PlanResult<PlannedChange> {
  const line = cart.lines.find((one) => one.id === id)
  if (!line) return fail('unknown-line', 'unknown-line')
  if (isDerived(line)) return fail('derived', 'derived')
  const without = { ...cart, lines: cart.lines.filter((one) => one !== line) }
  return ok({ cart: withConsequences(catalogue, without, today), reasons: new Map() })
}

/**
 * Sets the stay. Lines that lie within it stay as they are, and so do those that were outside the old stay already; the others move by the
 * rules of their kinds. What cannot move goes, with the reason.
 */
function planStay(
  catalogue: Catalogue,
  cart: Cart,
  { stay, moveLines }: Extract<CartChange, { type: 'set-stay' }>,
  moment: Moment,
): PlanResult<PlannedChange> {
  const reasons = new Map<string, Refusal>()
  const lines = cart.lines.flatMap((line) => {
    if (!moveLines || isWithin(line, stay) || !cart.stay || !isWithin(line, cart.stay)) return [line]
    const moved = moveLine(catalogue, cart, line, stay, moment)
    if (moved.ok) return [moved.value]
    reasons.set(line.id, moved.failure)
    return []
  })
  return ok({ cart: withConsequences(catalogue, { ...cart, stay, lines }, moment.today), reasons })
}

function isWithin({ firstDay, lastDay }: Line, { from, to }: { from: Day; to: Day }): boolean {
  return from <= firstDay && lastDay <= to
}

/** The same line within another stay, at that time's price and with its places. */
function moveLine(
  catalogue: Catalogue,
  cart: Cart,
  line: Line,
  stay: { from: Day; to: Day },
  { now, today }: Moment,
): PlanResult<Line> {
  const { kind, context } = kindOfLine(catalogue, line, today)
  const selection = kind.move?.(context, line, stay)
  if (!selection) return fail('not-bookable', 'not-bookable.stay')
  const choice = resolveSelection(catalogue, line.product, selection, today)
  if (!choice.ok) return choice
  const fresh = repriceLine(catalogue, cart, { ...line, selection, holds: [] }, today)
  if (!fresh.ok) return fresh
  const { firstDay, lastDay } = choice.value.choice
  const needs = kind.places(choice.value.choice, line.people.length)
  return ok({
    ...fresh.value,
    firstDay,
    lastDay,
    holds: needs.map((need) => ({ ...need, state: 'held', ...holdTimes(now) })),
  })
}

/** Corrects a person, and their level in one of their lessons when that is asked too. What fits keeps its place. */
function planPerson(
  catalogue: Catalogue,
  cart: Cart,
  { person, level }: Extract<CartChange, { type: 'set-person' }>,
  { today }: Moment,
): PlanResult<PlannedChange> {
  const before = cart.party.find(({ id }) => id === person.id)
  if (!before) return fail('unknown-line', 'unknown-person')
  const other = cart.party.find((one) => one.id !== person.id && isSamePerson(one, person))
  if (other) return fail('already-there', 'already-there', { name: other.firstName })
  const party = cart.party.map((one) => (one.id === person.id ? person : one))
  const corrected = correctLevel(cart.lines, person, level)
  if (!corrected) return fail('unknown-line', 'unknown-line')
  const lines: Line[] = []
  for (const [index, line] of corrected.entries()) {
    const fresh = correctLine(catalogue, { party }, { before: cart.lines[index], line, person, known: before }, today)
    if (!fresh.ok) return fresh
    lines.push(fresh.value)
  }
  return ok({ cart: withConsequences(catalogue, { ...cart, party, lines }, today), reasons: new Map() })
}

/** The lines with another level in one of them; undefined when it is no line of the person's that has a level. */
function correctLevel(
  lines: readonly Line[],
  person: Person,
  level: Extract<CartChange, { type: 'set-person' }>['level'],
): readonly Line[] | undefined {
  if (!level) return lines
  const leveled = lines.find(
    ({ id, people, selection }) => id === level.line && people.includes(person.id) && 'level' in selection,
  )
  if (!leveled) return undefined
  const corrected = { ...leveled, selection: { ...leveled.selection, level: level.code } }
  return lines.map((line) => (line === leveled ? corrected : line))
}

type Correction = { before: Line | undefined; line: Line; person: Person; known: Person }

/** A line after a correction. Another birth date derives its price anew; a level alone is checked, and changes no price. */
function correctLine(
  catalogue: Catalogue,
  cart: Pick<Cart, 'party'>,
  { before, line, person, known }: Correction,
  today: Day,
): PlanResult<Line> {
  const isTheirs = line.people.includes(person.id) && !isDerived(line)
  const isBornAnew = isTheirs && known.birthDate !== person.birthDate
  if (!isBornAnew && line === before) return ok(line)
  const fresh = repriceLine(catalogue, cart, line, today)
  return fresh.ok && !isBornAnew ? ok(line) : fresh
}
