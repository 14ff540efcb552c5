import { z } from 'zod'
import { texts } from '../../catalogue/product.ts'
import type { CatalogueSource } from '../../catalogue/source.ts'
import type { QuotationRules } from './rules.ts'

const quotationFile = z.strictObject({
  quotations: z.array(
    z.strictObject({ product: z.string(), people: z.number().int().min(1), name: texts, summary: texts }),
  ),
})
type QuotationFile = z.infer<typeof quotationFile>

/** What a merchant prices by hand. A request is no contract yet: there is nothing to withdraw from and no turnover to tax. */
export const quotationSource: CatalogueSource<QuotationFile> = {
  name: 'quotations.yaml',
  schema: quotationFile,
  products: ({ quotations }) =>
    quotations.map(({ product, people, name, summary }) => ({
      id: product,
      name,
      summary,
      withdrawal: 'none',
      vat: 'outside',
      rules: { people } satisfies QuotationRules,
    })),
  tariffs: () => [],
  pools: () => [],
}
