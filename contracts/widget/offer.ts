import { lineKinds } from '../cart/kinds.ts'
import type { LineKind } from '../cart/kinds.ts'

/** What an offer in a page is about: a kind, and perhaps one product of it. */
export type Wanted = { kind: LineKind; product?: string }

/** Reads `KIND` or `KIND:product`; undefined for anything else, since pages and addresses are written by people. */
export function parseOffer(text: string | null | undefined): Wanted | undefined {
  const [kind, product] = (text ?? '').split(':')
  const known = lineKinds.find((one) => one === kind)
  return known && (product ? { kind: known, product } : { kind: known })
}
