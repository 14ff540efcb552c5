import { z } from 'zod'

/** `information` is the address of the document that must be offered before the sale (IPID). */
export const insuranceRules = z.object({
  information: z.url(),
  price: z.union([z.object({ percent: z.number() }), z.object({ centsPerDay: z.number().int() })]),
})
export type InsuranceRules = z.infer<typeof insuranceRules>
