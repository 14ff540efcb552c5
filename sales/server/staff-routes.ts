import { hasBearer } from 'base/http/bearer'
import { cartView, staffLinesRequest } from '../api/cart.ts'
import { addLines } from '../cart/add-lines.ts'
import { checkedStaffSelection } from '../kinds/selection.ts'
import { writeResponse } from './cart-routes.ts'
import type { SalesContext } from './context.ts'
import { addRoute, refuse } from './route.ts'
import type { Api } from './route.ts'

/** What staff alone may do with a cart; without a key in the configuration nobody may. */
export function addStaffRoutes(api: Api, context: SalesContext): void {
  const { staffKey } = context.config
  addRoute(
    api,
    {
      method: 'post',
      path: '/api/carts/{id}/staff-lines',
      operationId: 'addStaffLine',
      tag: 'cart',
      summary:
        'Add a line that staff write: a label, an amount, its VAT and the reason; needs the key of staff as a bearer token',
      body: staffLinesRequest.extend({ selection: checkedStaffSelection }),
      answer: cartView,
    },
    async ({ params, body, request }) => {
      if (!staffKey || !hasBearer(request.headers.get('authorization'), staffKey))
        return refuse(401, 'unauthorized', 'Only staff may do this: send their key as a bearer token.')
      return writeResponse(await addLines(context, params.id, { ...body, participants: [] }), body.lang)
    },
  )
}
