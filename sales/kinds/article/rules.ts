import { z } from 'zod'
import { texts } from '../../catalogue/product.ts'

const variant = z.object({ code: z.string(), name: texts, cents: z.number().int().min(0) })
export type ArticleVariant = z.infer<typeof variant>

/** `mostPieces`: how many of it one line may be. `desk`: where it is collected. */
export const articleRules = z.object({
  variants: z.array(variant),
  mostPieces: z.number().int(),
  desk: z.object({ name: texts, hours: texts }),
})
export type ArticleRules = z.infer<typeof articleRules>
