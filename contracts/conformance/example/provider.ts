import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { describeIssues, errorResponse } from 'base/http'
import { z } from 'zod'
import { cartRequest } from '../../cart/schema.ts'
import { cartPath, widgetScriptPath } from '../../widget/widget.ts'
import { serve } from '../serve.ts'
import { openShop, products } from './shop.ts'
import type { Shop } from './shop.ts'

export { exampleBuyer } from './buyer.ts'

/** How a provider of tests differs from the example: in its script, or in what it answers. */
export type Changes = {
  script?: (source: string) => string
  answer?: (request: Request, response: Response) => Response | Promise<Response>
}

/**
 * Starts a small provider that fulfils the whole contract: two products, carts in memory, and a widget of one file.
 * It stands for somebody else's shop in our tests, and shows how little a provider needs. `host`: by which name it is asked.
 */
export async function startExampleProvider(
  host: string,
  changes: Changes = {},
): Promise<{ origin: string; close: () => Promise<void> }> {
  const shop = openShop()
  const script = scriptOf(changes)
  const server = await serve(async (request) => {
    const response = readable(await answer(shop, script, request.clone()))
    return (await changes.answer?.(request, response)) ?? response
  })
  return { origin: `http://${host}:${server.port}`, close: server.close }
}

function scriptOf({ script = (source) => source }: Changes): string {
  return script(stripTypeScriptTypes(readFileSync(new URL('widget.ts', import.meta.url), 'utf8')))
}

/** Pages of any site may read what is answered. */
function readable(response: Response): Response {
  response.headers.set('access-control-allow-origin', '*')
  response.headers.set('access-control-allow-headers', 'content-type')
  return response
}

async function answer(shop: Shop, script: string, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
  if (pathname === widgetScriptPath) return new Response(script, { headers: { 'content-type': 'text/javascript' } })
  if (pathname === '/own/offers') return Response.json(offersIn(searchParams.get('lang')))
  if (pathname === cartPath) return withBody(request, cartRequest, ({ cartId = null, lang }) => shop.cart(cartId, lang))
  if (pathname === '/own/add')
    return withBody(request, addRequest, ({ cartId, offer }) => ({ cartId: shop.add(cartId, offer) ?? cartId }))
  if (pathname === '/own/empty') return withBody(request, emptyRequest, ({ cartId }) => shop.empty(cartId))
  if (pathname === '/own/pay') return withBody(request, payRequest, (asked) => pay(shop, asked))
  return errorResponse(404, 'not-found', 'There is nothing at this address.')
}

const addRequest = z.object({ cartId: z.string().nullable(), offer: z.string() })
const emptyRequest = z.object({ cartId: z.string() })
const payRequest = z.object({ cartId: z.string(), card: z.enum(['good', 'refused']) })

function pay(shop: Shop, { cartId, card }: z.infer<typeof payRequest>): { code: string } {
  if (card === 'refused') return { code: '4001' }
  shop.empty(cartId)
  return { code: '0000' }
}

function offersIn(lang: string | null): unknown {
  return products.map(({ offer, kind, merchantName, names, total }) => ({
    offer,
    kind,
    merchantName,
    name: lang === 'fr' ? names.fr : names.en,
    total,
  }))
}

async function withBody<Body>(
  request: Request,
  schema: z.ZodType<Body>,
  handle: (body: Body) => unknown,
): Promise<Response> {
  const body = schema.safeParse(await request.json().catch(() => undefined))
  return body.success
    ? Response.json(handle(body.data) ?? null)
    : errorResponse(400, 'invalid', `The request is not as it should be: ${describeIssues(body.error.issues)}.`)
}
