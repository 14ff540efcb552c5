import { fromEuros } from 'base/money'
import { z } from 'zod'
import { ages, euros, texts } from '../../catalogue/product.ts'
import type { CatalogueSource, SourceProduct } from '../../catalogue/source.ts'
import type { LicenceRules } from './rules.ts'

const code = z.string().regex(/^[a-z][a-z-]*$/)

const licence = z
  .strictObject({
    product: code,
    name: texts,
    summary: texts,
    begins: z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/),
    ages: z.array(z.strictObject({ ...ages.shape, code, name: texts })).min(1),
    types: z.array(z.strictObject({ code, name: texts, hint: texts, prices: z.record(z.string(), euros) })).min(1),
    covers: z.array(z.strictObject({ code, name: texts, hint: texts, price: euros })).min(1),
  })
  .refine(
    ({ types, ages: categories }) =>
      types.every(({ prices }) => categories.every((category) => prices[category.code] !== undefined)),
    'a licence has no price for one of its ages',
  )
type Licence = z.infer<typeof licence>

const licenceFile = z.strictObject({ licences: z.array(licence) })
type LicenceFile = z.infer<typeof licenceFile>

/**
 * Licences of a federation. Sold at a distance for no dated leisure, they can be renounced within 14 days (L221-18); what a member pays
 * to the federation is no turnover that is taxed.
 */
export const licenceSource: CatalogueSource<LicenceFile> = {
  name: 'licences.yaml',
  schema: licenceFile,
  products: ({ licences }) => licences.map(productOf),
  tariffs: () => [],
  pools: () => [],
}

function productOf({ product, name, summary, begins, ages: categories, types, covers }: Licence): SourceProduct {
  const rules: LicenceRules = {
    begins,
    ages: categories,
    types: types.map(({ prices, ...rest }) => ({
      ...rest,
      prices: Object.fromEntries(Object.entries(prices).map(([age, price]) => [age, fromEuros(price)])),
    })),
    covers: covers.map(({ price, ...rest }) => ({ ...rest, cents: fromEuros(price) })),
  }
  return { id: product, name, summary, withdrawal: '14-days', vat: 'outside', rules }
}
