import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Day } from 'base/day'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { DerivedLine, Kind, Lodging } from '../kinds/kind.ts'
import { kinds } from '../kinds/kinds.ts'
import { peopleOf } from './cart.ts'
import type { Cart, Line } from './cart.ts'
import { kindOfLine } from './kind-line.ts'

/**
 * The cart with all that follows from its lines: what depends on a line that is gone goes too, and derived lines (a tax) are those of the
 * lines that are there. A change is worked out with it before it is shown and before it is written, so that both are the same.
 */
export function withConsequences(catalogue: Catalogue, cart: Cart, today: Day): Cart {
  const lines = followingLines(catalogue, withoutOrphans(cart.lines), today)
  const lodgings = lodgingsOf(catalogue, { ...cart, lines }, today)
  const context = { catalogue, today, party: cart.party }
  const derived = kinds.flatMap((kind) =>
    (kind.derive?.(context, lodgings) ?? []).map((one) => derivedLine(kind, cart.lines, one)),
  )
  const own = lines.filter((line) => !isDerived(line))
  return { ...cart, lines: [...own, ...derived].toSorted((one, other) => orderOf(cart, one) - orderOf(cart, other)) }
}

/** Whether a line follows from others: it cannot be added, changed or removed by itself. */
export function isDerived({ type }: Pick<Line, 'type'>): boolean {
  return kinds.some((kind) => kind.name === type && kind.derive !== undefined)
}

/** The lines whose dependencies are all there, whatever depends on what. */
function withoutOrphans(lines: readonly Line[]): Line[] {
  const ids = new Set(lines.map(({ id }) => id))
  const left = lines.filter(({ dependsOn }) => dependsOn.every((id) => ids.has(id)))
  return left.length === lines.length ? left : withoutOrphans(left)
}

/** The lines with those that follow others as these make them; one that has nothing to follow any more is left out. */
function followingLines(catalogue: Catalogue, lines: readonly Line[], today: Day): Line[] {
  const others = lines.filter((line) => !isDerived(line) && kindOfLine(catalogue, line).kind.follow === undefined)
  return lines.flatMap((line) => {
    const { kind, context } = kindOfLine(catalogue, line, today)
    if (!kind.follow) return [line]
    const followed = kind.follow(context, line, others)
    if (followed === undefined) return []
    if (followed === 'kept') return [line]
    const { cents, ...derivation } = followed.price
    const { firstDay, lastDay } = followed
    const after = { ...line, firstDay, lastDay, priceCents: cents, derivation }
    return [isDeepStrictEqual(line, after) ? line : after]
  })
}

function lodgingsOf(catalogue: Catalogue, cart: Cart, today: Day): (Lodging & { line: Line })[] {
  return cart.lines.flatMap((line) => {
    const { kind, context } = kindOfLine(catalogue, line, today)
    const lodging = kind.lodging?.(context, line, peopleOf(cart, line))
    return lodging ? [{ ...lodging, line }] : []
  })
}

/** A derived line keeps its id as long as it follows from the same line, and is the same object while nothing of it changes. */
function derivedLine(kind: Kind, before: readonly Line[], wanted: DerivedLine): Line {
  const { product, dependsOn, people, firstDay, lastDay, price } = wanted
  const known = before.find(
    (line) => line.type === kind.name && line.product === product && line.dependsOn[0] === dependsOn,
  )
  const { cents, ...derivation } = price
  const line: Line = {
    id: known?.id ?? randomUUID(),
    kind: kind.lineKind,
    type: kind.name,
    product,
    people,
    quantity: 1,
    dependsOn: [dependsOn],
    selection: wanted.selection,
    firstDay,
    lastDay,
    priceCents: cents,
    derivation,
    holds: [],
  }
  return known && isDeepStrictEqual(known, line) ? known : line
}

/** Lines stay in their order, derived ones after the line they follow from; new ones come last. */
function orderOf({ lines }: Cart, line: Line): number {
  const place = lines.findIndex(({ id }) => id === line.id)
  return place === -1 ? lines.length : place
}
