import { readMarkdownTable } from 'base/markdown-table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Question } from '../../api/questions.ts'
import { createTestSales } from '../../server/testing.ts'
import type { TestSales } from '../../server/testing.ts'
import { quotationSelection } from './choice.ts'
import { priceSelection, resolveSelection } from '../resolve.ts'

const today = '2026-11-21'
let sales: TestSales
beforeAll(async () => void (sales = await createTestSales()))
afterAll(() => sales.close())

const document = new URL('../../../docs/algorithms/quotation.md', import.meta.url)
const request = {
  type: 'quotation',
  from: '2027-01-11',
  to: '2027-01-15',
  count: 6,
  wish: 'Le même moniteur toute la semaine',
  phone: '0612345678',
}
const demo = () => sales.context.catalogues.get('valorsene')!

test.each(readMarkdownTable(document, 'Why a request cannot be sent'))(
  'KIND-3 refused by its rules: $what: $refusal',
  ({ change = '{}', refusal }) => {
    const chosen = resolveSelection(demo(), 'tailor-made', { ...request, ...JSON.parse(change) }, today)
    expect(chosen.ok ? '' : chosen.failure.message).toBe(refusal)
  },
)

test('KIND-3 a request costs nothing, needs no place, and says when the school answers', () => {
  const chosen = resolveSelection(demo(), 'tailor-made', request, today)
  if (!chosen.ok) throw new Error(chosen.failure.message)
  const { kind, choice, context } = chosen.value
  expect(priceSelection(chosen.value, [])).toMatchObject({
    value: { cents: 0, steps: [{ step: 'request', cents: 0 }] },
  })
  expect(kind.places(choice, 0)).toEqual([])
  const line = {
    id: '',
    product: 'tailor-made',
    people: [],
    selection: request,
    priceCents: 0,
    derivation: { steps: [] },
  }
  expect(kind.describe(context, { ...line, ...choice }, 'fr').at(-1)).toBe(
    'Demande de devis : l’école répond par mail sous un jour',
  )
})

test('KIND-3 it is listed without a price and can be had, with a stay too', async () => {
  const { json } = await sales.ask(
    'GET',
    '/api/offers?resort=valorsene&lang=en&kind=ESF_CUSTOM&from=2027-01-09&to=2027-01-16',
  )
  const facts = json.offers.map(({ product, fromCents, bookable, inStay }: Record<string, unknown>) => [
    product,
    fromCents,
    bookable,
    inStay,
  ])
  expect(facts).toEqual([
    ['tailor-made', null, true, undefined],
    ['group-request', null, true, undefined],
  ])
  const offer = await sales.ask('GET', '/api/offers/tailor-made?resort=valorsene&lang=en')
  expect(offer.json).toMatchObject({ form: 'questions', people: 'none', type: 'quotation', bookable: true })
})

type Asked = { questions: Question[]; refusal: { code: string; message: string } | null }

async function ask(change: object = {}): Promise<Asked> {
  const body = { resort: 'valorsene', lang: 'fr', product: 'tailor-made', answers: {}, people: [], ...change }
  const { status, json } = await sales.ask('POST', '/api/questions', body)
  if (status !== 200) throw new Error(JSON.stringify(json))
  return json as Asked
}

test('KIND-3 dates, people, wish and phone are asked for, with the stay suggested', async () => {
  const lea = { firstName: 'Léa', lastName: 'Martin', birthDate: '2018-05-04' }
  const { questions, refusal } = await ask({ people: [lea], stay: { from: '2027-01-09', to: '2027-01-16' } })
  expect(questions.map(({ id, value, optional }) => [id, value, optional])).toEqual([
    ['from', '2027-01-09', false],
    ['to', '2027-01-16', false],
    ['count', 1, false],
    ['wish', null, false],
    ['phone', null, false],
  ])
  expect(refusal).toBeNull()
})

test('KIND-3 the questions say what is wrong', async () => {
  const { refusal } = await ask({ answers: { from: '2027-01-09', to: '2027-01-08' } })
  expect(refusal).toEqual({
    code: 'not-bookable',
    message: 'Le dernier jour est avant le premier. Corrigez l’une des deux dates.',
  })
  expect((await ask({ answers: { from: '2027-07-09' } })).refusal?.message).toContain('samedi 12 décembre 2026')
  expect((await ask({ answers: { from: '2027-02-30', to: 7 } })).refusal).toBeNull()
})

test.each([
  ['wish', { wish: ' ' }],
  ['wish', { wish: 'x'.repeat(1001) }],
  ['phone', { phone: '1' }],
  ['count', { count: 0 }],
  ['count', { count: 1.5 }],
  ['from', { from: '2027-02-30' }],
])('bad input: a request with a wrong %s is refused', (name, change) => {
  const read = quotationSelection.safeParse({ ...request, ...change })
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([name])
})

test('bad input: a wish of one megabyte is refused', async () => {
  const body = {
    resort: 'valorsene',
    lang: 'fr',
    product: 'tailor-made',
    answers: { wish: 'x'.repeat(1_000_000) },
    people: [],
  }
  expect((await sales.ask('POST', '/api/questions', body)).status).toBeGreaterThanOrEqual(400)
})
