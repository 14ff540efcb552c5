import { z } from 'zod'

/** The languages in which the shop speaks. */
export const lang = z.enum(['fr', 'en', 'es', 'nl'])
export const cents = z.number().int()
/** Whether what was bought may be given back without a reason. */
export const withdrawal = z.enum(['none', '14-days'])
