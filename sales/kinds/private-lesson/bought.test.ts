import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { miscountedPools } from '../../availability/testing.ts'
import { createTestSales } from '../../server/testing.ts'
import type { TestSales } from '../../server/testing.ts'
import { createBuyer } from '../testing/buyer.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'schuss-private-'))
let sales: TestSales
beforeAll(async () => void (sales = await createTestSales({ SCHUSS_DATA: folder }, { background: true })))
afterEach(async () => {
  const broken = await miscountedPools(sales.database)
  if (broken.length > 0) throw new Error(`pools miscounted: ${JSON.stringify(broken)}`)
})
afterAll(async () => {
  await sales.close()
  rmSync(folder, { recursive: true, force: true })
})

const lea = { firstName: 'Léa', lastName: 'Martin', birthDate: '2018-05-04' }
const tom = { firstName: 'Tom', lastName: 'Martin', birthDate: '2016-03-01' }
const zoe = { firstName: 'Zoé', lastName: 'Martin', birthDate: '2012-03-01' }
const hour = (change: object = {}, participants: object[] = [lea]) => ({
  product: 'private-hour',
  selection: {
    type: 'private-lesson',
    discipline: 'ski',
    duration: '1h',
    day: '2027-01-12',
    start: '9:00',
    meetingPoint: 'drapeaux',
    ...change,
  },
  participants,
})
const telemark = (start: string, day = '2027-01-13') =>
  hour({ discipline: 'telemark', day, start, duration: '2h' }, [tom])

async function freeAt(discipline: string, day: string): Promise<Record<string, number>> {
  const { rows } = await sales.database.pool.query(
    `select data->>'time' as time, capacity - held - sold as free from place_pool where group_key = $1 and held + sold > 0`,
    [`instructors/${discipline}/${day}`],
  )
  return Object.fromEntries(rows.map(({ time, free }) => [time, free]))
}

test('KIND-2 three people take one line and one instructor in both half hours', async () => {
  const buyer = createBuyer(sales)
  const quoted = await buyer.quote(hour({}, [lea, tom, zoe]))
  expect(quoted.json).toMatchObject({ totalCents: 6400, lines: [{ refusal: null, overlaps: [] }] })
  expect(quoted.json.lines[0].quote.steps).toEqual([
    { label: '1 hour, up to 2 people', cents: 5200 },
    { label: 'For 3 people', cents: 1200 },
  ])
  await buyer.add(hour({ remark: 'Zoé speaks Dutch', phone: '0612345678' }, [lea, tom, zoe]))
  const { lines, totalCents } = buyer.cart()
  expect([lines.length, totalCents, lines[0].state, lines[0].variant]).toEqual([1, 6400, 'held', 'ski 1h'])
  expect(lines[0].people.map(({ firstName }: typeof lea) => firstName)).toEqual(['Léa', 'Tom', 'Zoé'])
  expect(lines[0].detail).toBe('Tuesday 12 January 2027 · 9:00\u00A0– 10:00 · Place des Drapeaux, Les Essarts · Skiing')
  expect(await freeAt('ski', '2027-01-12')).toEqual({ '9:00': 5, '9:30': 5 })
  await buyer.remove(lines[0].id)
  expect(await freeAt('ski', '2027-01-12')).toEqual({})
})

test('KIND-2 the only instructor of a discipline is taken once, however the lessons overlap', async () => {
  const first = createBuyer(sales)
  expect((await first.add(telemark('10:00'))).status).toBe(200)
  for (const start of ['9:00', '10:00', '11:30']) {
    const refused = await createBuyer(sales).add(telemark(start))
    expect([start, refused.status, refused.json.error?.code]).toEqual([start, 409, 'sold-out'])
  }
  expect((await createBuyer(sales).add(telemark('12:00'))).status).toBe(200)
  await first.remove(first.cart().lines[0].id)
  expect((await createBuyer(sales).add(telemark('10:00'))).status).toBe(200)
})

test('KIND-2 of forty who want the last instructor one gets it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      createBuyer(sales).add(telemark(index % 2 === 0 ? '14:00' : '15:00', '2027-01-20')),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect([statuses.filter((one) => one === 200).length, statuses.filter((one) => one >= 500)]).toEqual([1, []])
})

