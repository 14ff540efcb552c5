import { randomUUID } from 'node:crypto'
import { createLog } from 'base/log'
import { readMarkdownTable } from 'base/markdown-table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCatalogues } from '../../catalogue/read-catalogue.ts'
import type { Catalogues } from '../../catalogue/read-catalogue.ts'
import { formatSteps } from '../../pricing/format-steps.ts'
import { createTestSales } from '../../server/testing.ts'
import type { TestSales } from '../../server/testing.ts'
import type { PriceDerivationStep } from '../../store/column-types.ts'
import { kinds } from '../kinds.ts'
import { room } from '../room/room.ts'
import { stayTaxSource } from './catalogue-file.ts'
import type { StayTaxRules } from './rules.ts'
import { stayTax } from './stay-tax.ts'
import { taxOfStay } from './tax.ts'

let sales: TestSales
let catalogues: Catalogues
beforeAll(async () => {
  sales = await createTestSales()
  catalogues = await openCatalogues(sales.database, sales.database.url, createLog('test', 'silent'), kinds)
})
afterAll(async () => {
  await catalogues.close()
  await sales.close()
})

const document = new URL('../../../docs/algorithms/stay-tax.md', import.meta.url)
const today = '2026-11-21'
const demo = () => catalogues.get('valorsene')!

const classes = { '3-stars': 110, '4-stars': 165 }
const department = { code: 'department', basisPoints: 1000 }
const region = { code: 'region', basisPoints: 3400 }
const plain = { from: '2026-01-01', classes, unclassified: { basisPoints: 500, cap: 375 }, surcharges: [] }
const rulesWith = (...tariffs: StayTaxRules['tariffs']): StayTaxRules => ({
  adultFrom: 18,
  classes: {},
  surcharges: {},
  tariffs,
})
const withDepartment = { ...plain, surcharges: [department] }
const rules: Record<string, StayTaxRules> = {
  plain: rulesWith(plain),
  department: rulesWith(withDepartment),
  both: rulesWith({ ...plain, surcharges: [department, region] }),
  years: rulesWith(withDepartment, { ...withDepartment, from: '2027-01-01', classes: { '3-stars': 120 } }),
}

function stepText({ step, year, surcharge, nights, unit }: PriceDerivationStep): string {
  const amount = unit === undefined ? String(nights) : `${nights} x ${unit}`
  return [step, year, surcharge, amount].filter((one) => one !== undefined).join(' ')
}

test.each(readMarkdownTable(document, 'Stay tax of stays'))(
  'KIND-7 $tariffs: $nights nights from $arrival, $class, $night a night with $vat % VAT, for $births: $tax',
  ({ tariffs = '', class: classification = '', arrival = '', nights, night, vat, births = '', steps, tax }) => {
    const stay = {
      classification,
      arrival,
      departure: '',
      nightCents: Array.from({ length: Number(nights) }, () => Number(night)),
      births: births.split(', '),
      vatPercent: Number(vat),
    }
    const result = taxOfStay(rules[tariffs]!, stay)
    expect(result.steps.map(stepText).join(', ')).toBe(steps)
    expect(result.cents).toBe(Number(tax))
    expect(result.steps.reduce((sum, { cents }) => sum + cents, 0)).toBe(result.cents)
  },
)

test('KIND-7 for any stay the tax is whole cents, the sum of its steps, and never below zero', () => {
  for (let index = 0; index < 2000; index += 1) {
    const people = 1 + (index % 5)
    const stay = {
      classification: index % 3 === 0 ? '4-stars' : 'unclassified',
      arrival: `2026-12-${String(1 + (index % 28)).padStart(2, '0')}`,
      departure: '',
      nightCents: Array.from({ length: 1 + (index % 21) }, (_, night) => (index * 7919 + night * 104_729) % 90_000),
      births: Array.from({ length: people }, (_, one) => `${1950 + ((index * 13 + one * 29) % 76)}-12-15`),
      vatPercent: [0, 5.5, 10, 20][index % 4]!,
    }
    const { cents, steps } = taxOfStay(rules.both!, stay)
    expect(Number.isInteger(cents) && cents >= 0).toBe(true)
    expect(steps.reduce((sum, step) => sum + step.cents, 0)).toBe(cents)
    expect(steps.every((step) => Number.isInteger(step.cents) && step.cents >= 0)).toBe(true)
  }
})

