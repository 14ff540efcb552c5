import { fixedClock } from 'base/clock'
import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { createLog } from 'base/log'
import { readMarkdownTable } from 'base/markdown-table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '../../catalogue/load-catalogue.ts'
import { openCatalogues } from '../../catalogue/read-catalogue.ts'
import type { Catalogues } from '../../catalogue/read-catalogue.ts'
import type { Product } from '../../catalogue/product.ts'
import { sentenceOf } from '../../cart/refusal.ts'
import { migrateSales } from '../../store/migrate.ts'
import type { PriceDerivationStep } from '../../store/column-types.ts'
import { kinds } from '../kinds.ts'
import { priceSelection, resolveSelection } from '../resolve.ts'
import { resolveRoom } from './choice.ts'
import type { RoomSelection } from './choice.ts'
import { priceRoom } from './price.ts'
import { roomSource } from './catalogue-file.ts'
import { room } from './room.ts'
import { roomRules } from './rules.ts'
import type { RoomRules } from './rules.ts'

const today = '2026-11-21'
let database: TestDatabase
let catalogues: Catalogues
beforeAll(async () => {
  database = await createTestDatabase('sales_room', async (empty) => {
    await migrateSales(empty)
    await loadCatalogue(empty, 'resorts/valorsene/catalogue', { clock: fixedClock(`${today}T09:00:00Z`), kinds })
  })
  catalogues = await openCatalogues(database, database.url, createLog('test', 'silent'), kinds)
})
afterAll(async () => {
  await catalogues.close()
  await database.close()
})

const document = new URL('../../../docs/algorithms/room.md', import.meta.url)
const demo = () => catalogues.get('valorsene')!
const product = 'hotel-le-bouvreuil'
const house = (): Product<RoomRules> => {
  const found = demo().products.get(product)!
  return { ...found, rules: roomRules.parse(found.rules) }
}
const context = () => ({ catalogue: demo(), product: house(), today })
const bornOn = (births: string) =>
  births.split(', ').map((birthDate) => ({ id: birthDate, firstName: 'Tom', lastName: 'Martin', birthDate }))
const stepsOf = (steps: readonly PriceDerivationStep[]): string =>
  steps
    .map(({ step, age, period, nights, cents }) =>
      [step, age, period, nights, cents].filter((one) => one !== undefined),
    )
    .map((values) => values.join(' '))
    .join(', ')
const nightsFrom = (arrival: string, departure: string, change: Partial<RoomSelection> = {}): RoomSelection => ({
  type: 'room',
  room: 'double',
  board: 'breakfast',
  arrival,
  departure,
  ...change,
})

test.each(readMarkdownTable(document, 'Prices of rooms'))(
  'KIND-6 $room with $board from $arrival to $departure for $births costs $price',
  ({ room: type = '', arrival = '', departure = '', board = '', births = '', steps, price }) => {
    const choice = resolveSelection(demo(), product, nightsFrom(arrival, departure, { room: type, board }), today)
    if (!choice.ok) throw new Error(choice.failure.message)
    const result = priceSelection(choice.value, bornOn(births))
    if (!result.ok) throw new Error(result.failure.message)
    expect(stepsOf(result.value.steps)).toBe(steps)
    expect(result.value.cents).toBe(Number(price))
    expect(result.value.steps.reduce((sum, { cents }) => sum + cents, 0)).toBe(result.value.cents)
  },
)

test.each(readMarkdownTable(document, 'Ages on each night'))(
  'KIND-6 ages count on the $ageOn',
  ({ ageOn, steps, price }) => {
    const of = context()
    const rules = roomRules.parse({ ...of.product.rules, ageOn })
    const counted = { ...of, product: { ...of.product, rules } }
    const choice = resolveRoom(counted, nightsFrom('2027-01-09', '2027-01-12'), { isHeld: false })
    const result = choice.ok && priceRoom(counted, choice.value, bornOn('1985-07-01, 2015-01-10'))
    if (!result || !result.ok) throw new Error('refused')
    expect([stepsOf(result.value.steps), result.value.cents]).toEqual([steps, Number(price)])
  },
)

test.each(readMarkdownTable(document, 'Stays that cannot be had'))(
  'KIND-6 from $arrival to $departure in $room with $board for $births: $refusal',
  ({ arrival = '', departure = '', room: type, board, births, refusal, sentence }) => {
    const change = { ...(type && { room: type }), ...(board && { board }) }
    const choice = resolveSelection(demo(), product, nightsFrom(arrival, departure, change), today)
    const result = choice.ok ? priceSelection(choice.value, bornOn(births || '1985-07-01, 1984-03-11')) : choice
    if (result.ok) throw new Error('it can be had')
    const { failure } = result
    expect(failure.message).toBe(refusal)
    expect(failure.code).toBe(refusal?.split('.')[0])
    expect(sentenceOf({ ...failure, details: { name: 'Tom', ...failure.details } }, 'fr')).toBe(sentence)
  },
)

