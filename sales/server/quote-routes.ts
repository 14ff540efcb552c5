import { dayAt } from 'base/day'
import { quote, quoteRequest } from '../api/offers.ts'
import type { Quote } from '../api/offers.ts'
import { resolveSelection } from '../catalogue/selection.ts'
import { priceOf } from '../pricing/price.ts'
import { ageLabel, formatSteps } from '../pricing/format-steps.ts'
import { refusalResponse } from './cart-routes.ts'
import type { SalesContext } from './context.ts'
import { unknownResort } from './offer-routes.ts'
import { addRoute } from './route.ts'
import type { Api } from './route.ts'

/** What something would cost for somebody, before it is in a cart. */
export function addQuoteRoutes(api: Api, { catalogues, clock }: SalesContext): void {
  addRoute(
    api,
    {
      method: 'post',
      path: '/api/quote',
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
      const answer: Quote = {
        priceCents: cents,
        steps: formatSteps(catalogue, product, steps, lang),
        ageCategory: ageLabel(catalogue, product, ageCategory, lang),
        age,
        ageDay,
      }
      return Response.json(answer)
    },
  )
}
