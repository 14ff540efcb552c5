import { emptyCart } from 'contracts/cart'
import { cartRequest, cart as contractCartSchema } from 'contracts/cart/schema'
import { z } from 'zod'
import {
  addLinesRequest,
  cartPreview,
  cartView,
  removeLineRequest,
  previewRequest,
  renewRequest,
  setPersonRequest,
  setStayRequest,
  undoRequest,
} from '../api/cart.ts'
import type { CartView } from '../api/cart.ts'
import { lang as language } from '../api/scalars.ts'
import { addLines } from '../cart/add-lines.ts'
import { loadCart } from '../cart/cart-store.ts'
import { previewCartChange, removeCartLine, setPerson, setStay } from '../cart/change.ts'
import { toContractCart } from '../cart/contract-cart.ts'
import { sentenceOf } from '../cart/refusal.ts'
import type { Refusal } from '../cart/refusal.ts'
import { undoChange } from '../cart/undo.ts'
import { renewCart } from '../cart/renew.ts'
import { toCartView } from '../cart/cart-view.ts'
import type { WriteResult } from '../cart/write.ts'
import { checkedSelection } from '../kinds/selection.ts'
import type { Lang } from '../catalogue/product.ts'
import type { SalesContext } from './context.ts'
import { addRoute, answer, answerStored, refuse } from './route.ts'
import type { Api, Refused, RouteAnswer } from './route.ts'

/** The cart: what the widget asks, and the call of the contract. */
export function addCartRoutes(api: Api, context: SalesContext): void {
  addReading(api, context)
  addWriting(api, context)
}

function addReading(api: Api, { database, catalogues, clock }: SalesContext): void {
  addRoute(
    api,
    {
      method: 'post',
      path: '/api/cart',
      operationId: 'getContractCart',
      tag: 'cart',
      summary: 'The cart in the shape of the contract',
      body: cartRequest,
      answer: contractCartSchema,
    },
    async ({ body: { cartId, lang, resort } }) => {
      const cart = cartId ? await loadCart(database.db, cartId) : undefined
      const catalogue = cart?.resort === resort ? catalogues.get(resort) : undefined
      if (!cart || !catalogue) return answer(emptyCart(cartId ?? null))
      return answer(toContractCart(catalogue, cart, language.catch('en').parse(lang)))
    },
  )
  addRoute(
    api,
    {
      method: 'get',
      path: '/api/carts/{id}',
      operationId: 'getCart',
      tag: 'cart',
      summary: 'The cart',
      query: z.object({ lang: language }),
      answer: cartView,
    },
    async ({ params, query: { lang } }) => {
      const cart = await loadCart(database.db, params.id)
      const catalogue = cart && catalogues.get(cart.resort)
      if (!cart || !catalogue) return refusalResponse({ code: 'unknown-cart', message: 'unknown-cart' }, lang)
      return answer(toCartView(catalogue, cart, clock(), lang))
    },
  )
}

function addWriting(api: Api, context: SalesContext): void {
  addRoute(
    api,
    {
      method: 'post',
      path: '/api/carts/{id}/lines',
      operationId: 'addLines',
      tag: 'cart',
      summary: 'Add one thing for some people, all or none; `new` makes the cart',
      body: addLinesRequest.extend({ selection: checkedSelection }),
      answer: cartView,
    },
    async ({ params, body }) => writeResponse(await addLines(context, params.id, body), body.lang),
  )
  addRoute(
    api,
    {
      method: 'delete',
      path: '/api/carts/{id}/lines/{line}',
      operationId: 'removeLine',
      tag: 'cart',
      summary: 'Remove a line',
      body: removeLineRequest,
      answer: cartView,
    },
    async ({ params, body }) => writeResponse(await removeCartLine(context, params.id, params.line, body), body.lang),
  )
  addRoute(
    api,
    {
      method: 'put',
      path: '/api/carts/{id}/stay',
      operationId: 'setStay',
      tag: 'cart',
      summary: 'Say when the party is there',
      body: setStayRequest,
      answer: cartView,
    },
    async ({ params, body }) => writeResponse(await setStay(context, params.id, body), body.lang),
  )
  addRoute(
    api,
    {
      method: 'put',
      path: '/api/carts/{id}/party/{person}',
      operationId: 'setPerson',
      tag: 'cart',
      summary: 'Correct a person',
      body: setPersonRequest,
      answer: cartView,
    },
    async ({ params, body }) => writeResponse(await setPerson(context, params.id, params.person, body), body.lang),
  )
  addRoute(
    api,
    {
      method: 'post',
      path: '/api/carts/{id}/preview',
      operationId: 'previewChange',
      tag: 'cart',
      summary: 'What a change of the cart would do to each line and to the sum; nothing is written',
      body: previewRequest,
      answer: cartPreview,
    },
    async ({ params, body }) => {
      const preview = await previewCartChange(context, params.id, body)
      return preview.ok ? answer(preview.value) : refusalResponse(preview.failure, body.lang)
    },
  )
  addRoute(
    api,
    {
      method: 'post',
      path: '/api/carts/{id}/undo',
      operationId: 'undoChange',
      tag: 'cart',
      summary: 'The cart as it was before its last change, all of it or nothing',
      body: undoRequest,
      answer: cartView,
    },
    async ({ params, body }) => writeResponse(await undoChange(context, params.id, body), body.lang),
  )
  addRoute(
    api,
    {
      method: 'post',
      path: '/api/carts/{id}/renew',
      operationId: 'renewHolds',
      tag: 'cart',
      summary: 'Keep the places for longer, or ask for them again',
      body: renewRequest,
      answer: cartView,
    },
    async ({ params, body }) => writeResponse(await renewCart(context, params.id, body), body.lang),
  )
}

/** The answer of a write: the text that is kept for repetitions, or the refusal. */
export function writeResponse<Value = CartView>(result: WriteResult, lang: Lang): RouteAnswer<Value> {
  if (!result.ok) return refusalResponse(result.failure, lang, result.cart && { cart: result.cart })
  return answerStored<Value>(result.answer)
}

/** A refusal as an answer, with its sentence in the reader's language. What is not there is 404, a misused key 400, all else 409. */
export function refusalResponse(failure: Refusal, lang: Lang, details?: Record<string, unknown>): Refused {
  const { code } = failure
  const status = code === 'key-used' ? 400 : code.startsWith('unknown-') ? 404 : 409
  const more = { ...failure.details, ...details }
  const shown = Object.keys(more).length > 0 ? more : undefined
  return refuse(status, code, sentenceOf(failure, lang), shown)
}
