import { handleNotification } from '../checkout/notification.ts'
import type { CheckoutServices } from '../checkout/services.ts'
import { orderAddress } from '../orders/mail/mail-content.ts'
import { findOrder } from '../orders/order-store.ts'
import { findPayment } from '../payments/payment-store.ts'
import { fieldsOf } from '../payments/signature.ts'
import type { SalesContext } from './context.ts'
import { unknownReturnPage } from './return-page.ts'
import type { Api } from './route.ts'

const tokenShape = /^[\w-]{8,64}$/

/** The bank's notifications to our server, which decide, and the browser's return, which only shows the order's page. */
export function addPaymentRoutes(
  api: Api,
  { database, metrics, config }: SalesContext,
  services: CheckoutServices,
): void {
  api.post('/payments/notify', async (c) => {
    const taken = await handleNotification(services, fieldsOf(new URLSearchParams(await c.req.text())))
    metrics.count('payment_messages_total', 'Messages of the bank that were looked at')
    if (taken.ok) return c.text('OK')
    services.log.warn({ alarm: true, refusal: taken.failure.code }, taken.failure.message)
    return c.text('ERROR')
  })
  api.get('/payments/return', async (c) => {
    const returned = services.provider.verify(fieldsOf(new URL(c.req.url).searchParams))
    const payment = returned.ok ? await findPayment(database.db, returned.value.paymentId) : undefined
    return backToSite(c.req.header('accept-language'), payment?.orderToken)
  })
  api.post('/payments/free', async (c) => {
    const token = new URLSearchParams(await c.req.text()).get('order') ?? undefined
    return backToSite(c.req.header('accept-language'), token)
  })

  async function backToSite(acceptLanguage: string | undefined, token: string | undefined): Promise<Response> {
    const order = token && tokenShape.test(token) ? await findOrder(database.db, token) : undefined
    if (!order) return unknownReturnPage(acceptLanguage, config.siteOrigin)
    return new Response(null, { status: 303, headers: { location: orderAddress(order), 'cache-control': 'no-store' } })
  }
}
