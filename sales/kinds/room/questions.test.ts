import { createLog } from 'base/log'
import { faultsOfTexts } from 'base/translate/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCatalogues } from '../../catalogue/read-catalogue.ts'
import type { Catalogues } from '../../catalogue/read-catalogue.ts'
import { createTestSales } from '../../server/testing.ts'
import type { TestSales } from '../../server/testing.ts'
import type { AskedQuestions } from '../kind.ts'
import { kinds } from '../kinds.ts'
import { room } from './room.ts'
import { lineTexts } from './wording/line.ts'
import { questionTexts } from './wording/questions.ts'

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

const people = [
  { firstName: 'Anne', lastName: 'Martin', birthDate: '1985-07-01' },
  { firstName: 'Paul', lastName: 'Martin', birthDate: '1984-03-11' },
]
const zoe = { firstName: 'Zoé', lastName: 'Martin', birthDate: '2019-05-12' }
const week = { from: '2027-01-09', to: '2027-01-16' }
const asked = { resort: 'valorsene', lang: 'fr', product: 'hotel-le-bouvreuil', answers: {}, people }
const ask = async (change: object = {}) => {
  const { status, json } = await sales.ask('POST', '/api/questions', { ...asked, ...change })
  expect([status, json.refusal ?? null]).toEqual([200, null])
  return Object.fromEntries(
    (json.questions as { id: string; value: unknown; days: string[]; options: Option[] }[]).map((one) => [one.id, one]),
  )
}
type Option = { value: string; priceCents: number | null; places: number | null; unavailable: string }
const optionsOf = (question: { options: Option[] } | undefined) =>
  question?.options.map(({ value, priceCents, places, unavailable }) => [value, priceCents, places, unavailable])

test('without a stay only the arrival is asked, on the days on which guests may come', async () => {
  const questions = await ask()
  expect(Object.keys(questions)).toEqual(['arrival'])
  const { days, value } = questions.arrival!
  expect([value, days[0], days.at(-1)]).toEqual([null, '2026-12-12', '2027-04-15'])
  expect(days.filter((day) => '2027-02-06' <= day && day <= '2027-02-28')).toEqual([
    '2027-02-06',
    '2027-02-13',
    '2027-02-20',
    '2027-02-27',
  ])
})

test('the stay answers arrival and departure, and rooms say their price for these people, their places, and why not', async () => {
  const { arrival, departure, room, board } = await ask({ stay: week })
  expect([arrival?.value, departure?.value, room?.value, board?.value]).toEqual([
    '2027-01-09',
    '2027-01-16',
    'double',
    'breakfast',
  ])
  expect(departure?.days[0]).toBe('2027-01-12')
  expect(optionsOf(room)).toEqual([
    ['double', 84000, 12, ''],
    [
      'family',
      null,
      12,
      '« Chambre familiale » se réserve à 3 personnes au moins, et vous êtes 2 hors bébés. Prenez une chambre plus petite.',
    ],
    [
      'duplex',
      null,
      4,
      '« Duplex » se réserve à 4 personnes au moins, et vous êtes 2 hors bébés. Prenez une chambre plus petite.',
    ],
  ])
  expect(optionsOf(board)).toEqual([
    ['breakfast', 84000, null, ''],
    ['half-board', 119000, null, ''],
  ])
})

test('a third person moves the suggestion to a room that takes them; other meals change the prices of rooms', async () => {
  const { room } = await ask({ stay: week, people: [...people, zoe], answers: { board: 'half-board' } })
  expect(room?.value).toBe('family')
  expect(room?.options.map(({ priceCents }) => priceCents)).toEqual([null, 158200, null])
})

test('before anybody is named rooms have no price, and none is ruled out', async () => {
  const { room } = await ask({ stay: week, people: [] })
  expect(room?.options.map(({ priceCents, unavailable }) => [priceCents, unavailable])).toEqual([
    [null, ''],
    [null, ''],
    [null, ''],
  ])
})