const party = [
  { id: 'anne', firstName: 'Anne', lastName: 'Martin', birthDate: '1985-07-01' },
  { id: 'lou', firstName: 'Lou', lastName: 'Martin', birthDate: '2009-01-11' },
  { id: 'zoe', firstName: 'Zoé', lastName: 'Martin', birthDate: '2019-05-12' },
]

function lodgingOf(people: readonly string[], arrival: string, departure: string) {
  const product = demo().products.get('hotel-le-bouvreuil')!
  const line = {
    id: `line-${arrival}`,
    product: product.id,
    people,
    selection: { type: 'room', room: 'family', board: 'half-board', arrival, departure },
    firstDay: arrival,
    lastDay: departure,
    priceCents: 0,
    derivation: { steps: [] },
  }
  const guests = party.filter(({ id }) => people.includes(id))
  return { ...room.lodging!({ catalogue: demo(), product, today }, line, guests)!, line }
}

const derive = (...lodgings: ReturnType<typeof lodgingOf>[]) =>
  stayTax.derive!({ catalogue: demo(), today, party }, lodgings)

test('KIND-7 a room brings a line of the commune along, outside value added tax, for those who are adults in a night', () => {
  const [line, ...others] = derive(lodgingOf(['anne', 'lou', 'zoe'], '2027-01-09', '2027-01-16'))
  expect(others).toEqual([])
  expect(line).toMatchObject({
    product: 'stay-tax',
    dependsOn: 'line-2027-01-09',
    people: ['anne', 'lou'],
    selection: { type: 'stay-tax', lodging: 'line-2027-01-09' },
    firstDay: '2027-01-09',
    lastDay: '2027-01-16',
    price: { cents: 12 * 121 },
  })
  expect(demo().products.get('stay-tax')).toMatchObject({
    kind: 'STAY_TAX',
    merchant: 'commune',
    vat: 'outside',
    withdrawal: 'none',
  })
})

test('each room has its own tax; without rooms, or without adults, there is none', () => {
  const both = derive(lodgingOf(['anne'], '2027-01-09', '2027-01-16'), lodgingOf(['anne'], '2027-02-06', '2027-02-13'))
  expect(both.map(({ dependsOn, price }) => [dependsOn, price.cents])).toEqual([
    ['line-2027-01-09', 847],
    ['line-2027-02-06', 847],
  ])
  expect(derive()).toEqual([])
  expect(derive(lodgingOf(['zoe'], '2027-01-09', '2027-01-16'))).toEqual([])
})

test('a resort without a stay tax has no line for it', () => {
  const products = new Map([...demo().products].filter(([id]) => id !== 'stay-tax'))
  const catalogue = { ...demo(), products }
  const lodgings = [lodgingOf(['anne'], '2027-01-09', '2027-01-16')]
  expect(stayTax.derive!({ catalogue, today, party }, lodgings)).toEqual([])
})

test.each([
  [
    'fr',
    [
      '3 étoiles, 2027 : 12 nuits d’adulte à 1,10 €',
      'Taxe additionnelle du département : +10 %',
      'Moins de 18 ans : exonérés',
    ],
  ],
  ['en', ['3 stars, 2027: 12 adult nights at €1.10', 'Surcharge of the department: +10%', 'Under 18: exempt']],
] as const)('WEEK-7 the tax explains itself in %s', (lang, labels) => {
  const [line] = derive(lodgingOf(['anne', 'lou', 'zoe'], '2027-01-09', '2027-01-16'))
  const product = demo().products.get('stay-tax')!
  const values = (step: PriceDerivationStep) => stayTax.stepValues!(product, step, lang)
  const steps = formatSteps(demo(), { texts: stayTax.steps, values }, line!.price.steps, lang)
  expect(steps.map(({ label }) => label.replaceAll(/\s/g, ' '))).toEqual(labels)
})

