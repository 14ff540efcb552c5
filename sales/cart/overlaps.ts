import type { Person, Overlap } from '../api/cart.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Lang } from '../catalogue/product.ts'
import type { Occupancy } from '../kinds/kind.ts'
import { describeLine } from './cart-view.ts'
import type { Cart, Line } from './cart.ts'
import { kindOfLine } from './kind-line.ts'

/** The lines of the cart, of any product and kind, that need one of a line's people at the same time. */
export function findOverlaps(
  catalogue: Catalogue,
  cart: Pick<Cart, 'lines'>,
  party: readonly Person[],
  wanted: Line,
  lang: Lang,
): Overlap[] {
  const occupancies = occupanciesOf(catalogue, wanted)
  const people = party.filter(({ id }) => wanted.people.includes(id))
  return people.flatMap(({ id, firstName, lastName }) =>
    cart.lines
      .filter(
        (line) =>
          line.people.includes(id) &&
          occupanciesOf(catalogue, line).some((one) => occupancies.some((other) => doOverlap(one, other))),
      )
      .map((line) => ({
        participant: { firstName, lastName },
        line: line.id,
        name: catalogue.products.get(line.product)?.name[lang] ?? line.product,
        detail: describeLine(catalogue, line, lang),
        firstDay: line.firstDay,
        lastDay: line.lastDay,
      })),
  )
}

function occupanciesOf(catalogue: Catalogue, line: Line): Occupancy[] {
  const { kind, context } = kindOfLine(catalogue, line)
  return [kind.occupancy(context, line) ?? []].flat()
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
