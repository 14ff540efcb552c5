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

const document = new URL('../../../docs/algorithms/transfer.md', import.meta.url)
const ride = {
  type: 'transfer',
  direction: 'to',
  place: 'pontcombe',
  vehicle: 'shared',
  day: '2027-01-09',
  time: '10:00',
  address: 'Chalet 4, Les Essarts',
  phone: '0612345678',
}
const lea = { id: '', firstName: 'Léa', lastName: 'Martin', birthDate: '2018-05-04' }
const demo = () => sales.context.catalogues.get('valorsene')!

function choose(change: object) {
  return resolveSelection(demo(), 'transfer', { ...ride, ...change }, today)
}

function price(change: object, people: number) {
  const chosen = choose(change)
  return chosen.ok
    ? priceSelection(
        chosen.value,
        Array.from({ length: people }, () => lea),
      )
    : chosen
}

const times = (text: string) => text.split(/ +/)

test.each(readMarkdownTable(document, 'Prices of transfers'))(
  'KIND-8 $vehicle from $place, $out, back $back, for $people: $steps = $price',
  ({ place, vehicle, out = '', back = '', people, steps, price: sum }) => {
    const [day, time] = times(out)
    const [backDay, backTime] = times(back)
    const way = back === '' ? {} : { direction: 'return', backDay, backTime }
    const result = price({ place, vehicle, day, time, ...way }, Number(people))
    if (!result.ok) throw new Error(result.failure.message)
    expect(result.value.steps.map(({ step, cents }) => `${step} ${cents}`).join(', ')).toBe(steps)
    expect(result.value.cents).toBe(Number(sum))
  },
)

test.each(readMarkdownTable(document, 'Why a transfer cannot be had'))(
  'KIND-8 refused by its rules: $what: $refusal',
  ({ change = '{}', people, refusal }) => {
    const result = price(JSON.parse(change) as object, Number(people))
    expect(result.ok ? '' : result.failure.message).toBe(refusal)
  },
)

function needs(change: object, people: number) {
  const chosen = choose(change)
  if (!chosen.ok) throw new Error(chosen.failure.message)
  return chosen.value.kind.places(chosen.value.choice, people)
}

test('KIND-8 a return needs seats of both departures, a vehicle one in each hour for which it is away', () => {
  const back = { direction: 'return', backDay: '2027-01-16', backTime: '17:00' }
  expect(needs(back, 4)).toEqual([
    { pool: 'valorsene.transfer.pontcombe.to.2027-01-09.1000', places: 4 },
    { pool: 'valorsene.transfer.pontcombe.from.2027-01-16.1700', places: 4 },
  ])
  expect(needs({ vehicle: 'private', time: '22:00' }, 4)).toEqual([
    { pool: 'valorsene.vehicle.2027-01-09.2200', places: 1 },
    { pool: 'valorsene.vehicle.2027-01-09.2300', places: 1 },
  ])
  const sameDay = { vehicle: 'private', direction: 'return', backDay: '2027-01-09', backTime: '11:00' }
  expect(needs(sameDay, 4)).toEqual([
    { pool: 'valorsene.vehicle.2027-01-09.1000', places: 1 },
    { pool: 'valorsene.vehicle.2027-01-09.1100', places: 2 },
    { pool: 'valorsene.vehicle.2027-01-09.1200', places: 1 },
  ])
})

type Asked = { questions: Question[]; refusal: { code: string; message: string } | null }

async function ask(change: object = {}): Promise<Asked> {
  const body = { resort: 'valorsene', lang: 'fr', product: 'transfer', answers: {}, people: [], ...change }
  const { status, json } = await sales.ask('POST', '/api/questions', body)
  if (status !== 200) throw new Error(JSON.stringify(json))
  return json as Asked
}

function choice({ questions }: Asked, id: string) {
  const found = questions.find((one) => one.id === id)
  if (found?.type !== 'choice') throw new Error(`no choice ${id} among ${questions.map((one) => one.id).join(', ')}`)
  return found
}

const person = (firstName: string, birthDate: string) => ({ firstName, lastName: 'Martin', birthDate })
const family = [
  person('Léa', '2018-05-04'),
  person('Tim', '2024-03-01'),
  person('Anne', '1985-07-01'),
  person('Max', '1984-02-01'),
]
const stay = { from: '2027-02-13', to: '2027-02-20' }

test('KIND-8 it is listed with its prices, in a stay those of its two days', async () => {
  const { json } = await sales.ask(
    'GET',
    '/api/offers?resort=valorsene&lang=en&kind=TRANSFER&from=2027-02-13&to=2027-02-20',
  )
  expect(json.offers).toEqual([
    expect.objectContaining({
      product: 'transfer',
      kind: 'TRANSFER',
      merchantName: 'Navettes de la Combe',
      fromCents: 2800,
      toCents: 39500,
      bookable: true,
      inStay: { fromCents: 3400, toCents: 39500 },
    }),
  ])
  const offer = await sales.ask('GET', '/api/offers/transfer?resort=valorsene&lang=en')
  expect(offer.json).toMatchObject({ form: 'questions', people: 'all', type: 'transfer', withdrawal: 'none' })
})

