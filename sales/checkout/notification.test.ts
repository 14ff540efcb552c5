import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { releaseHolds, expireHolds } from '../availability/holds.ts'
import { miscountedPools, makePool, takeHolds } from '../availability/testing.ts'
import { findOrder } from '../orders/order-store.ts'
import { findPayment } from '../payments/payment-store.ts'
import { migrateSales } from '../store/migrate.ts'
import { handleNotification } from './notification.ts'
import { refundTransaction } from './refund.ts'
import { runMaintenance } from './maintenance.ts'
import { addCartLine, startPurchase, signedNotification, createTestServices, startNextAttempt } from './testing.ts'
import type { TestServices, StartedPurchase } from './testing.ts'

let database: TestDatabase
let services: TestServices
let pool = ''
let count = 0
beforeAll(async () => void (database = await createTestDatabase('sales_store', migrateSales)))
beforeEach(async () => {
  services = createTestServices(database)
  pool = `pool-${(count += 1)}`
  await makePool(database, pool, 3)
})
afterEach(async () => {
  const broken = await miscountedPools(database)
  if (broken.length > 0) throw new Error(`pools miscounted: ${JSON.stringify(broken)}`)
})
afterAll(() => database.close())

const begin = (places = 2) => startPurchase(database, { pool, lines: places, now: services.now })
const take = (one: StartedPurchase, code: string, change = {}) =>
  handleNotification(services, signedNotification(one, code, change))
const pass = (minutes: number) => (services.now = new Date(services.now.getTime() + minutes * 60_000))
const sweep = () => database.db.transaction((db) => expireHolds(db, services.now))
const one = async (text: string, values: unknown[]): Promise<Record<string, unknown>> =>
  (await database.pool.query<Record<string, unknown>>(text, values)).rows[0] ?? {}

/** What became of an order, in words: order, payment, cart, sold places, mails, refunds. */
async function story({ order, paymentId, cartId }: StartedPurchase) {
  const mails = await one('select count(*)::int as n from mail where order_token = $1 and kind = $2', [
    order.token,
    'confirmation',
  ])
  return {
    order: (await findOrder(database.db, order.token))?.state,
    payment: (await findPayment(database.db, paymentId))?.state,
    cart: (await one('select state from cart where id = $1', [cartId])).state,
    sold: (await one('select sold from place_pool where id = $1', [pool])).sold,
    mails: mails.n,
    refunds: services.queuedJobs.filter(({ name }) => name === 'refund').length,
  }
}

const paid = { order: 'paid', payment: 'paid', cart: 'ordered', sold: 2, mails: 1, refunds: 0 }
const waiting = { order: 'awaiting-payment', payment: 'started', cart: 'paying', sold: 0, mails: 0, refunds: 0 }

test('CART-5 a verified 0000 makes one paid order, its places sold and its mail written', async () => {
  const buy = await begin()
  expect(await take(buy, '0000')).toEqual({ ok: true, value: 'applied' })
  expect(await story(buy)).toEqual(paid)
})

test('a repeated notification changes nothing, whether sequential or concurrent', async () => {
  const buy = await begin()
  const answers = await Promise.all(Array.from({ length: 8 }, () => take(buy, '0000')))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(await take(buy, '0000')).toEqual({ ok: true, value: 'this was known' })
  expect(await story(buy)).toEqual(paid)
})

test.each([
  ['a wrong signature', { HASH: '0'.repeat(64) }, 'bad-signature'],
  ['an amount changed after signing', { AMOUNT: '1' }, 'bad-signature'],
])('a message with %s changes nothing', async (_, change, code) => {
  const buy = await begin()
  expect(await handleNotification(services, { ...signedNotification(buy, '0000'), ...change })).toMatchObject({
    ok: false,
    failure: { code },
  })
  expect(await story(buy)).toEqual(waiting)
})

test.each([
  ['the account of somebody else', { IDENTIFIER: 'OTHER' }, 'other-account'],
  ['an unknown order', { ORDERID: 'nobody-1' }, 'unknown-order'],
  ['no readable code', { EXECCODE: 'yes' }, 'bad-fields'],
  ['an amount that is none', { AMOUNT: '-41800' }, 'bad-fields'],
])('a message with %s, rightly signed, changes nothing', async (_, change, code) => {
  const buy = await begin()
  expect(await take(buy, '0000', change)).toMatchObject({ ok: false, failure: { code } })
  expect(await story(buy)).toEqual(waiting)
})

const alerts = async ({ paymentId }: StartedPurchase) =>
  (
    await database.pool.query('select kind, transaction_id, amount_cents from payment_alert where payment_id = $1', [
      paymentId,
    ])
  ).rows