test('a stay on days that are no days of changeover is brought to those within it', async () => {
  const { arrival, departure } = await ask({ stay: { from: '2027-02-11', to: '2027-02-23' } })
  expect([arrival?.value, departure?.value]).toEqual(['2027-02-13', '2027-02-20'])
})

test('answers that cannot be had are asked again, and nothing is asked that depends on them', async () => {
  expect(Object.keys(await ask({ answers: { arrival: '2027-02-14' } }))).toEqual(['arrival'])
  expect(Object.keys(await ask({ stay: week, answers: { departure: '2027-01-10' } }))).toEqual(['arrival', 'departure'])
  expect(Object.keys(await ask({ stay: week, answers: { arrival: 7, departure: true } }))).toEqual(['arrival'])
})

/** The questions with so many rooms left in a night, of each type that is named; the others are all free. */
const askWith = (taken: Record<string, number>, change: Partial<AskedQuestions> = {}) => {
  const catalogue = catalogues.get('valorsene')!
  const places = [...catalogue.pools.values()].map(({ id, capacity }) => {
    const [, , type = '', night = ''] = id.split('.')
    return [id, { capacity, places: taken[`${type} ${night}`] ?? taken.all ?? capacity }] as const
  })
  const product = catalogue.products.get('hotel-le-bouvreuil')!
  const request = { lang: 'fr' as const, answers: {}, people, stay: week, places: new Map(places), ...change }
  const { questions, refusal } = room.questions!({ catalogue, product, today: '2026-11-21' }, request)
  const days = (id: string) => questions.flatMap((one) => (one.id === id && one.type === 'day' ? (one.days ?? []) : []))
  const rooms = questions.flatMap((one) => (one.id === 'room' && one.type === 'choice' ? one : []))[0]
  return { arrivals: days('arrival'), departures: days('departure'), rooms, questions, refusal }
}

test('a full night rules out the room, and days on which no room is left cannot be chosen', () => {
  const one = askWith({ 'double 2027-01-12': 0 })
  expect(one.rooms?.value).toBe(null)
  expect(one.rooms?.options[0]).toMatchObject({
    places: 0,
    unavailable: 'Complet à ces dates. Choisissez une autre chambre ou d’autres dates.',
  })
  const all = askWith({ 'double 2027-01-12': 0, 'family 2027-01-12': 0, 'duplex 2027-01-12': 0 })
  expect(all.departures).toEqual(['2027-01-12'])
  expect(all.arrivals).not.toContain('2027-01-10')
  expect(all.arrivals).toContain('2027-01-13')
})

test('a house without a free room says so, and what to do', () => {
  const { questions, refusal } = askWith({ all: 0 }, { lang: 'en' })
  expect([questions, refusal]).toEqual([
    [],
    {
      code: 'sold-out',
      message: 'Hôtel Le Bouvreuil: no room is left this season. Call the hotel about cancellations.',
    },
  ])
})

test('UI-5 the texts of questions and lines have the same keys and values in every language', () => {
  expect(faultsOfTexts(lineTexts)).toEqual([])
  expect(faultsOfTexts(questionTexts)).toEqual([])
})

test('KIND-13 the list of offers has the house with its prices for a person and a night, in four languages', async () => {
  for (const lang of ['fr', 'en', 'es', 'nl']) {
    const { json } = await sales.ask('GET', `/api/offers?resort=valorsene&lang=${lang}&kind=HOT`)
    expect(json.offers).toMatchObject([
      { product: 'hotel-le-bouvreuil', kind: 'HOT', fromCents: 3800, toCents: 12000, bookable: true },
    ])
    expect(json.offers[0].merchantName).toBe('Hôtel Le Bouvreuil')
  }
  const { json } = await sales.ask('GET', '/api/offers/hotel-le-bouvreuil?resort=valorsene&lang=fr')
  expect(json).toMatchObject({ form: 'questions', people: 'all', type: 'room', withdrawal: 'none' })
})
