import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { miscountedPools } from '../../availability/testing.ts'
import { createTestSales } from '../../server/testing.ts'
import type { TestSales } from '../../server/testing.ts'
import { createBuyer } from '../testing/buyer.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'schuss-transfer-'))
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

const person = (firstName: string, birthDate = '1985-07-01') => ({ firstName, lastName: 'Martin', birthDate })
const family = [person('Anne'), person('Max'), person('Léa', '2018-05-04'), person('Tim', '2025-03-01')]
const wanted = (change: object = {}, participants: object[] = family) => ({
  product: 'transfer',
  selection: {
    type: 'transfer',
    direction: 'return',
    place: 'pontcombe',
    vehicle: 'shared',
    day: '2027-01-09',
    time: '10:00',
    number: 'TER 884512',
    backDay: '2027-01-16',
    backTime: '17:00',
    address: 'Chalet 4, Les Essarts',
    phone: '0612345678',
    babySeats: 1,
    boosters: 1,
    ...change,
  },
  participants,
})
const people = (count: number, name: string) => Array.from({ length: count }, (_, index) => person(`${name}${index}`))

async function heldOf(pool: string): Promise<number> {
  const { rows } = await sales.database.pool.query('select held + sold as taken from place_pool where id = $1', [
    `valorsene.${pool}`,
  ])
  return rows[0].taken
}

test('KIND-8 a family of four has one line with a seat for everybody in both departures', async () => {
  const buyer = createBuyer(sales)
  const quoted = await buyer.quote(wanted())
  expect(quoted.json.lines[0].quote.steps).toEqual([
    { label: 'To the resort, 4 seats', cents: 11_200 },
    { label: 'From the resort, 4 seats', cents: 11_200 },
  ])
  await buyer.add(wanted())
  const [line, ...others] = buyer.cart().lines
  expect([others, line.totalCents, line.state, line.variant, line.people.length]).toEqual([
    [],
    22_400,
    'held',
    'return shared',
    4,
  ])
  expect(line.detail).toBe(
    'To the resort Saturday 9 January 2027, 10:00 · From the resort Saturday 16 January 2027, 17:00 · Pontcombe station · Shared shuttle · 1 baby seat · 1 booster seat',
  )
  const pools = ['transfer.pontcombe.to.2027-01-09.1000', 'transfer.pontcombe.from.2027-01-16.1700']
  expect(await Promise.all(pools.map(heldOf))).toEqual([4, 4])
  await buyer.remove(line.id)
  expect(await Promise.all(pools.map(heldOf))).toEqual([0, 0])
})

test('KIND-8 a return is had together or not at all', async () => {
  const day = { day: '2027-01-23', backDay: '2027-01-30', babySeats: 0, boosters: 0 }
  for (const [count, name] of [
    [12, 'a'],
    [2, 'b'],
  ] as const)
    await createBuyer(sales).add(
      wanted({ ...day, direction: 'from', day: '2027-01-30', time: '17:00' }, people(count, name)),
    )
  const buyer = createBuyer(sales)
  const refused = await buyer.add(wanted(day, people(3, 'c')))
  expect([refused.status, refused.json.error.code]).toEqual([409, 'sold-out'])
  expect(await heldOf('transfer.pontcombe.to.2027-01-23.1000')).toBe(0)
  expect(await heldOf('transfer.pontcombe.from.2027-01-30.1700')).toBe(14)
  expect((await buyer.add(wanted(day, people(2, 'c')))).status).toBe(200)
  expect(await heldOf('transfer.pontcombe.from.2027-01-30.1700')).toBe(16)
})

test('KIND-8 of forty who want the last four vehicles, four get one', async () => {
  const ride = { direction: 'to', vehicle: 'private', day: '2027-01-27', babySeats: 0, boosters: 0 }
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      createBuyer(sales).add(wanted({ ...ride, time: index % 2 === 0 ? '9:00' : '10:00' }, people(1, `p${index}-`))),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect([statuses.filter((one) => one === 200).length, statuses.filter((one) => one >= 500)]).toEqual([4, []])
  expect(await heldOf('vehicle.2027-01-27.1000')).toBe(4)
})

const privateLesson = (day: string, start: string) => ({
  product: 'private-hour',
  selection: { type: 'private-lesson', discipline: 'ski', duration: '1h', day, start, meetingPoint: 'drapeaux' },
  participants: [family[2]!],
})

test('KIND-8 a lesson during one of the rides is refused with a word, one between them is not', async () => {
  const buyer = createBuyer(sales)
  await buyer.add(wanted())
  const refused = await buyer.add(privateLesson('2027-01-09', '10:30'))
  expect([refused.status, refused.json.error.code]).toEqual([409, 'overlap'])
  expect((await buyer.add(privateLesson('2027-01-12', '10:00'))).status).toBe(200)
  expect((await buyer.add(privateLesson('2027-01-16', '16:00'))).status).toBe(200)
})

test('KIND-8 a stay that moves takes both rides to its days, at their prices', async () => {
  const buyer = createBuyer(sales)
  await buyer.add({ ...wanted(), stay: { from: '2027-01-09', to: '2027-01-16' } })
  await buyer.setStay('2027-02-13', '2027-02-20')
  expect(buyer.cart()).toMatchObject({
    totalCents: 27_200,
    lines: [{ firstDay: '2027-02-13', lastDay: '2027-02-20', state: 'held' }],
  })
})

test('KIND-8 it is paid with a lesson in one order, and is in the cart of the contract', async () => {
  const buyer = createBuyer(sales)
  await buyer.add(wanted())
  await buyer.add({
    product: 'children-ski',
    selection: { type: 'lesson', slot: 'valorsene.children-ski.2027-01-10.morning.drapeaux', level: 'givre' },
    participants: [family[2]!],
  })
  const { orders, price } = await buyer.contract()
  expect(price).toBe(393)
  expect(orders.TRANSFER).toMatchObject([
    { merchantName: 'Navettes de la Combe', total: 224, inscriptions: [{ product: { id: 'transfer' }, total: 224 }] },
  ])
  const order = await buyer.pay()
  expect(order).toMatchObject({
    totalCents: 39_300,
    lines: [{ kind: 'TRANSFER', meetingPoint: 'Pontcombe station' }, { kind: 'ESF' }],
  })
  expect(order.lines[0].participant).toBe('Anne Martin, Max Martin, Léa Martin, Tim Martin')
})

test('bad input: more seats than people, and ninety-nine people, are refused', async () => {
  const refused = await createBuyer(sales).add(wanted({ boosters: 4 }))
  expect([refused.status, refused.json.error.code]).toEqual([409, 'not-bookable'])
  expect((await createBuyer(sales).add(wanted({}, people(99, 'x')))).status).toBe(400)
  expect((await createBuyer(sales).add(wanted({}, []))).status).toBe(409)
})
