import { emptyCart, isCart } from 'contracts/cart'
import type { Cart } from 'contracts/cart'
import { emitSalesEvent } from 'contracts/events'
import { safeLocalStorage, safeSessionStorage } from 'base/browser-storage'
import { cartIdKey, cartPath } from 'contracts/widget'
import type { SalesWidget } from 'contracts/widget'
import { createSteps } from '../history/steps.ts'
import { langOf } from '../host.ts'
import type { Host } from '../host.ts'
import { createAppLoader } from './app.ts'
import { createCartIdStore } from './cart-id.ts'
import { createMounts } from './mounts.ts'
import { showOpeningNotice } from './opening-notice.ts'
import type { OfferReference } from 'contracts/widget/offer'
import { observePage } from './page-observer.ts'
import { createPriceWriter } from './page-prices.ts'
import { joinTabs } from 'contracts/widget/tabs'

/** Makes the object that the page knows as `window.salesWidget`. `provider` is the origin that the script came from. */
export function createSalesWidget(provider: string, loadApp = createAppLoader(provider)): SalesWidget {
  const hadCart = safeSessionStorage.getItem(cartIdKey) !== null
  const store = createCartIdStore(safeSessionStorage, safeLocalStorage)
  const announce = joinTabs(typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(cartIdKey), {
    read: store.read,
    onCart: (cartId) => {
      store.write(cartId)
      emitSalesEvent('sales:cart-changed', { cartId })
      void loadedApp?.refresh(host)
    },
  })
  const steps = createSteps(window)
  let host: Host = { provider, resort: '', lang: 'fr', steps, cartId: store.read, cartChanged }
  let loadedApp: Awaited<ReturnType<typeof loadApp>> | undefined
  const app = async () => (loadedApp = await loadApp())
  const mounts = createMounts(app)
  const fillPrices = createPriceWriter()
  let started = false

  function cartChanged(cartId: string | null): void {
    const was = store.read()
    store.write(cartId)
    emitSalesEvent('sales:cart-changed', { cartId })
    announce(cartId, was)
  }

  function update(): void {
    steps.update()
    mounts.update(host, document)
    void fillPrices(host, document)
  }

  /** Shows the selector that the history's step asks for, or closes it. Rejects, and leaves the step, where the app cannot be loaded. */
  async function showStep(): Promise<void> {
    if (!loadedApp && steps.get()?.name !== 'offer') return
    const removeNotice = loadedApp ? undefined : showOpeningNotice(host)
    try {
      await app()
      await loadedApp?.showOffer(host)
    } catch (error) {
      steps.leave()
      throw error
    } finally {
      removeNotice?.()
    }
  }

  /** Opens the selector as a step of the history. */
  async function open({ kind, product }: OfferReference): Promise<void> {
    opening = undefined
    steps.push({ name: 'offer', offer: product ? `${kind}:${product}` : kind })
    await (opening ?? showStep())
  }

  let opening: Promise<void> | undefined
  steps.subscribe(() => {
    opening = showStep()
    opening.catch(() => undefined)
  })

  function start(): void {
    observePage({ update, open, preload: () => void app().catch(() => undefined) })
    if (!hadCart && store.read() !== null) emitSalesEvent('sales:cart-changed', { cartId: store.read() })
    void showStep().catch(() => undefined)
  }

  return {
    init: ({ resort, lang, cartHref = host.cartHref }) => {
      const changed = host.lang !== langOf(lang) || host.resort !== resort
      host = { ...host, resort, lang: langOf(lang), cartHref }
      if (started && changed) mounts.remount(host)
      if (!started) start()
      started = true
      update()
    },
    get cartId() {
      return store.read()
    },
    getCart: () => fetchCart(host),
    open: (offer) => void open(offer).catch(() => undefined),
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
