import { ageOn } from 'base/day'
import type { Day } from 'base/day'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import type { Person } from '../api/cart.ts'
import type { Selection } from '../api/offers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Choice, Kind, Price, ProductContext, SelectionRefusal } from './kind.ts'
import { findKind } from './kinds.ts'

/** A selection that can be had, with the kind that knows it. */
export type ResolvedSelection = { kind: Kind; context: ProductContext; choice: Choice }

/**
 * Resolves a selection against the catalogue of a day, or says why it cannot be bought.
 * What is held may be kept after it was taken off the catalogue. Messages of these failures are keys of the wording, with `details` as its values.
 */
export function resolveSelection(
  catalogue: Catalogue,
  productId: string,
  selection: Selection,
  today: Day,
  { isHeld = false }: { isHeld?: boolean } = {},
): Result<ResolvedSelection, SelectionRefusal> {
  const product = catalogue.products.get(productId)
  const kind = findKind(selection.type)
  if (!product || !kind || product.type !== kind.name) return fail('unknown-product', 'unknown-product')
  if (product.onSale === false && !isHeld) return fail('unknown-product', 'unknown-product')
  const read = kind.selection.safeParse(selection)
  if (!read.success) return fail('unknown-product', 'unknown-product')
  const context = { catalogue, product, today }
  const choice = kind.resolve(context, read.data, { isHeld })
  return choice.ok ? ok({ kind, context, choice: choice.value }) : choice
}

/** The highest plausible age in years; beyond it a birth date is a typing error. */
const oldestAge = 120

/** What a selection costs for some people. A birth date must be in the past and plausible. */
export function priceSelection(
  { kind, context, choice }: ResolvedSelection,
  people: readonly Person[],
): Result<Price, 'age' | 'not-bookable'> {
  const isImpossible = people.some(
    ({ birthDate }) => birthDate > context.today || ageOn(birthDate, choice.ageDay) > oldestAge,
  )
  return isImpossible ? fail('age', 'age.impossible') : kind.price(context, choice, people)
}
