import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionsAnswer } from '../api/questions.ts'
import type { QuestionsAnswer } from '../api/questions.ts'
import { addQuestionRoutes } from './question-routes.ts'
import { createApi } from './route.ts'
import { createTestSales } from './testing.ts'
import type { TestSales } from './testing.ts'

let sales: TestSales
beforeAll(async () => void (sales = await createTestSales()))
afterAll(() => sales.close())

const asked = { resort: 'valorsene', lang: 'fr', product: 'children-ski', answers: {}, people: [] as object[] }
const zoe = { firstName: 'Zoé', lastName: 'Martin', birthDate: '2019-05-12' }
const ask = (change: object) => sales.ask('POST', '/api/questions', { ...asked, ...change })

test('KIND-13 a product with questions answers them for the people, the answers and the stay of the request', async () => {
  const rooms: QuestionsAnswer = {
    questions: [
      {
        type: 'day',
        id: 'arrival',
        label: 'Arrivée',
        hint: '',
        optional: false,
        perPerson: false,
        value: '2027-02-20',
        min: '2026-12-19',
        max: '2027-04-17',
        days: null,
      },
    ],
    refusal: { code: 'not-bookable', message: 'La chambre est pour deux personnes.' },
  }
  const api = createApi()
  const received: unknown[] = []
  addQuestionRoutes(api, sales.context, () => ({ request, today }) => {
    received.push({ ...request, today })
    return rooms
  })
  const request = {
    ...asked,
    answers: { board: 'half' },
    people: [zoe],
    stay: { from: '2027-02-20', to: '2027-02-27' },
  }
  const answered = await api.request('/api/questions', { method: 'POST', body: JSON.stringify(request) })
  expect(await answered.json()).toEqual(rooms)
  expect(questionsAnswer.parse(rooms)).toEqual(rooms)
  expect(received).toEqual([{ ...request, today: '2026-11-21' }])
})

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
