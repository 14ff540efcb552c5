import { readMarkdownTable } from 'base/markdown-table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSales } from '../../server/testing.ts'
import type { TestSales } from '../../server/testing.ts'
import { resolveSelection } from '../resolve.ts'
import { article } from './article.ts'

const document = new URL('../../../docs/algorithms/article.md', import.meta.url)

let sales: TestSales
beforeAll(async () => void (sales = await createTestSales()))
afterAll(() => sales.close())

const asked = { resort: 'valorsene', lang: 'fr' }
const catalogue = () => sales.context.catalogues.get('valorsene')!

const quote = (product: string, selection: object) =>
  sales.ask('POST', '/api/quote', { ...asked, product, selection, birthDate: '1985-07-01' })

const ask = async (answers: object) => {
  const { json } = await sales.ask('POST', '/api/questions', { ...asked, product: 'neck-warmer', answers, people: [] })
  return json.questions
}

const take = (pool: string, held: number) => {
  sales.context.places.changed()
  return sales.database.pool.query('update place_pool set held = $2 where id = $1', [pool, held])
}

test.each(readMarkdownTable(document, 'Prices of goods and their steps'))(
  '$quantity of $product in $variant: $label',
  async ({ product = '', variant, quantity, label = '', price }) => {
    const { json } = await quote(product, { type: 'article', variant, quantity: Number(quantity) })
    const words = (json.steps as { label: string }[]).map((step) => step.label.replaceAll(/\s/gu, ' '))
    expect([words, json.priceCents]).toEqual([[label], Number(price)])
  },
)

test.each(readMarkdownTable(document, 'What cannot be bought'))(
  'refused with $code: $quantity of $product in $variant',
  async ({ product = '', variant, quantity, status, code, message }) => {
    const { status: answered, json } = await quote(product, { type: 'article', variant, quantity: Number(quantity) })
    expect([answered, json.error.code]).toEqual([Number(status), code])
    expect(json.error.message).toContain(message)
  },
)

test('it is offered to nobody in particular, with its prices, and can be given back within 14 days', async () => {
  const { json } = await sales.ask('GET', '/api/offers/neck-warmer?resort=valorsene&lang=fr')
  expect(json).toMatchObject({
    kind: 'STAND',
    type: 'article',
    form: 'questions',
    people: 'none',
    withdrawal: '14-days',
    fromCents: 1150,
    toCents: 1400,
    bookable: true,
  })
})

test('a line needs as many places of the stock as it has pieces, whoever is in the party', () => {
  const selection = { type: 'article', variant: 'red', quantity: 4 }
  const resolved = resolveSelection(catalogue(), 'neck-warmer', selection, '2026-11-21')
  if (!resolved.ok) throw new Error(resolved.failure.message)
  const { kind, choice } = resolved.value
  expect(kind.places(choice, 0)).toEqual([{ pool: 'valorsene.article.neck-warmer.red.2026-27', places: 4 }])
  expect([choice.firstDay, choice.lastDay]).toEqual(['2026-12-12', '2027-04-18'])
  expect([kind.quantity?.(selection), kind.variant(selection)]).toEqual([4, 'red'])
})

test('the questions show what is left, ask for no more of it, and say what is sold out', async () => {
  await take('valorsene.article.neck-warmer.red.2026-27', 57)
  await take('valorsene.article.neck-warmer.blue.2026-27', 60)
  sales.context.places.changed()
  const [variant, quantity] = await ask({ variant: 'red' })
  expect(variant.options).toMatchObject([
    { value: 'red', priceCents: 1400, places: 3, unavailable: '' },
    { value: 'blue', places: 0, unavailable: 'Épuisé. Choisissez un autre modèle.' },
    { value: 'child', priceCents: 1150, places: 40 },
  ])
  expect(quantity).toMatchObject({ type: 'number', min: 1, max: 3, value: 1 })
  const [nothing, most] = await ask({ variant: 12 })
  expect([nothing.value, most.max]).toEqual([null, 10])
})

test('a line says the variant, the pieces, and where and when they are collected', () => {
  const product = catalogue().products.get('neck-warmer')!
  const selection = { type: 'article', variant: 'red', quantity: 2 }
  const days = { firstDay: '2026-12-12', lastDay: '2027-04-18' }
  const line = { id: '', product: product.id, people: [], selection, ...days, priceCents: 0, derivation: { steps: [] } }
  const context = { catalogue: catalogue(), product, today: '2026-11-21' }
  expect(article.describe(context, line, 'fr')).toEqual([
    'Rouge',
    '2 pièces',
    'Bureau de l’école, Les Essarts',
    'À retirer du samedi 12 décembre 2026 au dimanche 18 avril 2027',
  ])
  expect(article.meeting(context, line, 'en')).toEqual({ place: 'School office, Les Essarts', time: '8:30 am – 7 pm' })
})
