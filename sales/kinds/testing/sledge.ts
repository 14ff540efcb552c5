import { daySchema } from 'base/day'
import { fail, ok } from 'base/errors'
import { z } from 'zod'
import { formatDay } from '../../catalogue/format.ts'
import { texts } from '../../catalogue/product.ts'
import type { CatalogueSource } from '../../catalogue/source.ts'
import { defineKind } from '../kind.ts'
import type { Choice } from '../kind.ts'

const sledgeRules = z.object({ pricePerDay: z.number().int() })
const sledgeSelection = z.object({ type: z.literal('sledge'), day: daySchema, number: z.number().int().min(1) })
const sledgeFile = z.array(
  z.object({ product: z.string(), name: texts, cents: z.number().int(), sledges: z.number().int(), day: daySchema }),
)

const everyLanguage = <Value>(value: Value) => ({ fr: value, en: value, es: value, nl: value })

const sledgeSource: CatalogueSource<z.infer<typeof sledgeFile>> = {
  name: 'sledges.yaml',
  schema: sledgeFile,
  products: (file) =>
    file.map(({ product, name, cents }) => ({
      id: product,
      name,
      summary: name,
      withdrawal: '14-days',
      vat: '20',
      rules: { pricePerDay: cents },
    })),
  tariffs: () => [],
  pools: (file, { resort }) =>
    file.map(({ product, sledges, day }) => ({
      id: [resort, product, day].join('.'),
      groupKey: `sledge/${product}`,
      firstDay: day,
      lastDay: day,
      data: {},
      capacity: sledges,
    })),
}

/** An invented kind, which no resort sells: so many sledges for a day, for nobody in particular. */
export const sledge = defineKind({
  name: 'sledge',
  lineKind: 'STAND',
  isActivity: false,
  people: 'none',
  form: 'questions',
  source: sledgeSource,
  rules: sledgeRules,
  selection: sledgeSelection,
  steps: everyLanguage({ sledges: '{number} {number|sledge|sledges}' }),
  refusals: everyLanguage({ 'not-bookable.sledge': 'There are no sledges on {day}.' }),
  poolGroups: ({ id }) => [`sledge/${id}`],
  resolve({ catalogue, product }, { day, number }) {
    const pool = [catalogue.resort, product.id, day].join('.')
    if (!catalogue.pools.has(pool)) return fail('not-bookable', 'not-bookable.sledge', { day })
    return ok({ firstDay: day, lastDay: day, ageDay: day, pool, number })
  },
  price({ product }, { number }) {
    const cents = product.rules.pricePerDay * number
    return ok({ cents, steps: [{ step: 'sledges', number, cents }] })
  },
  places: ({ pool, number }: Choice & { pool: string; number: number }) => [{ pool, places: number }],
  occupancy: () => undefined,
  isSame: () => false,
  describe: (_, { firstDay }, lang) => [formatDay(firstDay, lang)],
  variant: ({ number }) => String(number),
  meeting: () => null,
  summarize: ({ product }) => ({
    prices: [product.rules.pricePerDay],
    bookable: true,
    minAge: null,
    maxAge: null,
  }),
  describeOffer: () => ({ ageDay: 'first-day', levels: [], slots: [], pass: null }),
  questions: (_, { stay }) => ({
    questions: [
      {
        type: 'day',
        id: 'day',
        label: 'Day',
        hint: '',
        optional: false,
        perPerson: false,
        min: '2026-12-20',
        max: '2026-12-20',
        days: null,
        value: stay?.from ?? null,
      },
    ],
    refusal: null,
  }),
  pricesInStay: () => [],
})
