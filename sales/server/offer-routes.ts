import { dayAt } from 'base/day'
import { z } from 'zod'
import { offer, offerRequest, offerSummary, offersRequest } from '../api/offers.ts'
import type { Offer, OfferSummary } from '../api/offers.ts'
import type { Product } from '../catalogue/product.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { SalesContext } from './context.ts'
import { createOfferAnswers } from './offer-answers.ts'
import { describeOffer, stayPrices, summarizeOffer } from './offers.ts'
import { addRoute, answerTagged, refuse } from './route.ts'
import type { Api, Refused } from './route.ts'

/** What is sold: the list, and one product with its dates and places. */
export function addOfferRoutes(api: Api, context: SalesContext): void {
  addListRoute(api, context)
  addProductRoute(api, context)
}

function addListRoute(api: Api, { catalogues, fullPools: fullSlots, clock }: SalesContext): void {
  const answers = createOfferAnswers()
  addRoute(
    api,
    {
      method: 'get',
      path: '/api/offers',
      operationId: 'listOffers',
      tag: 'offers',
      summary: 'What is sold in a resort',
      query: offersRequest,
      answer: z.object({ offers: z.array(offerSummary) }),
    },
    ({ query, request }) => {
      const { resort, lang, kind, from, to, ages } = query
      const catalogue = catalogues.get(resort)
      if (!catalogue) return unknownResort()
      const [today, full] = [dayAt(clock(), catalogue.timeZone), fullSlots.current()]
      const key = [lang, kind, from, to, ages].join(' ')
      const tagged = answers(resort, [catalogue, full, today], key, () => ({
        offers: [...catalogue.products.values()]
          .filter((product) => isListed(product) && (!kind || product.kind === kind))
          .map((product) => ({
            ...summarizeOffer(catalogue, product, { lang, today }, full),
            ...(from &&
              to &&
              !kindOf(product).isRequest && {
                inStay: stayPrices(catalogue, product, full, { today, from, to, ages }),
              }),
          })),
      }))
      return answerTagged<{ offers: OfferSummary[] }>(tagged, request)
    },
  )
}

function addProductRoute(api: Api, { catalogues, fullPools: fullSlots, places, clock }: SalesContext): void {
  const answers = createOfferAnswers()
  addRoute(
    api,
    {
      method: 'get',
      path: '/api/offers/{product}',
      operationId: 'getOffer',
      tag: 'offers',
      summary: 'One product with all that is needed to choose; from and to leave the dates that touch a stay',
      query: offerRequest,
      answer: offer,
    },
    async ({ params, query: { resort, lang, from, to }, request }) => {
      const catalogue = catalogues.get(resort)
      if (!catalogue) return unknownResort()
      const product = catalogue.products.get(params.product)
      if (!product || !isListed(product))
        return refuse(404, 'unknown-product', 'This product is not sold here: see /api/offers.')
      const today = dayAt(clock(), catalogue.timeZone)
      const counted = await places.read(resort, kindOf(product).poolGroups(product))
      const value = answers(
        resort + product.id,
        [catalogue, counted, fullSlots.current(), today],
        [lang, from, to].join(' '),
        () =>
          describeOffer(catalogue, product, { lang, today, from, to }, { full: fullSlots.current(), places: counted }),
      )
      return answerTagged<Offer>(value, request)
    },
  )
}

export function unknownResort(): Refused {
  return refuse(404, 'unknown-resort', 'Nothing is sold under this name of a resort: check `resort`.')
}

/** Whether buyers see a product: it is in the catalogue's files, not for staff alone, and does not follow from other lines by itself. */
function isListed(product: Product): boolean {
  const kind = kindOf(product)
  return product.onSale !== false && !kind.isStaffOnly && !('derive' in kind)
}
