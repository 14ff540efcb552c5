import type { Config } from 'base/config'
import { z } from 'zod'
import { cartView, checkoutAnswer, checkoutRequest, giveUpRequest, orderView } from '../api/cart.ts'
import type { CheckoutAnswer } from '../api/cart.ts'
import { lang } from '../api/scalars.ts'
import { beginCheckout } from '../checkout/begin-checkout.ts'
import type { CheckoutServices } from '../checkout/services.ts'
import { cancelCheckout } from '../checkout/cancel-checkout.ts'
import { readOrderView } from '../checkout/order-view.ts'
import { writeResponse } from './cart-routes.ts'
import type { SalesContext } from './context.ts'
import { addRoute, answer, refuse } from './route.ts'
import type { Api } from './route.ts'

/** From the cart to the bank, and what became of it. */
export function addCheckoutRoutes(api: Api, context: SalesContext, services: CheckoutServices): void {
  addRoute(
    api,
    {
      method: 'post',
      path: '/api/carts/{id}/checkout',
      operationId: 'checkout',
      tag: 'orders',
      summary: 'Order the cart: answers the form that goes to the bank',
      body: checkoutRequest,
      answer: checkoutAnswer,
    },
    async ({ params, body }) => {
      if (!isOurs(body.returnTo, context.config))
        return refuse(400, 'invalid', 'returnTo: an address of the site is needed, to which the buyer comes back.')
      return writeResponse<CheckoutAnswer>(await beginCheckout(context, services, params.id, body), body.lang)
    },
  )
  addRoute(
    api,
    {
      method: 'delete',
      path: '/api/carts/{id}/checkout',
      operationId: 'cancelCheckout',
      tag: 'orders',
      summary: 'Give the payment up, so that the cart can be changed again',
      body: giveUpRequest,
      answer: cartView,
    },
    async ({ params, body }) => writeResponse(await cancelCheckout(context, services, params.id, body), body.lang),
  )
  addRoute(
    api,
    {
      method: 'get',
      path: '/api/orders/{token}',
      operationId: 'getOrder',
      tag: 'orders',
      summary: 'What became of an order',
      query: z.object({ lang }),
      answer: orderView,
    },
    async ({ params, query: { lang } }) => {
      const order = await readOrderView(context.database.db, params.token, lang)
      if (!order) return refuse(404, 'unknown-order', 'There is no such order: check the link in your mail.')
      return answer(order, { 'cache-control': 'no-store' })
    },
  )
}

/** Whether the browser may be sent there after a payment: the site's origin, a host below it, or a language's own. */
function isOurs(
  address: string,
  { siteOrigin, languageOrigins }: Pick<Config, 'siteOrigin' | 'languageOrigins'>,
): boolean {
  const [url, site] = [new URL(address), new URL(siteOrigin)]
  if (languageOrigins.includes(url.origin)) return true
  const sameHost = url.hostname === site.hostname || url.hostname.endsWith(`.${site.hostname}`)
  return url.protocol === site.protocol && url.port === site.port && sameHost
}
