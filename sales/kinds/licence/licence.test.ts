import { readMarkdownTable } from 'base/markdown-table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSales } from '../../server/testing.ts'
import type { TestSales } from '../../server/testing.ts'
import { priceSelection, resolveSelection } from '../resolve.ts'
import { licence } from './licence.ts'

const document = new URL('../../../docs/algorithms/licence.md', import.meta.url)
const product = 'federation-licence'
const today = '2026-11-21'

let sales: TestSales
beforeAll(async () => void (sales = await createTestSales()))
afterAll(() => sales.close())

const catalogue = () => sales.context.catalogues.get('valorsene')!

const paul = { firstName: 'Paul', lastName: 'Martin', birthDate: '1985-07-01' }
const selection = {
  type: 'licence',
  season: '2026-27',
  licence: 'leisure',
  cover: 'liability',
  health: 'questionnaire',
  birthPlace: 'Lyon',
  street: '4 rue des Cimes',
  postalCode: '69003',
  city: 'Lyon',
  country: 'France',
}

const quote = (change: object, birthDate = paul.birthDate) =>
  sales.ask('POST', '/api/quote', {
    resort: 'valorsene',
    lang: 'fr',
    product,
    selection: { ...selection, ...change },
    birthDate,
  })

const ask = async (people: object[] = [paul]) => {
  const asked = { resort: 'valorsene', lang: 'fr', product, answers: {}, people }
  const { json } = await sales.ask('POST', '/api/questions', asked)
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into questions of every type
  return Object.fromEntries((json.questions as { id: string }[]).map((one) => [one.id, one])) as Record<string, any>
}

test.each(readMarkdownTable(document, 'Prices of licences and their steps'))(
  '$licence with $cover, born $born, $age years: $steps = $price',
  ({ licence: type, cover, born = '', age, steps, price }) => {
    const chosen = { ...selection, licence: type ?? '', cover: cover ?? '' }
    const resolved = resolveSelection(catalogue(), product, chosen, today)
    if (!resolved.ok) throw new Error(resolved.failure.message)
    const priced = priceSelection(resolved.value, [{ id: '', ...paul, birthDate: born }])
    if (!priced.ok) throw new Error(priced.failure.message)
    expect(priced.value.steps.map((one) => `${one.step} ${one.cents}`).join(', ')).toBe(steps)
    expect([priced.value.cents, priced.value.age, priced.value.ageDay]).toEqual([
      Number(price),
      Number(age),
      '2026-10-15',
    ])
  },
)

test.each(readMarkdownTable(document, 'Days of licences'))(
  'bought on $bought for $season: from $from to $to',
  ({ bought = '', season = '', from, to }) => {
    const resolved = resolveSelection(catalogue(), product, { ...selection, season }, bought)
    const days = resolved.ok ? [resolved.value.choice.firstDay, resolved.value.choice.lastDay] : ['refused', '']
    expect(days).toEqual([from, to])
  },
)

test.each(readMarkdownTable(document, 'What cannot be bought as a licence'))(
  'refused with $code: $change',
  async ({ change = '', status, code, message }) => {
    const { status: answered, json } = await quote(JSON.parse(change) as object)
    expect([answered, json.error.code]).toEqual([Number(status), code])
    expect(json.error.message).toContain(message)
  },
)

test('somebody too young on 15 October is refused with that day, although they are old enough today', async () => {
  const { status, json } = await quote({}, '2023-10-16')
  expect([status, json.error.code]).toEqual([409, 'age'])
  expect(json.error.message).toContain('à partir de 3 ans le jeudi 15 octobre 2026')
  expect(json.error.message).toContain('aura 2 ans')
})

test('the steps are said in words', async () => {
  const { json } = await quote({ cover: 'rescue' })
  expect(json).toMatchObject({ priceCents: 7100, ageCategory: 'Adulte' })
  expect(json.steps).toEqual([
    { label: 'Loisir, Adulte, saison 2026-27', cents: 5900 },
    { label: 'Garantie Secours', cents: 1200 },
  ])
})

test('it is offered by the federation, from three years on, and can be renounced', async () => {
  const { json } = await sales.ask('GET', `/api/offers/${product}?resort=valorsene&lang=fr`)
  expect(json).toMatchObject({
    kind: 'FFS',
    people: 'each',
    form: 'questions',
    merchantName: 'Fédération des clubs de neige',
    minAge: 3,
    fromCents: 3900,
    toCents: 9600,
    bookable: true,
    ageDay: 'season-start',
    withdrawal: '14-days',
  })
})

test('the questions say the season’s days and the price of one age, and suggest nothing that is declared or insured', async () => {
  const { season, licence: type, cover, health, birthPlace, street } = await ask()
  expect(season.value).toBe('2026-27')
  expect(season.options[0].hint).toBe('Valable du jeudi 15 octobre 2026 au jeudi 14 octobre 2027')
  expect(type.options.map((one: { priceCents: number }) => one.priceCents)).toEqual([5900, 9600])
  expect([type.value, cover.value, health.value]).toEqual([null, null, null])
  expect([birthPlace.perPerson, street.perPerson]).toEqual([true, false])
})

test('people of several ages see no price that is not theirs', async () => {
  const { licence: type } = await ask([paul, { ...paul, firstName: 'Zoé', birthDate: '2018-05-04' }])
  expect(type.options.map((one: { priceCents: number | null }) => one.priceCents)).toEqual([null, null])
})

function say(health: string): string[] {
  const line = {
    id: '',
    product,
    people: [],
    selection: { ...selection, health },
    firstDay: '2026-11-21',
    lastDay: '2027-10-14',
    priceCents: 5900,
    derivation: { steps: [], ageCategory: 'adult' },
  }
  const context = { catalogue: catalogue(), product: catalogue().products.get(product)!, today }
  return licence.describe(context, line, 'en').filter((part) => part !== '')
}

test('a line says type, cover, age and days, and that a certificate is still to come; never an address', () => {
  expect(say('questionnaire')).toEqual(['Leisure', 'Liability', 'Adult', expect.stringContaining('2027')])
  expect(say('certificate').at(-1)).toBe('Still to hand in: medical certificate')
})