test.each(['fr', 'en', 'es', 'nl'] as const)('every refusal of a room is a whole sentence in %s', (lang) => {
  for (const { refusal = '', arrival = '', departure = '', room: type, board, births } of readMarkdownTable(
    document,
    'Stays that cannot be had',
  )) {
    const change = { ...(type && { room: type }), ...(board && { board }) }
    const choice = resolveSelection(demo(), product, nightsFrom(arrival, departure, change), today)
    const result = choice.ok ? priceSelection(choice.value, bornOn(births || '1985-07-01, 1984-03-11')) : choice
    const text = result.ok
      ? ''
      : sentenceOf({ ...result.failure, details: { name: 'Tom', ...result.failure.details } }, lang)
    expect([refusal, text]).toEqual([refusal, expect.stringMatching(/^[^?{}]+\.$/)])
  }
})

test('KIND-6 a line takes one room of its type in every night, and none on the day of departure', () => {
  const choice = resolveSelection(demo(), product, nightsFrom('2027-01-09', '2027-01-12'), today)
  if (!choice.ok) throw new Error(choice.failure.message)
  const { kind, choice: chosen } = choice.value
  expect(chosen).toMatchObject({ firstDay: '2027-01-09', lastDay: '2027-01-12', ageDay: '2027-01-09' })
  const nights = ['2027-01-09', '2027-01-10', '2027-01-11']
  expect(kind.places(chosen, 2)).toEqual(
    nights.map((night) => ({ pool: `valorsene.hotel-le-bouvreuil.double.${night}`, places: 1 })),
  )
  for (const { pool } of kind.places(chosen, 2))
    expect(demo().pools.get(pool)).toMatchObject({ capacity: 12, groupKey: 'room/hotel-le-bouvreuil' })
})

test('a season has a pool for each type of room and night, with the same id whenever it is opened', () => {
  const pools = demo().poolsByGroup.get('room/hotel-le-bouvreuil')!
  expect(new Set(pools.map(({ firstDay, lastDay }) => firstDay === lastDay))).toEqual(new Set([true]))
  expect([pools.length, pools[0]?.firstDay, pools.at(-1)?.firstDay]).toEqual([127 * 3, '2026-12-12', '2027-04-17'])
})

test('what is held stays possible although the house no longer has the room, or the rules of a stay have changed', () => {
  const selection = nightsFrom('2027-01-09', '2027-01-11')
  expect(resolveSelection(demo(), product, selection, today, { isHeld: true }).ok).toBe(true)
  const gone = new Map([...demo().pools].map(([id, pool]) => [id, { ...pool, onSale: false }]))
  const closed = { ...demo(), pools: gone }
  const longer = nightsFrom('2027-01-09', '2027-01-12')
  expect(resolveSelection(closed, product, longer, today)).toMatchObject({
    failure: { message: 'not-bookable.closed' },
  })
  expect(resolveSelection(closed, product, longer, today, { isHeld: true }).ok).toBe(true)
})

const lineOf = (selection: RoomSelection, people: readonly { id: string }[]) => ({
  id: 'line',
  product,
  people: people.map(({ id }) => id),
  selection,
  firstDay: selection.arrival,
  lastDay: selection.departure,
  priceCents: 0,
  derivation: { steps: [] },
})

test('a line says its nights, room, board and people, and where and when the room is ready', () => {
  const people = bornOn('1985-07-01, 1984-03-11')
  const line = lineOf(nightsFrom('2027-01-09', '2027-01-16', { board: 'half-board' }), people)
  const of = { catalogue: demo(), product: demo().products.get(product)!, today }
  expect(room.describe(of, line, 'fr').join(' · ')).toBe(
    'samedi 9 – samedi 16 janvier 2027 · 7 nuits · Chambre double · Demi-pension · 2 personnes',
  )
  expect(room.describe(of, line, 'en').join(' · ')).toBe(
    'Saturday 9 – Saturday 16 January 2027 · 7 nights · Double room · Half board · 2 people',
  )
  expect(room.meeting(of, line, 'en')).toEqual({
    place: 'Hôtel Le Bouvreuil, Plateau du Replat',
    time: 'room ready from 16:00',
  })
  expect(room.variant(line.selection)).toBe('double half-board')
})

test('KIND-7 the room alone, without meals, is what a tax is worked out from, night by night', () => {
  const people = bornOn('1985-07-01, 1984-03-11, 2019-05-12, 2026-01-01')
  const line = lineOf(nightsFrom('2027-02-05', '2027-02-07', { room: 'family', board: 'half-board' }), people)
  const of = { catalogue: demo(), product: demo().products.get(product)!, today }
  expect(room.lodging?.(of, line, people)).toEqual({
    classification: '3-stars',
    arrival: '2027-02-05',
    departure: '2027-02-07',
    nightCents: [2 * 4800 + 3000, 2 * 7800 + 5200],
  })
})

