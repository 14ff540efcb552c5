import type { Day } from 'base/day'
import type { Person, Overlap } from '../api/cart.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Lang } from '../catalogue/product.ts'
import type { ResolvedSelection } from '../catalogue/selection.ts'
import { describeLine } from './cart-view.ts'
import { poolOf } from './cart.ts'
import type { Line } from './cart.ts'

/**
 * When a thing needs its person. `attendance`: they are somewhere between two times of each day; `lift-access`: they use the lifts
 * all day. A lesson and a pass on one day belong together, so only times of one purpose can overlap. Times are minutes of the day.
 */
type Occupancy = { purpose: 'attendance' | 'lift-access'; firstDay: Day; lastDay: Day; from: number; to: number }

const minutesPerDay = 24 * 60

/** The lines of a person, of any product and kind, whose times overlap those of a selection. */
export function findOverlaps(
  catalogue: Catalogue,
  lines: readonly Line[],
  person: Person,
  { firstDay, lastDay, slot }: ResolvedSelection,
  lang: Lang,
): Overlap[] {
  const wanted = occupancyOf({ firstDay, lastDay, time: slot?.time })
  return lines
    .filter((line) => line.people.includes(person.id) && doOverlap(wanted, lineOccupancy(catalogue, line)))
    .map((line) => ({
      participant: { firstName: person.firstName, lastName: person.lastName },
      line: line.id,
      name: catalogue.products.get(line.product)?.name[lang] ?? line.product,
      detail: describeLine(catalogue, line, lang),
      firstDay: line.firstDay,
      lastDay: line.lastDay,
    }))
}

function lineOccupancy(catalogue: Catalogue, line: Line): Occupancy {
  const time = catalogue.slots.get(poolOf(line) ?? '')?.time
  return occupancyOf({ ...line, time })
}

function occupancyOf({
  firstDay,
  lastDay,
  time,
}: {
  firstDay: Day
  lastDay: Day
  time: string | undefined
}): Occupancy {
  if (time === undefined) return { purpose: 'lift-access', firstDay, lastDay, from: 0, to: minutesPerDay }
  const [from = 0, to = minutesPerDay] = time.split('-').map(minutesOf)
  return { purpose: 'attendance', firstDay, lastDay, from, to }
}

/** `9:15` is 555. */
function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

function doOverlap(one: Occupancy, other: Occupancy): boolean {
  return (
    one.purpose === other.purpose &&
    one.firstDay <= other.lastDay &&
    other.firstDay <= one.lastDay &&
    one.from < other.to &&
    other.from < one.to
  )
}
