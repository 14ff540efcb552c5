import { z } from 'zod'

/** `people`: the most that can be asked for. */
export const quotationRules = z.object({ people: z.number().int() })
export type QuotationRules = z.infer<typeof quotationRules>

/** The longest wish, in characters. */
export const wishLength = 1000
