import { daySchema } from 'base/day'
import { fromEuros, roundCents } from 'base/money'
import { z } from 'zod'
import { euros, texts } from '../../catalogue/product.ts'
import type { CatalogueSource } from '../../catalogue/source.ts'
import type { StayTaxRules } from './rules.ts'

const amount = euros.min(0)
const percent = z.number().min(0).max(1000).multipleOf(0.01)

const tariff = z.strictObject({
  from: daySchema,
  classes: z.record(z.string(), amount),
  unclassified: z.strictObject({ percent: percent.max(5, 'the law allows 5 % at most'), cap: amount }),
  surcharges: z.array(z.strictObject({ code: z.string(), percent })),
})

const stayTaxFile = z
  .strictObject({
    product: z.string(),
    adultFrom: z.number().int().min(0),
    classes: z.record(z.string(), texts),
    surcharges: z.record(z.string(), texts),
    tariffs: z.array(tariff).min(1),
    name: texts,
    summary: texts,
  })
  .refine(
    ({ tariffs }) => tariffs.every(({ from }, index) => index === 0 || (tariffs[index - 1]?.from ?? '') < from),
    'tariffs stand in the order of their first days, each day once',
  )
  .refine(
    ({ tariffs, classes }) => tariffs.every((one) => Object.keys(one.classes).every((code) => classes[code])),
    'a tariff names a class without a name in `classes`',
  )
  .refine(
    ({ tariffs, surcharges }) => tariffs.every((one) => one.surcharges.every(({ code }) => surcharges[code])),
    'a tariff names a surcharge without a name in `surcharges`',
  )
type StayTaxFile = z.infer<typeof stayTaxFile>

/** The stay tax of a municipality (CGCT L2333-29 to L2333-39). It is no turnover: value added tax is not asked on it. */
export const stayTaxSource: CatalogueSource<StayTaxFile> = {
  name: 'stay-tax.yaml',
  schema: stayTaxFile,
  products: ({ product, name, summary, ...file }) => [
    { id: product, name, summary, withdrawal: 'none', vat: 'outside', rules: rulesOf(file) },
  ],
  tariffs: () => [],
  pools: () => [],
}

function rulesOf({ tariffs, ...file }: Omit<StayTaxFile, 'product' | 'name' | 'summary'>): StayTaxRules {
  return {
    ...file,
    tariffs: tariffs.map(({ from, classes, unclassified, surcharges }) => ({
      from,
      classes: Object.fromEntries(Object.entries(classes).map(([code, one]) => [code, fromEuros(one)])),
      unclassified: { basisPoints: basisPointsOf(unclassified.percent), cap: fromEuros(unclassified.cap) },
      surcharges: surcharges.map(({ code, percent: rate }) => ({ code, basisPoints: basisPointsOf(rate) })),
    })),
  }
}

function basisPointsOf(rate: number): number {
  return roundCents(rate * 100)
}
