import { lineKinds } from '../cart/kinds.ts'
import type { LineKind } from '../cart/kinds.ts'

/** The offer that an element of a page refers to: a kind, and perhaps one product of it. */
export type OfferReference = { kind: LineKind; product?: string }

/** Reads `KIND` or `KIND:product`; undefined for anything else, since pages and addresses are written by people. */
export function parseOfferReference(text: string | null | undefined): OfferReference | undefined {
  const [kind, product] = (text ?? '').split(':')
  const known = lineKinds.find((one) => one === kind)
  return known && (product ? { kind: known, product } : { kind: known })
}
