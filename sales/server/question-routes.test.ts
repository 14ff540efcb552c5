import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSales } from './testing.ts'
import type { TestSales } from './testing.ts'

let sales: TestSales
beforeAll(async () => void (sales = await createTestSales()))
afterAll(() => sales.close())

const asked = { resort: 'valorsene', lang: 'fr', product: 'children-ski', answers: {}, people: [] as object[] }
const zoe = { firstName: 'Zoé', lastName: 'Martin', birthDate: '2019-05-12' }
const ask = (change: object) => sales.ask('POST', '/api/questions', { ...asked, ...change })

test('a product without questions, or of another resort, is refused', async () => {
  const codes = await Promise.all(
    [{}, { product: 'gone' }, { resort: 'elsewhere' }].map(async (change) => {
      const { status, json } = await ask(change)
      return [status, json.error.code]
    }),
  )
  expect(codes).toEqual([
    [404, 'unknown-product'],
    [404, 'unknown-product'],
    [404, 'unknown-resort'],
  ])
})

test.each([
  ['answers', { answers: [] }],
  ['answers.board', { answers: { board: { half: true } } }],
  ['answers', { answers: Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`q${index}`, true])) }],
  ['people', { people: Array.from({ length: 13 }, () => zoe) }],
  ['stay', { stay: { from: '2027-02-27', to: '2027-02-20' } }],
  ['lang', { lang: 'de' }],
])('bad input: %s is refused by name', async (name, change) => {
  const { status, json } = await ask(change)
  expect([status, json.error.code]).toEqual([400, 'invalid'])
  expect(json.error.message).toContain(name)
})
