import { readMarkdownTable } from 'base/markdown-table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Question } from '../../api/questions.ts'
import { createTestSales } from '../../server/testing.ts'
import type { TestSales } from '../../server/testing.ts'
import { priceSelection, resolveSelection } from '../resolve.ts'

const today = '2026-11-21'
let sales: TestSales
beforeAll(async () => void (sales = await createTestSales()))
afterAll(() => sales.close())

const document = new URL('../../../docs/algorithms/private-lesson.md', import.meta.url)
const lesson = { type: 'private-lesson', discipline: 'ski', day: '2027-01-12', start: '9:00', meetingPoint: 'drapeaux' }
const lea = { firstName: 'Léa', lastName: 'Martin', birthDate: '2018-05-04' }
const demo = () => sales.context.catalogues.get('valorsene')!

function price(product: string, change: object, people: (typeof lea)[]) {
  const selection = Object.fromEntries(Object.entries({ ...lesson, ...change }).filter(([, value]) => value !== null))
  const chosen = resolveSelection(demo(), product, selection as typeof lesson, today)
  return chosen.ok
    ? priceSelection(
        chosen.value,
        people.map((one) => ({ id: '', ...one })),
      )
    : chosen
}

test.each(readMarkdownTable(document, 'Prices of private lessons'))(
  'KIND-2 $product $duration on $day at $start for $people: $steps = $price',
  ({ product = '', duration, day, start, people, steps, price: sum }) => {
    const all = Array.from({ length: Number(people) }, () => lea)
    const result = price(product, { day, start, duration: duration || null }, all)
    if (!result.ok) throw new Error(result.failure.message)
    expect(result.value.steps.map(({ step, cents }) => `${step} ${cents}`).join(', ')).toBe(steps)
    expect(result.value.cents).toBe(Number(sum))
  },
)

test.each(readMarkdownTable(document, 'Why a private lesson cannot be had'))(
  'KIND-2 refused by its rules: $what: $refusal',
  ({ change = '{}', people = '', refusal }) => {
    const born = people === '' ? [] : people.split(', ').map((birthDate) => ({ ...lea, birthDate }))
    const result = price('private-hour', { duration: '1h', ...JSON.parse(change) }, born)
    expect(result.ok ? '' : result.failure.message).toBe(refusal)
  },
)

test('KIND-2 nine people are one too many for an instructor', () => {
  const nine = Array.from({ length: 9 }, () => lea)
  expect(price('private-day', {}, nine)).toMatchObject({
    ok: false,
    failure: { code: 'not-bookable', details: { most: 8, people: 9 } },
  })
})

async function ask(
  change: object = {},
  product = 'private-hour',
): Promise<{ questions: Question[]; refusal: unknown }> {
  const body = { resort: 'valorsene', lang: 'fr', product, answers: {}, people: [], ...change }
  const { status, json } = await sales.ask('POST', '/api/questions', body)
  if (status !== 200) throw new Error(JSON.stringify(json))
  return json as Awaited<ReturnType<typeof ask>>
}

function choice(questions: Question[], id: string) {
  const found = questions.find((one) => one.id === id)
  if (found?.type !== 'choice') throw new Error(`no choice ${id} among ${questions.map((one) => one.id).join(', ')}`)
  return found
}

/** Takes the instructors of some half hours away, as if they were sold. */
async function fill(like: string, free = 0) {
  await sales.database.pool.query('update place_pool set sold = capacity - $2 where id like $1', [
    `valorsene.instructors.${like}`,
    free,
  ])
  sales.context.places.changed()
}

test('KIND-2 all three lengths are listed with their prices', async () => {
  const { json } = await sales.ask('GET', '/api/offers?resort=valorsene&lang=en&from=2027-01-10&to=2027-01-16')
  const found = json.offers.filter(({ product }: { product: string }) => product.startsWith('private-'))
  expect(
    found.map((one: Record<string, unknown>) => [one.product, one.kind, one.fromCents, one.toCents, one.inStay]),
  ).toEqual([
    ['private-hour', 'ESF', 4600, 18400, { fromCents: 4600, toCents: 15200 }],
    ['private-half-day', 'ESF', 19500, 27000, { fromCents: 19500, toCents: 22000 }],
    ['private-day', 'ESF', 39000, 51000, { fromCents: 39000, toCents: 43000 }],
  ])
  const offer = await sales.ask('GET', '/api/offers/private-day?resort=valorsene&lang=en')
  expect(offer.json).toMatchObject({ form: 'questions', people: 'all', type: 'private-lesson', withdrawal: 'none' })
})

