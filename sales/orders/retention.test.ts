import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makePool, miscountedPools } from '../availability/testing.ts'
import { startPurchase } from '../checkout/testing.ts'
import type { StartedPurchase } from '../checkout/testing.ts'
import { migrateSales } from '../store/migrate.ts'
import { erasePersonalData } from './retention.ts'
import { findOrder, linesOfOrder, setOrderState } from './order-store.ts'

const bought = new Date('2026-11-21T09:00:00Z')
const retention = { unpaidOrderDays: 30, participantDays: 365, mailDays: 90 }
let database: TestDatabase
let buy: StartedPurchase
let count = 0
beforeAll(async () => void (database = await createTestDatabase('sales_store', migrateSales)))
beforeEach(async () => {
  const pool = `retention-${(count += 1)}`
  await makePool(database, pool, 3)
  buy = await startPurchase(database, { pool, lines: 1, now: bought })
})
afterAll(() => database.close())

const eraseAfter = (days: number) =>
  database.db.transaction((db) => erasePersonalData(db, new Date(bought.getTime() + days * 86_400_000), retention))

/** What is left of names and birth dates: of the buyer, of the order's lines, of the cart. */
async function personalData(): Promise<unknown[]> {
  const order = await findOrder(database.db, buy.order.token)
  const lines = await linesOfOrder(database.db, buy.order.token)
  const { rows } = await database.pool.query('select first_name from person where cart_id = $1', [buy.cartId])
  return [order?.buyer.firstName, ...lines.flatMap(({ data }) => [data.participant, data.birthDate]), rows.length]
}
const all = ['Zoé', 'Maël <b>Lœuillet</b>', '2018-03-04', 1]

test.each(['awaiting-payment', 'refused', 'cancelled'] as const)(
  'ORDER-11 an order that is %s loses buyer and participants after 30 days',
  async (state) => {
    await setOrderState(database.db, buy.order.token, state)
    await eraseAfter(29)
    expect(await personalData()).toEqual(all)
    await eraseAfter(31)
    expect(await personalData()).toEqual(['', '', '', 0])
    expect(await findOrder(database.db, buy.order.token)).toMatchObject({
      number: buy.order.number,
      totalCents: 20_900,
    })
    expect(await miscountedPools(database)).toEqual([])
  },
)

test('ORDER-11 a paid order loses its participants a year after the last day, and keeps its buyer for the invoice', async () => {
  await setOrderState(database.db, buy.order.token, 'paid', bought)
  await eraseAfter(365 + 33)
  expect(await personalData()).toEqual(all)
  await eraseAfter(365 + 36)
  expect(await personalData()).toEqual(['Zoé', '', '', 0])
})

test('ORDER-11 a cart in use keeps its people although an earlier order of it was cancelled', async () => {
  await setOrderState(database.db, buy.order.token, 'cancelled')
  await database.pool.query('update cart set updated_at = $1 where id = $2', [new Date('2026-12-20'), buy.cartId])
  await eraseAfter(31)
  expect(await personalData()).toEqual(all)
})

const mailStates = async () => (await database.pool.query('select state from mail')).rows.map(({ state }) => state)

test('ORDER-11 mails are deleted after 90 days, unless they still wait to be sent', async () => {
  for (const state of ['sent', 'undeliverable', 'waiting'])
    await database.pool.query(
      `insert into mail (id, kind, recipient, lang, subject, text, html, state, created_at)
       values (gen_random_uuid(), 'confirmation', 'zoe@example.org', 'fr', '', '', '', $1, $2)`,
      [state, bought],
    )
  await eraseAfter(89)
  expect(await mailStates()).toHaveLength(3)
  await eraseAfter(91)
  expect(await mailStates()).toEqual(['waiting'])
})
