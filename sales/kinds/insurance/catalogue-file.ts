import { z } from 'zod'
import { fromEuros } from 'base/money'
import { euros, texts } from '../../catalogue/product.ts'
import type { CatalogueSource } from '../../catalogue/source.ts'
import type { InsuranceRules } from './rules.ts'

const described = { product: z.string(), name: texts, summary: texts, information: z.url() }

/** `percent` of what it insures, or a price a day. */
const insuranceFile = z.array(
  z.union([
    z.strictObject({ ...described, percent: z.number().positive().max(100) }),
    z.strictObject({ ...described, perDay: euros.positive() }),
  ]),
)
type InsuranceFile = z.infer<typeof insuranceFile>

/** The covers of an insurer. Premiums bear no VAT (CGI 261 C 2°) and may be renounced. */
export const insuranceSource: CatalogueSource<InsuranceFile> = {
  name: 'insurances.yaml',
  schema: insuranceFile,
  products: (file) =>
    file.map(({ product, name, summary, information, ...price }) => ({
      id: product,
      name,
      summary,
      withdrawal: '14-days',
      vat: 'exempt',
      rules: {
        information,
        price: 'percent' in price ? { percent: price.percent } : { centsPerDay: fromEuros(price.perDay) },
      } satisfies InsuranceRules,
    })),
  tariffs: () => [],
  pools: () => [],
}
