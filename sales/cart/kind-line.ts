import type { Day } from 'base/day'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { Kind, ProductContext } from '../kinds/kind.ts'
import type { Line } from './cart.ts'

/** The kind of a line, and its product in the catalogue. */
export function kindOfLine(
  catalogue: Catalogue,
  { product: id, selection }: Pick<Line, 'product' | 'selection'>,
  today: Day = '',
): { kind: Kind; context: ProductContext } {
  const product = catalogue.products.get(id)
  if (!product) throw new Error(`a cart holds the product ${id}, which the catalogue does not know any more`)
  return { kind: kindOf(selection), context: { catalogue, product, today } }
}
