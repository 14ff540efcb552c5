import { dayAt } from 'base/day'
import { errorResponse } from 'base/http'
import { z } from 'zod'
import { offer, offerRequest, offerSummary, offersRequest } from '../api/offers.ts'
import type { SalesContext } from './context.ts'
import { readOffer, readFree, summarizeOffer } from './offers.ts'
import { addRoute } from './route.ts'
import type { Api } from './route.ts'
import { readStayPrices } from './stay-prices.ts'

/** What is sold: the list, and one product with its dates and places. */
export function addOfferRoutes(api: Api, { database, catalogues, clock }: SalesContext): void {
  addRoute(
    api,
    {
      method: 'get',
      path: '/api/offers',
      summary: 'What is sold in a resort',
      query: offersRequest,
      answer: z.object({ offers: z.array(offerSummary) }),
    },
    async ({ query: { resort, lang, kind, from, to, ages } }) => {
      const catalogue = catalogues.get(resort)
      if (!catalogue) return unknownResort()
      const products = [...catalogue.products.values()].filter((product) => !kind || product.kind === kind)
      const today = dayAt(clock(), catalogue.timeZone)
      const free = await readFree(database, catalogue, today)
      const inStay = from && to && (await readStayPrices(database, catalogue, { today, from, to, ages }))
      const offers = products.map((product) => ({
        ...summarizeOffer(catalogue, product, { lang, today }, free),
        ...(inStay && { inStay: inStay(product) }),
      }))
      return Response.json({ offers })
    },
  )
  addRoute(
    api,
    {
      method: 'get',
      path: '/api/offers/{product}',
      summary: 'One product with all that is needed to choose; from and to leave the dates that touch a stay',
      query: offerRequest,
      answer: offer,
    },
    async ({ params, query: { resort, lang, from, to } }) => {
      const catalogue = catalogues.get(resort)
      if (!catalogue) return unknownResort()
      const product = catalogue.products.get(params.product)
      if (!product) return errorResponse(404, 'unknown-product', 'This product is not sold here: see /api/offers.')
      const today = dayAt(clock(), catalogue.timeZone)
      return Response.json(await readOffer(database, catalogue, product, { lang, today, from, to }))
    },
  )
}

export function unknownResort(): Response {
  return errorResponse(404, 'unknown-resort', 'Nothing is sold under this name of a resort: check `resort`.')
}
