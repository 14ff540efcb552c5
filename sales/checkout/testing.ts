import { randomBytes, randomUUID } from 'node:crypto'
import type { TestDatabase } from 'base/database/testing'
import { demoBankKey } from 'base/demo'
import { createLog } from 'base/log'
import { takeHolds } from '../availability/testing.ts'
import { sampleOrderLine, sampleOrder } from '../orders/testing.ts'
import { insertOrder } from '../orders/order-store.ts'
import type { Order } from '../orders/order.ts'
import { hostedForm } from '../payments/hosted-form.ts'
import { insertPayment } from '../payments/payment-store.ts'
import type { PaymentProvider, RefundResponse, RefundRequest } from '../payments/provider.ts'
import { signed } from '../payments/signature.ts'
import type { CheckoutServices } from './services.ts'
import { setCartState } from './cart-lock.ts'

export const account = { identifier: 'DEMO', key: demoBankKey }

/** Checkout services with a clock that can be set, recorded jobs, and a bank whose refunds the test answers. */
export type TestServices = CheckoutServices & {
  now: Date
  queuedJobs: { name: string; id: string }[]
  counted: string[]
  refunds: RefundRequest[]
  respondToRefund: () => RefundResponse
}

export function createTestServices(database: TestDatabase): TestServices {
  const form = hostedForm({ form: 'http://bank.test/form/process', ...account })
  const services: TestServices = {
    database,
    catalogues: { get: () => undefined },
    now: new Date('2026-11-21T09:00:00Z'),
    queuedJobs: [],
    counted: [],
    refunds: [],
    respondToRefund: () => ({ code: '0000', message: '' }),
    clock: () => services.now,
    log: createLog('test', 'silent'),
    metrics: { count: (name) => void services.counted.push(name) },
    freeUrl: 'http://sales.test/payments/free',
    jobs: { send: async (_, name, id) => void services.queuedJobs.push({ name, id }) },
    provider: refundsTo(form, async (order) => {
      services.refunds.push(order)
      return services.respondToRefund()
    }),
  }
  return services
}

function refundsTo(provider: PaymentProvider, refund: PaymentProvider['refund']): PaymentProvider {
  return { ...provider, refund }
}

export type StartedPurchase = { order: Order; paymentId: string; cartId: string }

/** A cart that was taken to the bank: places kept, order and payment written, as checkout does it. */
export async function startPurchase(
  database: TestDatabase,
  { pool, lines, now }: { pool: string; lines: number; now: Date },
): Promise<StartedPurchase> {
  const cartId = randomBytes(16).toString('hex')
  const ids = await takeHolds(database, { cart: cartId, pool, lines, now })
  await database.pool.query(
    `insert into cart (id, resort, version, state, lang, created_at, updated_at)
     values ($1, 'valorsene', 3, 'open', 'fr', $2, $2)`,
    [cartId, now],
  )
  for (const id of ids) await addCartLine(database, cartId, id)
  return startNextAttempt(database, { cartId }, now)
}

/** Takes a cart to the bank once more: a new order of the same lines. */
export async function startNextAttempt(
  database: TestDatabase,
  { cartId }: Pick<StartedPurchase, 'cartId'>,
  now: Date,
): Promise<StartedPurchase> {
  const { rows } = await database.pool.query<{ id: string }>('select id from cart_line where cart_id = $1', [cartId])
  const lines = rows.map(({ id }) => ({ ...sampleOrderLine(), id }))
  const order = sampleOrder({ cartId, totalCents: 20_900 * lines.length, createdAt: now })
  const paymentId = `${order.number}-1`
  await database.db.transaction(async (db) => {
    await insertOrder(db, order, lines)
    await insertPayment(db, { id: paymentId, orderToken: order.token, amountCents: order.totalCents, now })
    await setCartState(db, cartId, { state: 'paying', orderToken: order.token, now })
  })
  return { order, paymentId, cartId }
}

export async function addCartLine(database: TestDatabase, cartId: string, id: string): Promise<void> {
  const personId = randomUUID()
  await database.pool.query(
    `insert into person (id, cart_id, position, first_name, last_name, birth_date)
     values ($1, $2, 0, 'Maël', '<b>Lœuillet</b>', '2018-03-04')`,
    [personId, cartId],
  )
  await database.pool.query(
    `insert into cart_line (id, cart_id, people, position, kind, type, product, selection, first_day, last_day, price_cents,
       derivation)
     values ($1, $2, array[$3::uuid], 0, 'ESF', 'lesson', 'children-ski', '{"type": "lesson", "slot": "s", "level": "givre"}', '2026-12-20', '2026-12-25', 20900, '{}')`,
    [id, cartId, personId],
  )
}

/** A message of the bank about a payment, signed; `change` comes before the signature. */
export function signedNotification(
  { paymentId, order }: Pick<StartedPurchase, 'paymentId' | 'order'>,
  code: string,
  change: Record<string, string> = {},
): Record<string, string> {
  const fields = {
    IDENTIFIER: account.identifier,
    OPERATIONTYPE: 'payment',
    ORDERID: paymentId,
    TRANSACTIONID: `T-${paymentId}`,
    AMOUNT: String(order.totalCents),
    EXECCODE: code,
    MESSAGE: '',
    VERSION: '3.0',
    ...change,
  }
  return signed(fields, account.key)
}
