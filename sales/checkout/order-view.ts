import type { Sql } from 'base/database'
import type { OrderView } from '../api/cart.ts'
import type { Lang } from '../catalogue/product.ts'
import { findOrder, linesOfOrder } from '../orders/order-store.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import { ruleOf } from '../payments/codes.ts'
import { paymentOfOrder } from '../payments/payment-store.ts'
import type { Payment } from '../payments/payment-store.ts'
import { sentenceFor } from '../payments/sentences.ts'
import { orderMessages } from './wording/messages.ts'

/** The view of an order's page; undefined for an unknown token. Lines are in the language in which they were bought. */
export async function readOrderView(db: Sql, token: string, lang: Lang): Promise<OrderView | undefined> {
  const order = await findOrder(db, token)
  if (!order) return undefined
  const [lines, payment] = [await linesOfOrder(db, token), await paymentOfOrder(db, token)]
  const { number, cartId, state, totalCents, buyer, createdAt, paidAt } = order
  return {
    token,
    number,
    cartId,
    state,
    ...outcome(order, payment, lang),
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    totalCents,
    buyer: { firstName: buyer.firstName, lastName: buyer.lastName, email: buyer.email },
    lines: lines.map(lineView),
  }
}

type Outcome = Pick<OrderView, 'code' | 'message' | 'retry'>

/** The bank's code is shown only when it is final; codes of pending payments are not stored. */
function outcome({ state }: Order, payment: Payment | undefined, lang: Lang): Outcome {
  const words = orderMessages[lang]
  if (state === 'paid') return { code: '0000', message: payment ? sentenceFor('0000', lang) : words.free, retry: false }
  if (state === 'refused') {
    const code = payment?.code ?? ''
    return { code, message: sentenceFor(code, lang), retry: ruleOf(code).retry }
  }
  if (state === 'refund-due') return { code: null, message: words['refund-due'], retry: false }
  if (state === 'awaiting-payment') return { code: null, message: sentenceFor('0003', lang), retry: false }
  const refunded = payment?.state === 'refunded'
  return { code: null, message: refunded ? words.refunded : sentenceFor('4004', lang), retry: !refunded }
}

function lineView({ kind, totalCents, data }: OrderLine): OrderView['lines'][number] {
  const { name, merchantName, participant, detail, firstDay, lastDay, meetingPoint, withdrawal } = data
  return { kind, totalCents, name, merchantName, participant, detail, firstDay, lastDay, meetingPoint, withdrawal }
}