test('KIND-8 a family with a stay is asked for a return of its days, with seats for its children', async () => {
  const asked = await ask({ people: family, stay })
  const values = asked.questions.map(({ id, value, optional }) => [id, value, ...(optional ? ['optional'] : [])])
  expect(values).toEqual([
    ['direction', 'return'],
    ['place', 'pontcombe'],
    ['vehicle', 'shared'],
    ['day', '2027-02-13'],
    ['time', null],
    ['number', null],
    ['backDay', '2027-02-20'],
    ['backTime', null],
    ['backNumber', null, 'optional'],
    ['address', null],
    ['phone', null],
    ['babySeats', 1, 'optional'],
    ['boosters', 1, 'optional'],
    ['skiBags', 0, 'optional'],
  ])
  expect(choice(asked, 'vehicle').options.map(({ priceCents }) => priceCents)).toEqual([13_600, 17_000])
  expect(choice(asked, 'time').options[0]).toMatchObject({
    value: '9:00',
    priceCents: 13_600,
    places: 16,
    unavailable: '',
  })
  expect(choice(asked, 'time').options.at(-1)).toMatchObject({
    value: '20:00',
    priceCents: 16_000,
    hint: 'Supplément de nuit compris',
  })
  expect(asked.refusal).toBeNull()
})

test('KIND-8 one way is asked with its own words; a private vehicle leaves at each hour', async () => {
  const back = await ask({ answers: { direction: 'from', place: 'gresine', vehicle: 'private' }, people: family, stay })
  const labels = new Map(back.questions.map(({ id, label, value }) => [id, [label, value]]))
  expect(labels.get('day')).toEqual(['Jour du retour', '2027-02-20'])
  expect(labels.get('number')).toEqual(['Numéro du vol du retour', null])
  expect(labels.has('backDay')).toBe(false)
  expect(
    choice(back, 'time')
      .options.map(({ value }) => value)
      .slice(0, 2),
  ).toEqual(['6:00', '7:00'])
})

/** Takes places away, as if they were sold. */
async function fill(like: string, left = 0) {
  await sales.database.pool.query('update place_pool set sold = capacity - $2 where id like $1', [like, left])
  sales.context.places.changed()
}

test('KIND-8 a departure with too few seats says how many it has; a full day names the way out', async () => {
  await fill('valorsene.transfer.pontcombe.to.2027-02-16.%')
  await fill('valorsene.transfer.pontcombe.to.2027-02-16.1000', 3)
  const answers = { direction: 'to', day: '2027-02-16' }
  const asked = await ask({ answers, people: family })
  expect(choice(asked, 'time').options.map(({ places, unavailable }) => [places, unavailable])).toEqual([
    [3, 'Plus que 3 places pour 4'],
    [0, 'Complet'],
    [0, 'Complet'],
  ])
  expect(asked.refusal).toEqual({
    code: 'sold-out',
    message:
      'Plus aucune navette du mardi 16 février 2027 n’a 4 places libres. Prenez un véhicule privé, ou un autre jour.',
  })
  const three = await ask({ answers, people: family.slice(1) })
  expect([choice(three, 'time').value, three.refusal]).toEqual(['10:00', null])
})

test('KIND-8 a private vehicle is taken for as long as the others are away', async () => {
  await fill('valorsene.vehicle.2027-02-17.1200')
  const asked = await ask({ answers: { direction: 'to', vehicle: 'private', day: '2027-02-17' }, people: family })
  const taken = choice(asked, 'time').options.filter(({ unavailable }) => unavailable !== '')
  expect(taken.map(({ value }) => value)).toEqual(['11:00', '12:00'])
})

test.each([
  [
    'nine in a vehicle',
    { answers: { vehicle: 'private' }, people: Array.from({ length: 9 }, () => family[0]) },
    '8 places, vous êtes 9',
  ],
  ['past', { answers: { day: '2026-11-20' } }, 'trop tard en ligne'],
  ['out of season', { answers: { day: '2027-05-01' } }, 'du samedi 12 décembre 2026 au dimanche 18 avril 2027'],
])('KIND-8 the questions say why it cannot be had: %s', async (_, change, sentence) => {
  expect((await ask(change)).refusal?.message).toContain(sentence)
})

test.each([
  ['days that do not exist', { direction: 'return', day: '2027-02-30', backDay: 'soon' }],
  ['values of other types', { direction: 7, place: true, vehicle: 1, day: false }],
])('bad input: %s are asked again', async (_, answers) => {
  const { questions, refusal } = await ask({ answers })
  expect([questions.find(({ id }) => id === 'day')?.value, refusal]).toEqual([null, null])
})

test.each([
  ['phone', { phone: 'x' }],
  ['address', { address: ' ' }],
  ['skiBags', { skiBags: -1 }],
  ['babySeats', { babySeats: 1e9 }],
  ['direction', { direction: 'up' }],
  ['day', { day: '2027-02-30' }],
])('bad input: a selection with a wrong %s is refused by name', async (name, change) => {
  const body = {
    resort: 'valorsene',
    lang: 'fr',
    product: 'transfer',
    selection: { ...ride, ...change },
    participants: family,
  }
  const { status, json } = await sales.ask('POST', '/api/carts/new/quote', body)
  expect([status, json.error.code]).toEqual([400, 'invalid'])
  expect(json.error.message).toContain(name)
})

test.each(['fr', 'en', 'es', 'nl'])('every question and option has words in %s', async (lang) => {
  const { questions } = await ask({ lang, people: family, stay })
  const texts = questions.flatMap((one) => [
    one.label,
    one.hint,
    ...(one.type === 'choice' ? one.options.map(({ label }) => label) : []),
  ])
  expect(texts.filter((text) => text.includes('??'))).toEqual([])
})