test('a payment of a wrong amount is refunded whole, and staff are alerted', async () => {
  const buy = await begin()
  expect(await take(buy, '0000', { AMOUNT: '100' })).toEqual({ ok: true, value: 'applied' })
  expect(await story(buy)).toMatchObject({
    order: 'refund-due',
    payment: 'refund-due',
    cart: 'open',
    sold: 0,
    refunds: 1,
  })
  await refundTransaction(services, `T-${buy.paymentId}`)
  expect(services.refunds).toMatchObject([{ transactionId: `T-${buy.paymentId}`, amountCents: 100 }])
  expect(await alerts(buy)).toEqual([{ kind: 'wrong-amount', transaction_id: `T-${buy.paymentId}`, amount_cents: 100 }])
  expect(await one('select text from mail where order_token = $1', [buy.order.token])).toMatchObject({
    text: expect.stringMatching(/1,00\s€/),
  })
})

test('a wrong amount of what was not paid changes nothing', async () => {
  const buy = await begin()
  expect(await take(buy, '4001', { AMOUNT: '100' })).toMatchObject({ ok: false, failure: { code: 'wrong-amount' } })
  expect(await story(buy)).toEqual(waiting)
})

test('ORDER-13 a refund that the bank made by itself is recorded once and told to staff; the order stays', async () => {
  const buy = await begin()
  await take(buy, '0000')
  const refund = { OPERATIONTYPE: 'refund', TRANSACTIONID: 'R-office', AMOUNT: '20900' }
  expect(await take(buy, '0000', refund)).toEqual({ ok: true, value: 'applied' })
  expect(await take(buy, '0000', refund)).toEqual({ ok: true, value: 'this refund was known' })
  expect(await alerts(buy)).toEqual([{ kind: 'bank-refund', transaction_id: 'R-office', amount_cents: 20_900 }])
  expect(services.counted).toEqual(['payment_alerts_total'])
  expect(await story(buy)).toEqual(paid)
})

test('ORDER-13 a chargeback is recorded and told to staff', async () => {
  const buy = await begin()
  await take(buy, '0000')
  await take(buy, '0000', { OPERATIONTYPE: 'chargeback', TRANSACTIONID: 'C1' })
  expect(await alerts(buy)).toMatchObject([{ kind: 'bank-operation', transaction_id: 'C1' }])
})

test('the notification of our own refund is no alert, also when its response or it comes first', async () => {
  const buy = await begin()
  await take(buy, '0000', { AMOUNT: '100' })
  services.respondToRefund = () => ({ code: '0000', message: '', id: 'R-ours' })
  await refundTransaction(services, `T-${buy.paymentId}`)
  const refund = { OPERATIONTYPE: 'refund', TRANSACTIONID: 'R-ours', AMOUNT: '100' }
  expect(await take(buy, '0000', refund)).toEqual({ ok: true, value: 'this refund was known' })
  expect((await alerts(buy)).map(({ kind }) => kind)).toEqual(['wrong-amount'])
})

test('the transaction of one payment cannot pay another', async () => {
  const [first, second] = [await begin(1), await begin(1)]
  await take(first, '0000', { TRANSACTIONID: 'SHARED' })
  expect(await take(second, '0000', { TRANSACTIONID: 'SHARED' })).toMatchObject({ failure: { code: 'other-payment' } })
  expect(await story(second)).toMatchObject({ order: 'awaiting-payment', sold: 1 })
})

test('CART-5 a timeout is no outcome; the late 0000 pays once', async () => {
  const buy = await begin()
  await take(buy, '5004')
  expect(await story(buy)).toEqual({ ...waiting, payment: 'pending' })
  await take(buy, '0000')
  await take(buy, '5004')
  expect(await story(buy)).toEqual(paid)
})

test('after a refusal the cart is open with its places, and a second try pays it', async () => {
  const buy = await begin()
  await take(buy, '4001')
  expect(await story(buy)).toEqual({ ...waiting, order: 'refused', payment: 'refused', cart: 'open' })
  expect(await one('select held from place_pool where id = $1', [pool])).toEqual({ held: 2 })
  expect((await findPayment(database.db, buy.paymentId))?.code).toBe('4001')
  await take(buy, '0000', { TRANSACTIONID: 'second-card' })
  expect(await story(buy)).toEqual(paid)
})

test('a due refund whose job was lost is queued again', async () => {
  const buy = await begin()
  pass(21)
  await sweep()
  await takeHolds(database, { cart: 'other', pool, lines: 2, now: services.now })
  await take(buy, '0000')
  services.queuedJobs.length = 0
  pass(60)
  await runMaintenance(services)
  expect(services.queuedJobs).toContainEqual({ name: 'refund', id: `T-${buy.paymentId}` })
})

test('a pending payment keeps its places for as long as it locks the cart', async () => {
  const buy = await begin()
  await take(buy, '5004')
  pass(59)
  await runMaintenance(services)
  expect(await one('select held from place_pool where id = $1', [pool])).toEqual({ held: 2 })
  expect(await story(buy)).toMatchObject({ payment: 'pending', cart: 'paying' })
  pass(2)
  await runMaintenance(services)
  expect(await one('select held from place_pool where id = $1', [pool])).toEqual({ held: 0 })
  expect(await story(buy)).toMatchObject({ payment: 'abandoned', cart: 'open' })
})

