import { emptyCart, isCart } from 'contracts/cart'
import type { Cart } from 'contracts/cart'
import { emitSalesEvent } from 'contracts/events'
import { cartIdKey, cartPath } from 'contracts/widget'
import type { SalesWidget } from 'contracts/widget'
import { langOf } from '../host.ts'
import type { Host } from '../host.ts'
import { createAppLoader } from './app.ts'
import { createCartIdStore } from './cart-id.ts'
import { createMounts } from './mounts.ts'
import type { OfferReference } from 'contracts/widget/offer'
import { observePage } from './page-observer.ts'
import { createPriceWriter } from './page-prices.ts'
import { joinTabs } from 'contracts/widget/tabs'

/** Makes the object that the page knows as `window.salesWidget`. `provider` is the origin that the script came from. */
export function createSalesWidget(provider: string, loadApp = createAppLoader(provider)): SalesWidget {
  const store = createCartIdStore(() => sessionStorage)
  const tell = joinTabs(typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(cartIdKey), {
    read: store.read,
    onCart: (cartId) => {
      store.write(cartId)
      emitSalesEvent('sales:cart-changed', { cartId })
      void loadedApp?.refresh(host)
    },
  })
  let host: Host = { provider, resort: '', lang: 'fr', cartId: store.read, cartChanged }
  let loadedApp: Awaited<ReturnType<typeof loadApp>> | undefined
  const app = async () => (loadedApp = await loadApp())
  const mounts = createMounts(app)
  const fillPrices = createPriceWriter()
  let watching = false

  function cartChanged(cartId: string | null): void {
    const was = store.read()
    store.write(cartId)
    emitSalesEvent('sales:cart-changed', { cartId })
    tell(cartId, was)
  }

  function follow(): void {
    mounts.follow(host, document)
    void fillPrices(host, document)
  }

  async function open(wanted: OfferReference): Promise<void> {
    const { openOffers } = await app()
    await openOffers(host, wanted)
  }

  return {
    init: ({ resort, lang, cartHref = host.cartHref }) => {
      const changed = host.lang !== langOf(lang) || host.resort !== resort
      host = { ...host, resort, lang: langOf(lang), cartHref }
      if (watching && changed) mounts.redraw(host)
      if (!watching) observePage({ follow, open, warm: () => void app().catch(() => undefined) })
      watching = true
      follow()
    },
    get cartId() {
      return store.read()
    },
    getCart: () => fetchCart(host),
    open: (wanted) => void open(wanted).catch(() => undefined),
    mount: (element) => mounts.mount(host, element),
  }
}

/** The cart in the contract's shape; nothing is asked before there is one. */
async function fetchCart({ provider, resort, lang, cartId }: Host): Promise<Cart> {
  const id = cartId()
  if (id === null) return emptyCart(null)
  const response = await fetch(`${provider}${cartPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cartId: id, lang, resort }),
  })
  const cart: unknown = await response.json()
  if (!response.ok || !isCart(cart)) throw new Error('The cart cannot be read.')
  return cart
}
