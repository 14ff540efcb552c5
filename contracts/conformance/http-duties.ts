import { brotliCompressSync } from 'node:zlib'
import { errorBody } from 'base/http'
import { cart } from '../cart/schema.ts'
import { cartPath, widgetScriptPath } from '../widget/widget.ts'
import type { HttpDuty } from './duty.ts'
import { assertDuty, assertShape, excerpt } from './assertions.ts'
import type { Provider } from './provider.ts'

/** What the loader may weigh after brotli: it is a guest in somebody else's page. */
const loaderBytes = 6 * 1024

/** Invalid cart requests, each for another reason. */
const nonsense: readonly unknown[] = [
  {},
  { cartId: null, lang: 'fr' },
  { cartId: null, resort: 'valorsene' },
  { cartId: null, lang: 'français', resort: 'valorsene' },
  { cartId: null, lang: 'fr', resort: '' },
  { cartId: 12, lang: 'fr', resort: 'valorsene' },
  { cartId: 'c'.repeat(65), lang: 'fr', resort: 'valorsene' },
  [],
  null,
  'a cart, please',
]

/** Duties that are checked by HTTP requests alone. */
export const httpDuties: readonly HttpDuty[] = [
  {
    name: 'script',
    says: 'serves the script of the widget itself, as JavaScript (SHOP-5)',
    check: async ({ origin }) => {
      const answer = await fetch(`${origin}${widgetScriptPath}`)
      assertDuty(answer.status === 200, `GET ${widgetScriptPath} answered ${answer.status}, not 200.`)
      assertDuty(
        new URL(answer.url).origin === origin,
        `The script was redirected to ${answer.url}: serve it from ${origin}.`,
      )
      const type = answer.headers.get('content-type') ?? 'no content-type'
      assertDuty(/^(text|application)\/javascript\b/.test(type), `The script came as ${type}: say text/javascript.`)
      assertDuty((await answer.text()).includes('salesWidget'), 'The script nowhere defines salesWidget.')
    },
  },
  {
    name: 'script-weight',
    says: 'keeps the script within 6 KB after brotli; what it draws comes later',
    check: async ({ origin }) => {
      const bytes = brotliCompressSync(await (await fetch(`${origin}${widgetScriptPath}`)).bytes()).length
      assertDuty(bytes <= loaderBytes, `The script weighs ${bytes} bytes after brotli, more than ${loaderBytes}.`)
    },
  },
  {
    name: 'cart-call',
    says: `answers POST ${cartPath} for a cart that is not there, and for none, with an empty one (CART-1, CART-3)`,
    check: async (provider) => {
      for (const cartId of [null, undefined, 'no-such-cart', '../../etc', '\'";--']) {
        const answer = await requestCart(provider, JSON.stringify({ cartId, lang: 'fr', resort: provider.resort }))
        assertDuty(
          answer.status === 200,
          `The cart ${excerpt(cartId)} was answered with status ${answer.status}, not 200.`,
        )
        const { orders, price } = assertShape(cart, await jsonOf(answer), `The answer for the cart ${excerpt(cartId)}`)
        assertDuty(
          price === 0 && Object.values(orders).flat().length === 0,
          `The cart ${excerpt(cartId)} should be empty.`,
        )
      }
    },
  },
  {
    name: 'languages',
    says: 'answers in any language that a page may have, at least with a cart',
    check: async (provider) => {
      for (const lang of ['fr', 'en', 'es', 'nl', 'ja']) {
        const answer = await requestCart(provider, JSON.stringify({ cartId: null, lang, resort: provider.resort }))
        assertDuty(answer.status === 200, `A page in '${lang}' was answered with status ${answer.status}, not 200.`)
        assertShape(cart, await jsonOf(answer), `The answer in '${lang}'`)
      }
    },
  },
  {
    name: 'bad-input',
    says: 'refuses what is no request for a cart with a status from 400 to 499 and {error: {code, message}}',
    check: async (provider) => {
      for (const body of [...nonsense.map((value) => JSON.stringify(value)), '{"cartId":', '']) {
        const answer = await requestCart(provider, body)
        const { status } = answer
        assertDuty(
          status >= 400 && status < 500,
          `The body ${excerpt(body)} was answered with status ${status}, not 4xx.`,
        )
        assertShape(errorBody, await jsonOf(answer), `The refusal of ${excerpt(body)}`)
      }
    },
  },
  {
    name: 'cross-origin',
    says: 'lets pages of the site read its answers, refusals included, and asks for no credentials (CORS)',
    check: async (provider) => {
      const preflight = await fetch(`${provider.origin}${cartPath}`, {
        method: 'OPTIONS',
        headers: {
          origin: provider.site,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      })
      assertDuty(preflight.ok, `The preflight was answered with status ${preflight.status}, not 2xx.`)
      const allowed = preflight.headers.get('access-control-allow-headers') ?? ''
      assertDuty(/\*|content-type/i.test(allowed), 'The preflight does not allow the header content-type.')
      for (const answer of [
        preflight,
        await requestCart(provider, emptyRequest(provider)),
        await requestCart(provider, '{}'),
      ]) {
        const readers = answer.headers.get('access-control-allow-origin')
        assertDuty(
          readers === '*' || readers === provider.site,
          `An answer with status ${answer.status} may be read by ${readers ?? 'nobody'}: allow ${provider.site}, or *.`,
        )
      }
    },
  },
  {
    name: 'no-cookie',
    says: 'sets no cookie: a browser that blocks those of third parties would lose the cart',
    check: async (provider) => {
      const answers = [
        await fetch(`${provider.origin}${widgetScriptPath}`),
        await requestCart(provider, emptyRequest(provider)),
      ]
      const cookies = answers.flatMap(({ headers }) => headers.getSetCookie())
      assertDuty(cookies.length === 0, `A cookie was set: ${excerpt(cookies)}. Take the cart's id from the body.`)
    },
  },
]

/** Requests the cart as a page of the site does. */
export function requestCart({ origin, site }: Provider, body: string): Promise<Response> {
  return fetch(`${origin}${cartPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body,
  })
}

function emptyRequest({ resort }: Provider): string {
  return JSON.stringify({ cartId: null, lang: 'fr', resort })
}

async function jsonOf(answer: Response): Promise<unknown> {
  const text = await answer.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