test('an overdue payment is abandoned, and not a later one of the same cart', async () => {
  const first = await begin()
  const second = await startNextAttempt(database, first, pass(15))
  pass(10)
  await runMaintenance(services)
  expect(await story(first)).toMatchObject({ order: 'cancelled', payment: 'abandoned', cart: 'paying' })
  expect(await story(second)).toMatchObject({ order: 'awaiting-payment', payment: 'started', cart: 'paying' })
})

test('a payment that cannot be abandoned does not block the others and the rest of the maintenance', async () => {
  const [stuck, other] = [await begin(1), await begin(1)]
  await database.pool.query(
    `alter table payment add constraint stuck check (id <> '${stuck.paymentId}' or state = 'started')`,
  )
  pass(21)
  await runMaintenance(services)
  await database.pool.query('alter table payment drop constraint stuck')
  expect(await story(stuck)).toEqual(waiting)
  expect(await story(other)).toMatchObject({ order: 'cancelled', payment: 'abandoned', cart: 'open' })
  expect((await one('select held from place_pool where id = $1', [pool])).held).toBe(0)
})

test('paid after the places went back: kept while they are free', async () => {
  const buy = await begin()
  pass(21)
  await sweep()
  await take(buy, '0000')
  expect(await story(buy)).toEqual(paid)
})

test('paid after the places went to others: nothing is oversold and the money goes back by itself, once', async () => {
  const buy = await begin()
  pass(21)
  await sweep()
  await takeHolds(database, { cart: 'other', pool, lines: 2, now: services.now })
  await take(buy, '0000')
  const owed = { order: 'refund-due', payment: 'refund-due', cart: 'open', sold: 0, mails: 0, refunds: 1 }
  expect(await story(buy)).toEqual(owed)
  for (let i = 0; i < 2; i += 1) await refundTransaction(services, `T-${buy.paymentId}`)
  expect(services.refunds).toMatchObject([{ transactionId: `T-${buy.paymentId}`, amountCents: 41_800 }])
  const back = { ...owed, order: 'cancelled', payment: 'refunded' }
  expect(await story(buy)).toEqual(back)
  expect(await take(buy, '0000')).toEqual({ ok: true, value: 'this was known' })
  expect(await story(buy)).toEqual(back)
})

test('a refund whose answer was lost is not done twice: the bank has nothing left, or tells us', async () => {
  const [first, second] = [await begin(1), await begin(1)]
  for (const buy of [first, second]) {
    await database.db.transaction((db) => releaseHolds(db, buy.cartId))
    await database.pool.query('delete from cart_line where cart_id = $1', [buy.cartId])
    await take(buy, '0000')
    services.respondToRefund = () => ({ code: undefined, message: 'timeout' })
    await expect(refundTransaction(services, `T-${buy.paymentId}`)).rejects.toThrow('timeout')
    expect(await story(buy)).toMatchObject({ order: 'refund-due' })
  }
  services.respondToRefund = () => ({ code: '2008', message: 'nothing left' })
  await refundTransaction(services, `T-${first.paymentId}`)
  await take(second, '0000', { OPERATIONTYPE: 'refund', TRANSACTIONID: 'R1' })
  for (const buy of [first, second]) expect(await story(buy)).toMatchObject({ order: 'cancelled', payment: 'refunded' })
  await refundTransaction(services, `T-${second.paymentId}`)
  expect(services.refunds).toHaveLength(3)
})

test('a refund that the bank refuses at the first attempt stays owed', async () => {
  const buy = await begin()
  await addCartLine(database, buy.cartId, crypto.randomUUID())
  await take(buy, '0000')
  services.respondToRefund = () => ({ code: '2008', message: 'no' })
  await expect(refundTransaction(services, `T-${buy.paymentId}`)).rejects.toThrow('2008')
  expect(await story(buy)).toMatchObject({ order: 'refund-due', payment: 'refund-due', cart: 'open' })
  expect(await alerts(buy)).toMatchObject([{ kind: 'refund-failed', transaction_id: `T-${buy.paymentId}` }])
})

test('a second charge for a paid order goes back, and the order stays', async () => {
  const buy = await begin()
  await take(buy, '0000')
  await take(buy, '0000', { TRANSACTIONID: 'again' })
  expect(await story(buy)).toEqual({ ...paid, refunds: 1 })
  await refundTransaction(services, 'again')
  expect(await story(buy)).toEqual({ ...paid, refunds: 1 })
})

test('two orders of one cart, both paid: the first is kept, the second goes back', async () => {
  const first = await begin()
  await take(first, '4001')
  const second = await startNextAttempt(database, first, pass(1))
  await take(first, '0000', { TRANSACTIONID: 'late' })
  expect(await story(first)).toEqual(paid)
  expect(await story(second)).toMatchObject({ order: 'cancelled', payment: 'abandoned' })
  await take(second, '0000')
  expect(await story(second)).toMatchObject({ order: 'refund-due', payment: 'refund-due', cart: 'ordered', sold: 2 })
})