test('KIND-2 before a day is known, discipline, length, day, place and notes are asked for', async () => {
  const { questions, refusal } = await ask()
  expect(questions.map(({ id, optional }) => (optional ? `${id}?` : id))).toEqual([
    'discipline',
    'duration',
    'day',
    'meetingPoint',
    'remark?',
    'phone?',
  ])
  expect(refusal).toBeNull()
  expect((await ask({}, 'private-day')).questions.map(({ id }) => id)).not.toContain('duration')
})

test('KIND-2 the day after the arrival is suggested, with its starts, prices for the group and free instructors', async () => {
  const people = [lea, { ...lea, firstName: 'Tom' }, { ...lea, firstName: 'Zoé' }]
  const { questions, refusal } = await ask({ people, stay: { from: '2027-01-16', to: '2027-01-23' } })
  expect(questions.find(({ id }) => id === 'day')).toMatchObject({
    value: '2027-01-17',
    min: '2026-12-12',
    max: '2027-04-18',
  })
  expect(choice(questions, 'duration').options.map(({ priceCents }) => priceCents)).toEqual([6400, 12800])
  const { options, value } = choice(questions, 'start')
  expect(value).toBeNull()
  expect(options).toHaveLength(15)
  expect(options[0]).toEqual({
    value: '9:00',
    label: '9 h – 10 h'.replaceAll(' ', '\u00A0').replace('–\u00A0', '– '),
    hint: '',
    priceCents: 6400,
    places: 6,
    unavailable: '',
  })
  expect(options.find((one) => one.value === '12:30')).toMatchObject({
    priceCents: 5800,
    places: 14,
    hint: 'Heure calme, moins cher',
  })
  // From 11:30 to 12:30 as many are free as in the fuller half hour.
  expect(options.find((one) => one.value === '11:30')).toMatchObject({ priceCents: 6400, places: 6 })
  expect(refusal).toBeNull()
})

test('KIND-2 a start is taken when one of its half hours is', async () => {
  await fill('telemark.2027-01-14.1030')
  const answers = { discipline: 'telemark', duration: '1h', day: '2027-01-14' }
  const { options } = choice((await ask({ answers })).questions, 'start')
  const taken = options.filter(({ unavailable }) => unavailable !== '')
  expect(taken.map(({ value, places }) => [value, places])).toEqual([
    ['10:00', 0],
    ['10:30', 0],
  ])
})

test('KIND-2 when nobody is free that day, the nearest days on which somebody is are named', async () => {
  await fill('snowboard.2027-01-14.%')
  await fill('snowboard.2027-01-15.%')
  const answers = { discipline: 'snowboard', duration: '2h', day: '2027-01-14' }
  const { refusal, questions } = await ask({ answers, lang: 'en' })
  expect(refusal).toEqual({
    code: 'sold-out',
    message:
      'No instructor is free on Thursday 14 January 2027 for this length (2 hours). There is one on Wednesday 13 January 2027 or Saturday 16 January 2027.',
  })
  expect(choice(questions, 'start').options.every(({ unavailable }) => unavailable === 'No instructor is free')).toBe(
    true,
  )
})

test.each([
  [
    'too young',
    { people: [{ ...lea, birthDate: '2024-06-01' }], answers: { day: '2027-01-12' } },
    'Enlevez Léa du cours',
  ],
  ['too many', { people: Array.from({ length: 9 }, () => lea) }, '8 personnes au plus, vous êtes 9'],
  ['past', { answers: { day: '2026-11-21' } }, 'trop tard en ligne'],
  ['out of season', { answers: { day: '2027-07-14' } }, 'du samedi 12 décembre 2026 au dimanche 18 avril 2027'],
])('KIND-2 the questions say why it cannot be had: %s', async (_, change, sentence) => {
  expect((await ask(change)).refusal).toMatchObject({ message: expect.stringContaining(sentence) })
})

test.each([
  ['a day that does not exist', { day: '2027-02-30' }],
  ['a number for a day', { day: 14 }],
  ['an unknown discipline and length', { discipline: 'HOT', duration: true }],
  ['answers to nothing', { room: 'double', nights: 7 }],
])('bad input: %s is asked again', async (_, answers) => {
  const { questions, refusal } = await ask({ answers })
  expect([questions[0]?.id, refusal]).toEqual(['discipline', null])
})

test.each(['fr', 'en', 'es', 'nl'])('every question and option has words in %s', async (lang) => {
  const { questions } = await ask({ lang, answers: { day: '2027-01-12' }, people: [lea] })
  const texts = questions.flatMap((one) => [
    one.label,
    ...(one.type === 'choice' ? one.options.map(({ label }) => label) : []),
  ])
  expect(texts.filter((text) => text === '' || text.includes('??'))).toEqual([])
})
