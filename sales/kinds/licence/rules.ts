import type { Day } from 'base/day'
import { addDays } from 'base/day'
import { z } from 'zod'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { ages, texts } from '../../catalogue/product.ts'
import type { Season } from '../../catalogue/product.ts'

const cents = z.number().int().min(0)

/** What somebody may do with it: its price by age category. */
const licenceType = z.object({ code: z.string(), name: texts, hint: texts, prices: z.record(z.string(), cents) })

/** What its insurance covers, and what that costs more for everybody. */
const cover = z.object({ code: z.string(), name: texts, hint: texts, cents })

const licenceAge = ages.extend({ code: z.string(), name: texts })

/** `begins`: the day of the year (`MM-DD`) on which a licence begins, and on which ages count. It ends on the day before, a year later. */
export const licenceRules = z.object({
  begins: z.string(),
  ages: z.array(licenceAge),
  types: z.array(licenceType),
  covers: z.array(cover),
})
export type LicenceRules = z.infer<typeof licenceRules>

/** First and last day of the licence of a season. */
export function validityOf({ begins }: Pick<LicenceRules, 'begins'>, season: Season): { from: Day; to: Day } {
  const year = Number(season.firstDay.slice(0, 4))
  return { from: `${year}-${begins}`, to: addDays(`${year + 1}-${begins}`, -1) }
}

/** The seasons whose licence can be bought: those that are not over. */
export function seasonsOfLicence({ seasons }: Pick<Catalogue, 'seasons'>, today: Day): readonly Season[] {
  return seasons.filter(({ lastDay }) => lastDay >= today)
}

/** The age category that an age belongs to. */
export function categoryAt({ ages: all }: LicenceRules, age: number): LicenceRules['ages'][number] | undefined {
  return all.find(({ from, to }) => from <= age && (to === undefined || age <= to))
}
