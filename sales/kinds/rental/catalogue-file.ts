import { fromEuros } from 'base/money'
import { z } from 'zod'
import type { GeneratedPool } from '../../catalogue/generated.ts'
import { ages, euros, texts } from '../../catalogue/product.ts'
import type { CatalogueSource, SourceProduct } from '../../catalogue/source.ts'
import { sizeName } from './rules.ts'
import type { RentalPrices, RentalRules } from './rules.ts'
import { daysFrom, stockGroup, stockPool } from './stock.ts'

const priceList = z.strictObject({ low: z.array(euros).min(1), high: z.array(euros).min(1), season: euros })
type PriceList = z.infer<typeof priceList>

const code = z.string().regex(/^[a-z][a-z-]*$/)

const range = z.strictObject({
  code,
  price: code,
  name: texts,
  hint: texts,
  ages: z.strictObject(ages.shape).optional(),
})

const rental = z.strictObject({
  product: code,
  /** Begins the names of the stock of each range: `skis` and the range `eco` are the category `skis-eco`. */
  stock: code,
  shops: z.array(code).min(1),
  ranges: z.array(code).min(1),
  packs: z
    .array(
      z.strictObject({
        code,
        name: texts,
        percent: z.number().min(0).max(99).default(0),
        sizes: z.array(sizeName),
      }),
    )
    .min(1),
  helmet: z.boolean(),
  name: texts,
  summary: texts,
})
type Rental = z.infer<typeof rental>

const rentalFile = z
  .strictObject({
    shops: z.array(z.strictObject({ code, name: z.string(), hours: texts })),
    prices: z.record(z.string(), priceList),
    cover: z.strictObject({ day: euros, season: euros }),
    levels: z.array(z.strictObject({ code, name: texts })),
    ranges: z.array(range),
    rentals: z.array(rental),
    /** How many of each category a shop has: to rent by days, and for the winter. */
    stock: z.array(
      z.strictObject({
        shop: code,
        category: code,
        places: z.number().int().min(0),
        season: z.number().int().min(0),
      }),
    ),
  })
  .superRefine(({ shops, prices, ranges, rentals, stock }, context) => {
    const refuse = (path: (string | number)[], message: string): void =>
      context.addIssue({ code: 'custom', path, message })
    for (const [index, { price }] of ranges.entries())
      if (!prices[price]) refuse(['ranges', index, 'price'], `there are no prices ${price}`)
    for (const [name, { low, high }] of Object.entries(prices))
      if (low.length !== high.length)
        refuse(['prices', name], 'has prices for other numbers of days in low and high season')
    for (const [index, one] of rentals.entries()) {
      for (const wanted of one.shops)
        if (!knows(shops, wanted)) refuse(['rentals', index, 'shops'], `no shop ${wanted}`)
      for (const wanted of one.ranges)
        if (!knows(ranges, wanted)) refuse(['rentals', index, 'ranges'], `no range ${wanted}`)
      if (one.helmet && !prices[helmetCategory]) refuse(['prices'], `there are no prices ${helmetCategory}`)
    }
    for (const [index, { shop }] of stock.entries())
      if (!knows(shops, shop)) refuse(['stock', index, 'shop'], `no shop ${shop}`)
  })
function knows(list: readonly { code: string }[], wanted: string): boolean {
  return list.some((one) => one.code === wanted)
}

type RentalFile = z.infer<typeof rentalFile>

/** The stock and the price list of the helmets that go with other equipment. */
const helmetCategory = 'helmet'

/** What a shop lets for days. Dated leisure has no right of withdrawal (L221-28 12°); letting of equipment is taxed at the full rate. */
export const rentalSource: CatalogueSource<RentalFile> = {
  name: 'rentals.yaml',
  schema: rentalFile,
  products: (file) => file.rentals.map((one) => productOf(file, one)),
  tariffs: () => [],
  pools: ({ stock }, { resort, season }) =>
    stock.flatMap(({ shop, category, places, season: forSeason }): GeneratedPool[] => {
      const of = { resort, shop, category, season: season.id }
      const common = { groupKey: stockGroup(shop, category), data: { shop, category } }
      const days = daysFrom(season.firstDay, season.lastDay).map((day) => ({
        ...common,
        id: stockPool({ ...of, day }),
        firstDay: day,
        lastDay: day,
        capacity: places,
      }))
      return [...days, { ...common, id: stockPool(of), firstDay: null, lastDay: null, capacity: forSeason }]
    }),
}

function productOf({ shops, prices, cover, levels, ranges }: RentalFile, one: Rental): SourceProduct {
  const helmetPrices = prices[helmetCategory]
  const rules: RentalRules = {
    shops: shops.filter(({ code: shop }) => one.shops.includes(shop)),
    ranges: ranges
      .filter(({ code: wanted }) => one.ranges.includes(wanted))
      .map(({ price, ...rest }) => ({
        ...rest,
        category: one.ranges.length > 1 ? `${one.stock}-${rest.code}` : one.stock,
        prices: inCents(prices[price] ?? { low: [], high: [], season: 0 }),
      })),
    packs: one.packs,
    levels,
    ...(one.helmet && helmetPrices && { helmet: { category: helmetCategory, prices: inCents(helmetPrices) } }),
    cover: { day: fromEuros(cover.day), season: fromEuros(cover.season) },
  }
  return { id: one.product, name: one.name, summary: one.summary, withdrawal: 'none', vat: '20', rules }
}

function inCents({ low, high, season }: PriceList): RentalPrices {
  return { low: low.map(fromEuros), high: high.map(fromEuros), season: fromEuros(season) }
}
