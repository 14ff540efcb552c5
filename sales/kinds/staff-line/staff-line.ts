import { ok } from 'base/errors'
import { z } from 'zod'
import { texts, vat } from '../../catalogue/product.ts'
import type { CatalogueSource } from '../../catalogue/source.ts'
import { defineKind } from '../kind.ts'
import { staffLineSteps } from './wording/staff-line.ts'

const staffLineFile = z.array(z.strictObject({ product: z.string(), name: texts, summary: texts }))

const staffLineSource: CatalogueSource<z.infer<typeof staffLineFile>> = {
  name: 'staff-lines.yaml',
  schema: staffLineFile,
  products: (file) =>
    file.map(({ product, name, summary }) => ({
      id: product,
      name,
      summary,
      withdrawal: 'none',
      vat: '20',
      rules: {},
    })),
  tariffs: () => [],
  pools: () => [],
}

/** The highest amount of one line, in cents: a slip of the keyboard beyond it is refused. */
const maxCents = 2_000_000

/** `cents` may be negative: a deposit that was paid before, or a gesture. `reason` is for staff and accounts. */
const staffLineSelection = z.strictObject({
  type: z.literal('staff-line'),
  label: z.string().trim().min(1).max(120),
  cents: z
    .number()
    .int()
    .min(-maxCents)
    .max(maxCents)
    .refine((cents) => cents !== 0, 'an amount other than 0'),
  vat,
  reason: z.string().trim().min(1).max(300),
})

/** A line that staff write: a label and an amount, for nobody in particular. */
export const staffLine = defineKind({
  name: 'staff-line',
  lineKind: 'GENERIC_LINE',
  isActivity: false,
  isStaffOnly: true,
  people: 'none',
  form: 'questions',
  source: staffLineSource,
  rules: z.object({}),
  selection: staffLineSelection,
  steps: staffLineSteps,
  refusals: { fr: {}, en: {}, es: {}, nl: {} },
  poolGroups: () => [],
  resolve: ({ today }, { cents }) => ok({ firstDay: today, lastDay: today, ageDay: today, cents }),
  price: (_, { cents }) => ok({ cents, steps: [{ step: 'staff-line', cents }] }),
  places: () => [],
  occupancy: () => undefined,
  isSame: () => false,
  describe: (_, { selection }) => [selection.label],
  variant: () => '',
  meeting: () => null,
  summarize: () => ({ prices: [], bookable: false, minAge: null, maxAge: null }),
  describeOffer: () => ({ ageDay: 'first-day', levels: [], slots: [], pass: null }),
  pricesInStay: () => [],
})
