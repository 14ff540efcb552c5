import { fromEuros } from 'base/money'
import { z } from 'zod'
import type { GeneratedTariff } from '../../catalogue/generated.ts'
import { euros, texts } from '../../catalogue/product.ts'
import type { CatalogueSource, SourceProduct } from '../../catalogue/source.ts'
import { ageCategory, familyRule } from './rules.ts'
import type { PassRules } from './rules.ts'

const pass = z.strictObject({
  product: z.string(),
  wholeSeason: z.strictObject({ lastSale: z.string().regex(/^\d{2}-\d{2}$/) }).optional(),
  name: texts,
  summary: texts,
  /** By age category: the prices for one day, two days, and so on; of a season's pass one price. */
  prices: z.record(z.string(), z.strictObject({ low: z.array(euros), high: z.array(euros) })),
})
type Pass = z.infer<typeof pass>

const passFile = z.strictObject({
  ages: z.array(ageCategory),
  family: familyRule.extend({ product: z.string() }).optional(),
  passes: z.array(pass),
})
type PassFile = z.infer<typeof passFile>

/** The passes of a lift company. Dated leisure has no right of withdrawal (L221-28 12°); transport of people is taxed at 10 % (CGI 279 b quater). */
export const passSource: CatalogueSource<PassFile> = {
  name: 'passes.yaml',
  schema: passFile,
  products: (file) => file.passes.map((one) => productOf(file, one)),
  tariffs: ({ passes }) => passes.flatMap(tariffsOf),
  pools: () => [],
}

function productOf({ ages, family }: PassFile, { product, name, summary, wholeSeason, prices }: Pass): SourceProduct {
  const rules: PassRules = {
    ages,
    durations: wholeSeason ? [] : (Object.values(prices)[0]?.low.map((_, index) => index + 1) ?? []),
    wholeSeason,
    family: family?.product === product ? family : undefined,
  }
  return { id: product, name, summary, withdrawal: 'none', vat: '10', rules }
}

function tariffsOf({ product, prices, wholeSeason }: Pass): GeneratedTariff[] {
  return Object.entries(prices).flatMap(([age, price]) =>
    (['low', 'high'] as const).flatMap((period) =>
      price[period].map((amount, index) => ({
        product,
        age,
        period,
        days: wholeSeason ? 0 : index + 1,
        cents: fromEuros(amount),
      })),
    ),
  )
}
