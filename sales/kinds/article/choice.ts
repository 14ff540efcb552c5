import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { z } from 'zod'
import { seasonFor } from '../../catalogue/catalogue.ts'
import type { Choice, PlaceNeed, Price, ProductContext, SelectionRefusal } from '../kind.ts'
import type { ArticleRules, ArticleVariant } from './rules.ts'
import { articlePool } from './stock.ts'

export const articleSelection = z.object({
  type: z.literal('article'),
  variant: z.string().max(40),
  quantity: z.number().int().min(1).max(99),
})
export type ArticleSelection = z.infer<typeof articleSelection>

/** Its days are those on which it can be collected. */
export type ArticleChoice = Choice & { variant: ArticleVariant; quantity: number; pool: string }

export type ArticleContext = ProductContext<ArticleRules>

/** The pieces of a selection and their stock, or why they cannot be bought. */
export function resolveArticle(
  { catalogue, product, today }: ArticleContext,
  { variant: code, quantity }: ArticleSelection,
  { isHeld }: { isHeld: boolean },
): Result<ArticleChoice, SelectionRefusal> {
  const { variants, mostPieces } = product.rules
  const variant = variants.find((one) => one.code === code)
  if (!variant) return fail('not-bookable', 'not-bookable.article-variant')
  if (quantity > mostPieces) return fail('not-bookable', 'not-bookable.article-pieces', { most: mostPieces })
  const season = seasonFor(catalogue, today)
  if (!season) return fail('not-bookable', 'not-bookable.article-season')
  const pool = articlePool({ resort: catalogue.resort, product: product.id, variant: code, season: season.id })
  const stock = catalogue.pools.get(pool)
  if (!stock || (!stock.onSale && !isHeld)) return fail('not-bookable', 'not-bookable.article-variant')
  const firstDay = season.firstDay > today ? season.firstDay : today
  return ok({ firstDay, lastDay: season.lastDay, ageDay: firstDay, variant, quantity, pool })
}

export function articlePlaces({ pool, quantity }: ArticleChoice): PlaceNeed[] {
  return [{ pool, places: quantity }]
}

/** So many times the price of the variant, in every season and for everybody. */
export function priceArticle(_: ArticleContext, { variant, quantity }: ArticleChoice): Result<Price, never> {
  const cents = variant.cents * quantity
  return ok({ cents, steps: [{ step: 'pieces', variant: variant.code, quantity, unit: variant.cents, cents }] })
}
