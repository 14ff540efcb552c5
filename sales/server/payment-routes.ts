import { errorResponse } from 'base/http'
import { handleNotification } from '../checkout/notification.ts'
import type { CheckoutServices } from '../checkout/services.ts'
import { orderAddress } from '../orders/mail/mail-content.ts'
import { findOrder } from '../orders/order-store.ts'
import { findPayment } from '../payments/payment-store.ts'
import { fieldsOf } from '../payments/signature.ts'
import type { SalesContext } from './context.ts'
import type { Api } from './route.ts'

const tokenShape = /^[\w-]{8,64}$/

/** What the bank says to us: to our server, which counts, and through the browser, which only waits. */
export function addPaymentRoutes(api: Api, { database, metrics }: SalesContext, services: CheckoutServices): void {
  api.post('/payments/notify', async (c) => {
    const taken = await handleNotification(services, fieldsOf(new URLSearchParams(await c.req.text())))
    metrics.count('payment_messages_total', 'Messages of the bank that were looked at')
    if (taken.ok) return c.text('OK')
    services.log.warn({ alarm: true, refusal: taken.failure.code }, taken.failure.message)
    return c.text('ERROR')
  })
  api.get('/payments/return', async (c) => {
    const notice = services.provider.verify(fieldsOf(new URL(c.req.url).searchParams))
    const payment = notice.ok ? await findPayment(database.db, notice.value.paymentId) : undefined
    return backToSite(payment?.orderToken)
  })
  api.post('/payments/free', async (c) => backToSite(new URLSearchParams(await c.req.text()).get('order') ?? undefined))

  async function backToSite(token: string | undefined): Promise<Response> {
    const order = token && tokenShape.test(token) ? await findOrder(database.db, token) : undefined
    if (!order) return errorResponse(400, 'invalid', 'This is not a way back from a payment: return to your cart.')
    return new Response(null, { status: 303, headers: { location: orderAddress(order), 'cache-control': 'no-store' } })
  }
}