const mum = { firstName: 'Anne', lastName: 'Martin', birthDate: '1985-07-01' }
const wanted = (selection: object) => ({
  key: randomUUID(),
  version: 0,
  lang: 'fr',
  resort: 'valorsene',
  product: 'stay-tax',
  selection,
  participants: [mum],
})

test('KIND-7 nobody can add it by hand: the refusal says what to do, and nothing is kept', async () => {
  const { status, json } = await sales.ask('POST', '/api/carts/new/lines', wanted({ type: 'stay-tax', lodging: 'x' }))
  expect([status, json.error.code, json.error.message]).toEqual([
    409,
    'not-bookable',
    'La taxe de séjour ne s’ajoute pas à la main : elle suit la chambre, calculée par nuit et par adulte. Ajoutez un hébergement.',
  ])
  const { rows } = await sales.database.pool.query('select count(*)::int as count from cart')
  expect(rows).toEqual([{ count: 0 }])
  const asked = { resort: 'valorsene', lang: 'en', product: 'stay-tax', answers: {}, people: [] }
  expect((await sales.ask('POST', '/api/questions', asked)).json).toEqual({
    questions: [],
    refusal: { code: 'not-bookable', message: expect.stringContaining('is not added by hand') },
  })
})

test('the tax is on no list of what can be bought', async () => {
  const { json } = await sales.ask('GET', '/api/offers?resort=valorsene&lang=fr&kind=STAY_TAX')
  expect(json).toEqual({ offers: [] })
  expect((await sales.ask('GET', '/api/offers/stay-tax?resort=valorsene&lang=fr')).status).toBe(404)
})

test.each([{ type: 'stay-tax' }, { type: 'stay-tax', lodging: 7 }, { type: 'stay-tax', lodging: 'x'.repeat(65) }])(
  'bad input: %j is refused by name',
  async (selection) => {
    const { status, json } = await sales.ask('POST', '/api/carts/new/lines', wanted(selection))
    expect([status, json.error.code]).toEqual([400, 'invalid'])
  },
)

const names = { fr: 'a', en: 'a', es: 'a', nl: 'a' }
const file = {
  product: 'stay-tax',
  adultFrom: 18,
  classes: { '3-stars': names },
  surcharges: { department: names },
  tariffs: [
    {
      from: '2026-01-01',
      classes: { '3-stars': 1.1 },
      unclassified: { percent: 4.4, cap: 3.75 },
      surcharges: [{ code: 'department', percent: 10 }],
    },
  ],
  name: names,
  summary: names,
}
const withTariff = (change: object) => ({ ...file, tariffs: [{ ...file.tariffs[0], ...change }] })

test('a file of the tax is read in whole cents and hundredths of a percent', () => {
  const read = stayTaxSource.schema.parse(file)
  expect(stayTaxSource.products(read)[0]?.rules).toMatchObject({
    tariffs: [
      {
        classes: { '3-stars': 110 },
        unclassified: { basisPoints: 440, cap: 375 },
        surcharges: [{ code: 'department', basisPoints: 1000 }],
      },
    ],
  })
})

test.each([
  ['no tariff', { ...file, tariffs: [] }, /tariffs/],
  ['tariffs out of order', { ...file, tariffs: [file.tariffs[0], file.tariffs[0]] }, /order of their first days/],
  ['a class without a name', withTariff({ classes: { palace: 4 } }), /a class without a name/],
  [
    'a surcharge without a name',
    withTariff({ surcharges: [{ code: 'region', percent: 34 }] }),
    /a surcharge without a/,
  ],
  ['a rate above the law', withTariff({ unclassified: { percent: 6, cap: 4 } }), /5 % at most/],
  ['a day that does not exist', withTariff({ from: '2026-02-30' }), /a day that exists/],
  ['a negative amount', withTariff({ classes: { '3-stars': -1 } }), />=0/],
])('a mistake in a file of the tax is named: %s', (_, wrong, message) => {
  const read = stayTaxSource.schema.safeParse(wrong)
  expect(read.success ? '' : read.error.message).toMatch(message)
})
