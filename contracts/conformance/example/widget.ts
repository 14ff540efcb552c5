import type { Cart } from '../../cart/cart.ts'
import type { SalesEventDetail, SalesEventName } from '../../events/events.ts'
import type { OfferReference } from '../../widget/offer.ts'
import type { TabMessage } from '../../widget/tabs.ts'
import type { SalesWidget, WidgetStart } from '../../widget/widget.ts'

/* oxlint-disable unicorn/consistent-function-scoping -- a guest script leaves no names of its own in the page */

// The widget of the example, one classic script: its types are taken off before it is served, so it imports nothing else.

type Offer = { offer: string; kind: OfferReference['kind']; merchantName: string; name: string; total: number }

;(() => {
  const script = document.currentScript as HTMLScriptElement
  const provider = new URL(script.src).origin
  const channel = new BroadcastChannel('sales_cart')
  const mounted = new Map<Element, () => void>()
  let start: WidgetStart = { resort: '', lang: 'fr' }
  let watching = false

  const cartId = (): string | null => sessionStorage.getItem('sales_cart')
  const emit = <Name extends SalesEventName>(name: Name, detail: SalesEventDetail<Name>) =>
    window.dispatchEvent(new CustomEvent(name, { detail }))
  const post = async (path: string, body: unknown): Promise<never> => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${provider}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.json() as Promise<never>
  }

  function keep(id: string | null): void {
    if (id === null) sessionStorage.removeItem('sales_cart')
    else sessionStorage.setItem('sales_cart', id)
    emit('sales:cart-changed', { cartId: id })
    void drawAll()
  }

  function changed(id: string | null): void {
    const was = cartId()
    keep(id)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    channel.postMessage({ says: 'changed', cartId: id, was } satisfies TabMessage)
  }

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.says === 'hello') return
    const own = cartId()
    if (own === data.was || own === data.cartId || own === null) keep(data.cartId)
  })

  const itemOf = ({ name, merchantName, kind, total }: Offer) => ({
    item_name: name,
    item_brand: merchantName,
    item_category: kind,
    price: total,
    quantity: 1,
  })

  const offers = async (): Promise<Offer[]> =>
    (await fetch(`${provider}/own/offers?lang=${start.lang}`)).json() as Promise<Offer[]>
  const getCart = (): Promise<Cart> => post('/api/cart', { cartId: cartId(), lang: start.lang, resort: start.resort })
  const itemsOf = async ({ orders }: Cart) => {
    const known = await offers()
    return Object.values(orders)
      .flat()
      .flatMap(({ inscriptions }) => inscriptions)
      .flatMap(({ product }) => known.filter(({ name }) => name === (product as { name: string }).name).map(itemOf))
  }

  function button(label: string, action: () => Promise<void>): HTMLButtonElement {
    const made = document.createElement('button')
    made.type = 'button'
    made.textContent = label
    made.addEventListener('click', () => void action())
    return made
  }

  async function open({ kind, product }: OfferReference): Promise<void> {
    const wanted = product ? `${kind}:${product}` : kind
    const offer = (await offers()).find((one) => one.offer === wanted || one.kind === wanted)
    if (!offer) return
    emit('sales:view-item', { items: [itemOf(offer)] })
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', offer.name)
    const add = button('Put into the cart', async () => {
      const { cartId: id } = await post('/own/add', { cartId: cartId(), offer: offer.offer })
      emit('sales:add-to-cart', { items: [itemOf(offer)] })
      dialog.close()
      changed(id)
    })
    const call = button('Call me', async () => void emit('sales:contact', { flow: 'tunnel' }))
    dialog.append(offer.name, add, call)
    dialog.addEventListener('close', () => dialog.remove())
    document.body.append(dialog)
    dialog.showModal()
  }

  async function draw(element: Element): Promise<void> {
    const cart = await getCart()
    if (!mounted.has(element)) return
    const lines = Object.values(cart.orders).flat()
    const list = document.createElement('ul')
    for (const { merchantName, total, inscriptions } of lines) {
      const line = document.createElement('li')
      line.textContent = `${inscriptions.length} × ${merchantName}: ${total} €`
      list.append(line)
    }
    const actions = lines.length === 0 ? ['The cart is empty'] : actionsOf(cart)
    element.replaceChildren(list, ...actions)
  }

  function actionsOf(cart: Cart): HTMLButtonElement[] {
    const empty = button('Take all out', async () => {
      const items = await itemsOf(cart)
      await post('/own/empty', { cartId: cart.id })
      emit('sales:remove-from-cart', { items })
      changed(cart.id)
    })
    const pay = async (card: 'good' | 'refused') => {
      const items = await itemsOf(cart)
      emit('sales:begin-checkout', { items })
      emit('sales:add-payment-info', { items, method: 'card' })
      const { code } = await post('/own/pay', { cartId: cart.id, card })
      emit('sales:payment', { items, cartId: cart.id ?? '', code, total: cart.price })
      if (code === '0000') changed(null)
    }
    return [empty, button('Pay', () => pay('good')), button('Pay with a bad card', () => pay('refused'))]
  }

  async function drawAll(): Promise<void> {
    for (const element of mounted.keys()) await draw(element)
  }

  function mount(element: HTMLElement): () => void {
    const takeAway = () => {
      mounted.delete(element)
      element.replaceChildren()
    }
    if (mounted.has(element)) return takeAway
    mounted.set(element, takeAway)
    void draw(element)
    return takeAway
  }

  /** Finds the places of the page: those that are there, and those that come with the next route. */
  async function follow(): Promise<void> {
    for (const place of document.querySelectorAll<HTMLElement>('[data-sales-cart]:not([hidden])')) mount(place)
    for (const [element, takeAway] of mounted) if (!element.isConnected) takeAway()
    const places = [...document.querySelectorAll('[data-sales-price]:not([data-sales-priced])')]
    if (places.length === 0) return
    const known = await offers()
    for (const place of places) {
      const found = known.find(({ offer }) => offer === place.getAttribute('data-sales-price'))
      if (!found) continue
      place.setAttribute('data-sales-priced', '')
      place.textContent = `${found.total} €`
    }
  }

  function watch(): void {
    new MutationObserver(() => void follow()).observe(document.documentElement, { childList: true, subtree: true })
    document.addEventListener(
      'click',
      (event) => {
        const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
        const place = (event.target as Element).closest('[data-sales-offer]')
        const [kind, product] = (place?.getAttribute('data-sales-offer') ?? '').split(':')
        if (!kind || withKey || event.button !== 0) return
        event.preventDefault()
        void open({ kind: kind as OfferReference['kind'], ...(product && { product }) })
      },
      true,
    )
  }

  window.salesWidget = {
    init: (options) => {
      start = options
      if (!watching) watch()
      watching = true
      void follow()
      void drawAll()
    },
    get cartId() {
      return cartId()
    },
    getCart,
    open: (wanted) => void open(wanted),
    mount,
  } satisfies SalesWidget
})()
