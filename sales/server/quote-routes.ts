import { dayAt } from 'base/day'
import { quote, quoteRequest } from '../api/offers.ts'
import type { Quote } from '../api/offers.ts'
import { additionQuote, quoteAdditionRequest } from '../api/addition-quote.ts'
import { loadCart } from '../cart/cart-store.ts'
import { emptyCartOf, quoteAddition } from '../cart/quote-addition.ts'
import { describePrice } from '../cart/describe-price.ts'
import { checkedSelection } from '../kinds/selection.ts'
import { priceSelection, resolveSelection } from '../kinds/resolve.ts'
import { refusalResponse } from './cart-routes.ts'
import type { SalesContext } from './context.ts'
import { unknownResort } from './offer-routes.ts'
import { addRoute, answer } from './route.ts'
import type { Api } from './route.ts'

/** What something would cost for somebody, before it is in a cart. */
export function addQuoteRoutes(api: Api, { database, catalogues, clock }: SalesContext): void {
  addRoute(
    api,
    {
      method: 'post',
      path: '/api/quote',
      operationId: 'quote',
      tag: 'offers',
      summary: 'What it would cost for somebody born that day',
      body: quoteRequest.extend({ selection: checkedSelection }),
      answer: quote,
    },
    ({ body: { resort, lang, product, selection, birthDate } }) => {
      const catalogue = catalogues.get(resort)
      if (!catalogue) return unknownResort()
      const today = dayAt(clock(), catalogue.timeZone)
      const choice = resolveSelection(catalogue, product, selection, today)
      if (!choice.ok) return refusalResponse(choice.failure, lang)
      const price = priceSelection(choice.value, [{ id: '', firstName: '', lastName: '', birthDate }])
      if (!price.ok) return refusalResponse(price.failure, lang)
      const { cents, ...derivation } = price.value
      const quoted: Quote = {
        priceCents: cents,
        ...describePrice(catalogue, { product, selection, derivation }, derivation.steps, lang),
      }
      return answer(quoted)
    },
  )
  addRoute(
    api,
    {
      method: 'post',
      path: '/api/carts/{id}/quote',
      operationId: 'quoteAddition',
      tag: 'cart',
      summary: 'What an addition would cost within the cart, and what it would overlap; `new` before there is a cart',
      body: quoteAdditionRequest.extend({ selection: checkedSelection }),
      answer: additionQuote,
    },
    async ({ params, body }) => {
      const { resort, lang } = body
      const cart = params.id === 'new' ? emptyCartOf(resort, body) : await loadCart(database.db, params.id)
      const catalogue = catalogues.get(resort)
      if (!catalogue) return unknownResort()
      if (cart?.resort !== resort) return refusalResponse({ code: 'unknown-cart', message: 'unknown-cart' }, lang)
      const now = clock()
      const quoted = quoteAddition(catalogue, cart, body, { now, today: dayAt(now, catalogue.timeZone) })
      return quoted.ok ? answer(quoted.value) : refusalResponse(quoted.failure, lang)
    },
  )
}
