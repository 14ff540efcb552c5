import { dayAt } from 'base/day'
import { quote, quoteRequest } from '../api/offers.ts'
import type { Quote } from '../api/offers.ts'
import { additionQuote, quoteAdditionRequest } from '../api/addition-quote.ts'
import { loadCart } from '../cart/cart-store.ts'
import { emptyCartOf, quoteAddition } from '../cart/quote-addition.ts'
import { resolveSelection } from '../catalogue/selection.ts'
import { priceOf } from '../pricing/price.ts'
import { ageLabel, formatSteps } from '../pricing/format-steps.ts'
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
      body: quoteRequest,
      answer: quote,
    },
    ({ body: { resort, lang, product, selection, birthDate } }) => {
      const catalogue = catalogues.get(resort)
      if (!catalogue) return unknownResort()
      const today = dayAt(clock(), catalogue.timeZone)
      const choice = resolveSelection(catalogue, product, selection, today)
      if (!choice.ok) return refusalResponse(choice.failure, lang, catalogue)
      const price = priceOf(catalogue, choice.value, birthDate, today)
      if (!price.ok) return refusalResponse(price.failure, lang, catalogue)
      const { cents, steps, age, ageCategory, ageDay } = price.value
      const quoted: Quote = {
        priceCents: cents,
        steps: formatSteps(catalogue, product, steps, lang),
        ageCategory: ageLabel(catalogue, product, ageCategory, lang),
        age,
        ageDay,
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
      body: quoteAdditionRequest,
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
      return quoted.ok ? answer(quoted.value) : refusalResponse(quoted.failure, lang, catalogue)
    },
  )
}