test.each([
  ['2027-01-12', '2027-01-15', false],
  ['2027-01-11', '2027-01-15', true],
  ['2027-01-06', '2027-01-09', false],
  ['2027-01-09', '2027-01-12', true],
])('the same people from %s to %s: a second room for one night is %s', (arrival, departure, same) => {
  const first = lineOf(nightsFrom('2027-01-09', '2027-01-12'), [])
  expect(room.isSame(first, lineOf(nightsFrom(arrival, departure), []))).toBe(same)
})

const inStay = (from: string, to: string, ages: { from: number; to: number }[], full: string[] = []) => {
  const of = { catalogue: demo(), product: demo().products.get(product)!, today }
  return [...new Set(room.pricesInStay(of, { from, to, ages }, new Set(full)))].toSorted((one, other) => one - other)
}

const night = (type: string) => `valorsene.hotel-le-bouvreuil.${type}.2027-01-12`

test('within a stay it costs what a person pays for all its nights; where guests cannot come there is no price', () => {
  const adult = { from: 30, to: 40 }
  expect(inStay('2027-01-09', '2027-01-16', [adult])).toEqual([42000, 59500])
  expect(inStay('2027-01-09', '2027-01-16', [{ from: 4, to: 7 }, adult])).toEqual([26600, 39200, 42000, 59500])
  expect(inStay('2027-01-09', '2027-01-16', [{ from: 0, to: 1 }])).toEqual([])
  expect(inStay('2026-12-20', '2026-12-27', [adult])).toEqual([])
  expect(inStay('2027-01-09', '2027-01-16', [adult], [night('double'), night('family')])).toEqual([42000, 59500])
  expect(inStay('2027-01-09', '2027-01-16', [adult], ['double', 'family', 'duplex'].map(night))).toEqual([])
})

const file = {
  houses: [
    {
      product: 'cabin',
      classification: 'unclassified',
      vat: 'exempt',
      place: 'Wood',
      checkIn: '16:00',
      maxNights: 7,
      ageOn: 'night',
      guests: [
        { code: 'child', from: 0, to: 11, label: { fr: '', en: '', es: '', nl: '' } },
        { code: 'adult', from: 12, label: { fr: '', en: '', es: '', nl: '' } },
      ],
      boards: [
        {
          code: 'none',
          prices: { child: { low: 0, high: 0 }, adult: { low: 0, high: 0 } },
          name: { fr: '', en: '', es: '', nl: '' },
        },
      ],
      stays: { low: { minNights: 1 } },
      rooms: [
        {
          code: 'all',
          rooms: 1,
          people: { from: 1, to: 4 },
          cots: 0,
          prices: { child: { low: 20, high: 20 }, adult: { low: 25, high: 25 } },
          name: { fr: '', en: '', es: '', nl: '' },
          hint: { fr: '', en: '', es: '', nl: '' },
        },
      ],
      name: { fr: '', en: '', es: '', nl: '' },
      summary: { fr: '', en: '', es: '', nl: '' },
    },
  ],
}
const withHouse = (change: object) => ({ houses: [{ ...file.houses[0], ...change }] })
const withRoom = (change: object) => withHouse({ rooms: [{ ...file.houses[0]!.rooms[0], ...change }] })

test('a file of a house is read', () => expect(roomSource.schema.safeParse(file).success).toBe(true))

test.each([
  ['an age without a category', withHouse({ guests: [file.houses[0]!.guests[1]] }), /categories of guests begin at 0/],
  ['an end of ages', withHouse({ guests: [file.houses[0]!.guests[0]] }), /the last has no end/],
  ['no stay outside the periods', withHouse({ stays: {} }), /stays\.low/],
  ['a weekday that there is not', withHouse({ stays: { low: { minNights: 1, arrival: [8] } } }), /8|7/],
  ['a missing price', withRoom({ prices: { adult: { low: 1, high: 1 } } }), /no price for a category/],
  ['a price below zero', withRoom({ prices: { adult: { low: -1, high: 1 } } }), /0/],
  ['more people at least than at most', withRoom({ people: { from: 5, to: 4 } }), /fewer people at most/],
  ['an unknown word', withRoom({ beds: 4 }), /beds/],
  ['a time that is none', withHouse({ checkIn: 'four' }), /pattern/],
])('a mistake in a file of houses is named: %s', (_, wrong, message) => {
  const read = roomSource.schema.safeParse(wrong)
  expect(read.success ? '' : read.error.message).toMatch(message)
})
