import type { Changes } from 'contracts/conformance/example'

/** Example providers that each break one duty, by the duty that must detect it. */
export const brokenProviders: { duty: string; changes: Changes }[] = [
  inScript('object', 'getCart,', ''),
  inScript('no-cart', "getItem('sales_cart')", "getItem('sales_cart') ?? 'c0'"),
  inScript('cart-place', ':not([hidden])', ''),
  inScript('cart-place', 'for (const place of document', 'if (!mounted.size) return; for (const place of document'),
  inScript('mount', 'element.replaceChildren()', ''),
  inScript('offer', 'event.preventDefault()', ''),
  inScript('offer', '|| withKey', ''),
  inScript('open', "'sales:view-item'", "'sales:seen'"),
  inScript('price', "place.setAttribute('data-sales-priced', '')", ''),
  inScript(
    'unreachable',
    'resort: start.resort })',
    'resort: start.resort }).catch(() => ({ id: null, price: 0, orders: {} }))',
  ),
  inScript('init-again', 'start = options', 'if (!start.resort) start = options'),
  inScript('added', "emit('sales:add-to-cart'", "emit('sales:added'"),
  inScript('same-cart', 'resort: start.resort })', 'resort: start.resort }).then((cart) => ({ ...cart, price: 1 }))'),
  inScript('cart-id', "sessionStorage.setItem('sales_cart', id)", "sessionStorage.setItem('own_cart', id)"),
  inScript('tabs', 'channel.postMessage(', 'void ('),
  inScript('removed', "emit('sales:remove-from-cart', { items })", ''),
  inScript('refused', "emit('sales:begin-checkout', { items })", ''),
  inScript('paid', "if (code === '0000') changed(null)", ''),
  inScript('paid', 'total: cart.price', 'total: 1'),
  inScript(
    'events',
    "emit('sales:begin-checkout', { items })",
    "emit('sales:begin-checkout', { items, total: 1 }), emit('sales:pay', {})",
  ),
  inScript('events', 'price: total', 'price: String(total)'),
  inScript('quiet', 'let watching = false', "let watching = false; setTimeout(() => { throw new Error('late') })"),
  { duty: 'cart', changes: { answer: withCart((cart) => ({ ...cart, price: cart.price + 1 })) } },
  { duty: 'cart', changes: { answer: withCart((cart) => ({ ...cart, price: cart.price + 0.001 })) } },
  { duty: 'refused', changes: { answer: withCode('0000') } },
  { duty: 'events', changes: { answer: withCode('0001') } },
]

/** A provider that would know the cart by a cookie only. */
export const needsCookies: Changes = {
  script: (source) => source.replace("method: 'POST',", "method: 'POST', credentials: 'include',"),
  answer: async (request, response) => {
    const { pathname } = new URL(request.url)
    const known = request.headers.get('cookie') !== null || pathname !== '/api/cart' || request.method === 'OPTIONS'
    const answer = known ? response : Response.json({ id: null, price: 0, orders: {} })
    answer.headers.set('access-control-allow-origin', request.headers.get('origin') ?? '*')
    answer.headers.set('access-control-allow-credentials', 'true')
    if (pathname === '/own/add') answer.headers.set('set-cookie', 'cart=1; SameSite=None; Secure; Path=/')
    return answer
  },
}

function inScript(duty: string, search: string, replacement: string): { duty: string; changes: Changes } {
  const script = (source: string): string => {
    if (!source.includes(search)) throw new Error(`The example's script has no longer "${search}".`)
    return source.replace(search, replacement)
  }
  return { duty, changes: { script } }
}

function withCart(change: (cart: { price: number }) => unknown): Changes['answer'] {
  return async (request, response) =>
    new URL(request.url).pathname === '/api/cart' && request.method === 'POST'
      ? new Response(JSON.stringify(change((await response.json()) as { price: number })), response)
      : response
}

/** Tells another code than '4001' for a payment that was refused. */
function withCode(code: string): Changes['answer'] {
  return async (request, response) =>
    new URL(request.url).pathname === '/own/pay' && request.method === 'POST'
      ? new Response((await response.text()).replace('4001', code), response)
      : response
}
