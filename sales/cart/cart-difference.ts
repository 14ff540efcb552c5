import { isDeepStrictEqual } from 'node:util'
import type { Cart, Line, LineHold } from './cart.ts'

type Person = Cart['party'][number]
type LineWithoutHolds = Omit<Line, 'holds'>

/** What differs between two lists of things with ids. `position` is null where it stays as it is. */
export type ListDifference<Item> = {
  removed: string[]
  changed: (Item & { position: number | null })[]
  added: (Item & { position: number })[]
}

/** A hold that is to be given back: a line has one in a pool at most. */
export type ReleasedHold = { line: string; pool: string; places: number }
/** Places that are to be taken for a line. */
export type TakenHold = ReleasedHold & { expiresAt: Date; ceilingAt: Date }

/** All that is to be written to make one cart the other. */
export type CartDifference = {
  people: ListDifference<Person>
  lines: ListDifference<LineWithoutHolds>
  released: ReleasedHold[]
  taken: TakenHold[]
}

/** Positions of one version are below those of the next, so that what is added comes last. */
const positionsPerVersion = 1000

/** What differs between two states of a cart. A hold of which anything differs is given back and taken anew. */
export function differenceOf(before: Cart, after: Cart): CartDifference {
  const from = before.version * positionsPerVersion
  const [old, wanted] = [holdsOf(before), holdsOf(after)]
  return {
    people: listDifference(before.party, after.party, from),
    lines: listDifference(before.lines.map(withoutHolds), after.lines.map(withoutHolds), from),
    released: [...old].flatMap(([key, hold]) => (isSameHold(hold, wanted.get(key)) ? [] : [hold])),
    taken: [...wanted].flatMap(([key, hold]) => (isSameHold(hold, old.get(key)) ? [] : [hold])),
  }
}

type HoldOfLine = TakenHold & Pick<LineHold, 'state'>

function holdsOf({ lines }: Cart): Map<string, HoldOfLine> {
  return new Map(
    lines.flatMap(({ id, holds }) => holds.map((hold) => [`${id} ${hold.pool}`, { ...hold, line: id }] as const)),
  )
}

function isSameHold(one: HoldOfLine, other: HoldOfLine | undefined): boolean {
  return isDeepStrictEqual(one, other)
}

function withoutHolds({ holds: _holds, ...line }: Line): LineWithoutHolds {
  return line
}

/** When what stays and what is new are not in their old order, everything gets a new position. */
function listDifference<Item extends { id: string }>(
  before: readonly Item[],
  after: readonly Item[],
  from: number,
): ListDifference<Item> {
  const [old, wanted] = [byId(before), byId(after)]
  const removed = before.flatMap(({ id }) => (wanted.has(id) ? [] : [id]))
  const placed = after.map((item, index) => ({ ...item, position: from + index }))
  const added = placed.filter(({ id }) => !old.has(id))
  const inOldOrder = [...before.filter(({ id }) => wanted.has(id)), ...added].map(({ id }) => id)
  const keepsOrder = inOldOrder.every((id, index) => id === after[index]?.id)
  const changed = placed
    .filter(({ id }) => old.has(id))
    .filter(({ position: _position, ...item }) => !keepsOrder || !isDeepStrictEqual(item, old.get(item.id)))
    .map((item) => (keepsOrder ? { ...item, position: null } : item))
  return { removed, changed, added }
}

function byId<Item extends { id: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]))
}
