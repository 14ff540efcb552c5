import type { Person, Overlap } from '../api/cart.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Lang } from '../catalogue/product.ts'
import type { Occupancy } from '../kinds/kind.ts'
import { describeLine } from './cart-view.ts'
import type { Line } from './cart.ts'
import { kindOfLine } from './kind-line.ts'

/** The lines of a person, of any product and kind, whose times overlap those of another line. */
export function findOverlaps(
  catalogue: Catalogue,
  lines: readonly Line[],
  person: Person,
  wanted: LineTimes,
  lang: Lang,
): Overlap[] {
  const occupancy = occupancyOf(catalogue, wanted)
  return lines
    .filter((line) => line.people.includes(person.id) && doOverlap(occupancy, occupancyOf(catalogue, line)))
    .map((line) => ({
      participant: { firstName: person.firstName, lastName: person.lastName },
      line: line.id,
      name: catalogue.products.get(line.product)?.name[lang] ?? line.product,
      detail: describeLine(catalogue, line, lang),
      firstDay: line.firstDay,
      lastDay: line.lastDay,
    }))
}

type LineTimes = Pick<Line, 'product' | 'selection' | 'firstDay' | 'lastDay'>

function occupancyOf(catalogue: Catalogue, line: LineTimes): Occupancy | undefined {
  const { kind, context } = kindOfLine(catalogue, line)
  return kind.occupancy(context, line)
}

function doOverlap(one: Occupancy | undefined, other: Occupancy | undefined): boolean {
  if (!one || !other) return false
  return (
    one.purpose === other.purpose &&
    one.firstDay <= other.lastDay &&
    other.firstDay <= one.lastDay &&
    one.from < other.to &&
    other.from < one.to
  )
}