test('KIND-1 KIND-2 two things at one hour for one person are refused with a word, unless accepted', async () => {
  const buyer = createBuyer(sales)
  const lesson = {
    product: 'children-ski',
    selection: { type: 'lesson', slot: 'valorsene.children-ski.2027-01-10.morning.drapeaux', level: 'givre' },
    participants: [lea],
  }
  await buyer.add(lesson)
  const both = hour({ start: '11:00' }, [tom, lea])
  const refused = await buyer.add(both)
  expect([refused.status, refused.json.error.code]).toEqual([409, 'overlap'])
  expect(refused.json.error.message).toContain('Léa')
  expect((await buyer.add(hour({ start: '12:00' }, [tom, lea]))).status).toBe(200)
  expect((await buyer.add({ ...both, acceptOverlap: true })).status).toBe(200)
})

test('KIND-2 a stay that moves takes the lesson to the same weekday', async () => {
  const buyer = createBuyer(sales)
  await buyer.add({ ...hour({ start: '12:00' }), stay: { from: '2027-01-09', to: '2027-01-16' } })
  expect(buyer.cart().totalCents).toBe(4600)
  await buyer.setStay('2027-02-13', '2027-02-20')
  expect(buyer.cart()).toMatchObject({ totalCents: 5800, lines: [{ firstDay: '2027-02-16', state: 'held' }] })
})

test('KIND-2 it is paid with a group lesson in one order, and is in the cart of the contract', async () => {
  const buyer = createBuyer(sales)
  await buyer.add({
    product: 'children-ski',
    selection: {
      type: 'lesson',
      slot: 'valorsene.children-ski.2027-01-10.morning.drapeaux',
      level: 'givre',
      remark: 'Allergic to nuts',
      phone: '+33 6 12 34 56 78',
    },
    participants: [lea],
  })
  await buyer.add(hour({ start: '14:00', remark: 'Zoé speaks Dutch' }, [lea, tom]))
  const { orders } = await buyer.contract()
  expect(orders.ESF).toMatchObject([
    {
      merchantName: 'École de ski de Valorsène',
      total: 221,
      inscriptions: [{ total: 169 }, { activity: { id: 'private-hour' }, firstDay: '2027-01-12', total: 52 }],
    },
  ])
  const order = await buyer.pay()
  expect(order).toMatchObject({ totalCents: 22_100, lines: [{}, { participant: 'Léa Martin, Tom Martin' }] })
  const { rows } = await sales.database.pool.query(
    'select data from order_line where order_token = $1 order by position',
    [order.token],
  )
  expect(rows.map(({ data }) => [data.selection.remark, data.selection.phone])).toEqual([
    ['Allergic to nuts', '+33 6 12 34 56 78'],
    ['Zoé speaks Dutch', undefined],
  ])
  expect(rows[1].data).toMatchObject({ time: '14:00\u00A0– 15:00', meetingPoint: 'Place des Drapeaux, Les Essarts' })
  expect(await freeAt('ski', '2027-01-12')).toMatchObject({ '14:00': 7, '14:30': 7 })
})

test.each([
  ['remark', { remark: 'x'.repeat(301) }],
  ['phone', { phone: '1'.repeat(31) }],
  ['start', { start: ['9:00'] }],
  ['day', { day: '2027-02-30' }],
])('bad input: a wrong %s is refused by name, and nothing is kept', async (name, change) => {
  const buyer = createBuyer(sales)
  const { status, json } = await buyer.add(hour(change))
  expect([status, json.error.code]).toEqual([400, 'invalid'])
  expect(json.error.message).toContain(name)
})

test('KIND-1 a remark or phone of a group lesson that is too long is refused by name', async () => {
  const selection = { type: 'lesson', slot: 'valorsene.children-ski.2027-01-10.morning.drapeaux', level: 'givre' }
  for (const change of [{ remark: 'x'.repeat(301) }, { phone: '1'.repeat(31) }, { remark: 7 }]) {
    const wanted = { product: 'children-ski', selection: { ...selection, ...change }, participants: [lea] }
    const { status, json } = await createBuyer(sales).add(wanted)
    expect([status, json.error.message]).toEqual([400, expect.stringContaining(Object.keys(change)[0]!)])
  }
})
