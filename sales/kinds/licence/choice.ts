import { ageOn } from 'base/day'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { z } from 'zod'
import type { Person } from '../../api/cart.ts'
import type { Season } from '../../catalogue/product.ts'
import type { PriceDerivationStep } from '../../store/column-types.ts'
import type { Choice, Price, ProductContext, SelectionRefusal } from '../kind.ts'
import { categoryAt, seasonsOfLicence, validityOf } from './rules.ts'
import type { LicenceRules } from './rules.ts'

/** What is printed on a licence besides name and birth date, and how much of each may be written. */
export const identityLimits = { birthPlace: 80, street: 120, postalCode: 12, city: 80, country: 60 } as const
export type IdentityField = keyof typeof identityLimits

const filled = (most: number) => z.string().trim().min(1).max(most)

/**
 * `health`: whether every question of the health questionnaire was answered no (`questionnaire`), or a medical certificate follows
 * (`certificate`). The answers themselves are never asked or kept.
 */
export const licenceSelection = z.object({
  type: z.literal('licence'),
  season: z.string().max(20),
  licence: z.string().max(40),
  cover: z.string().max(40),
  health: z.enum(['questionnaire', 'certificate']),
  birthPlace: filled(identityLimits.birthPlace),
  street: filled(identityLimits.street),
  postalCode: filled(identityLimits.postalCode),
  city: filled(identityLimits.city),
  country: filled(identityLimits.country),
})
export type LicenceSelection = z.infer<typeof licenceSelection>

export type LicenceChoice = Choice & {
  season: Season
  licence: LicenceRules['types'][number]
  cover: LicenceRules['covers'][number]
}

export type LicenceContext = ProductContext<LicenceRules>

/** The licence of a season, valid from today where it has begun, or why it cannot be bought. */
export function resolveLicence(
  { catalogue, product: { rules }, today }: LicenceContext,
  selection: LicenceSelection,
): Result<LicenceChoice, SelectionRefusal> {
  const licence = rules.types.find(({ code }) => code === selection.licence)
  const cover = rules.covers.find(({ code }) => code === selection.cover)
  if (!licence || !cover) return fail('not-bookable', 'not-bookable.licence-choice')
  const season = seasonsOfLicence(catalogue, today).find(({ id }) => id === selection.season)
  if (!season) return fail('not-bookable', 'not-bookable.licence-season', { season: selection.season })
  const { from, to } = validityOf(rules, season)
  return ok({ season, licence, cover, firstDay: from > today ? from : today, lastDay: to, ageDay: from })
}

/** What somebody pays: by their age on the day on which licences of the season begin, whenever they buy it. */
export function priceLicence(
  { product: { rules } }: LicenceContext,
  { ageDay, licence, cover, season }: LicenceChoice,
  [person]: readonly Person[],
): Result<Price, 'age' | 'not-bookable'> {
  const age = person ? ageOn(person.birthDate, ageDay) : 0
  const category = categoryAt(rules, age)
  const cents = category && licence.prices[category.code]
  if (!category || cents === undefined) {
    const youngest = Math.min(...rules.ages.map(({ from }) => from))
    return fail('age', 'age.licence', { age: Math.max(0, age), years: youngest, day: ageDay })
  }
  const steps: PriceDerivationStep[] = [
    { step: 'licence', licence: licence.code, age: category.code, season: season.id, cents },
    ...(cover.cents > 0 ? [{ step: 'cover', cover: cover.code, cents: cover.cents }] : []),
  ]
  return ok({ cents: cents + cover.cents, steps, ageCategory: category.code, age, ageDay })
}
