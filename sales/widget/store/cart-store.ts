import { ok } from 'base/errors'
import type { Result } from 'base/errors'
import { emitSalesEvent } from 'contracts/events'
import type { CartLine, CartPreview, CartView } from '../../api/cart.ts'
import { isCartView } from '../api-client/response-checks.ts'
import type { ApiResult } from '../api-client/request.ts'
import * as calls from '../api-client/endpoints.ts'
import type { CartChange, Correction, NewLines, Stay, WriteFields } from '../api-client/endpoints.ts'
import type { Host } from '../host.ts'
import { itemsOfLines } from '../analytics/items.ts'

/** What is known of the cart. `skew`: how far the engine's clock is before the browser's, in milliseconds. */
export type CartState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; cart: CartView | undefined; skew: number }

export type Written = Result<CartView>
export type CartStore = ReturnType<typeof createCartStore>
type Calls = Pick<
  typeof calls,
  | 'fetchCart'
  | 'addLines'
  | 'removeLine'
  | 'setPerson'
  | 'setStay'
  | 'fetchPreview'
  | 'undoChange'
  | 'renewHolds'
  | 'giveUpPayment'
>
type Send = (id: string | null, write: WriteFields) => Promise<ApiResult<CartView>>

/** The cart of this page: one for the selector and for the cart's own place, with one write at a time. */
export function createCartStore(
  host: () => Host,
  api: Calls = calls,
  newKey: () => string = () => crypto.randomUUID(),
) {
  let state: CartState = { state: 'loading' }
  let queue: Promise<unknown> = Promise.resolve()
  let [turns, shownTurn] = [0, 0]
  const listeners = new Set<() => void>()

  /** `turn`: when what is shown was asked for; what was asked for before what is shown already comes too late. */
  function show(next: CartState, turn = nextTurn()): void {
    if (turn < shownTurn) return
    shownTurn = turn
    state = next
    for (const listener of listeners) listener()
  }

  function nextTurn(): number {
    turns += 1
    return turns
  }

  function showCart(cart: CartView | undefined, turn?: number): void {
    show({ state: 'ready', cart, skew: cart ? Date.parse(cart.now) - Date.now() : 0 }, turn)
  }

  function current(): CartView | undefined {
    return state.state === 'ready' ? state.cart : undefined
  }

  /** Reads the cart again. A cart that the engine does not know any more, or that was ordered, is forgotten: the next one is new. */
  async function load(): Promise<void> {
    const id = host().cartId()
    if (id === null) return showCart(undefined)
    const turn = nextTurn()
    const answered = await api.fetchCart(host(), id)
    if (answered.ok && answered.value.state !== 'ordered') return showCart(answered.value, turn)
    if (!answered.ok && answered.failure.code !== 'unknown-cart') return show({ state: 'failed' }, turn)
    host().cartChanged(null)
    showCart(undefined)
  }

  function write(send: Send): Promise<Written> {
    const turn = queue.then(() => writeNow(send))
    queue = turn.catch(() => undefined)
    return turn
  }

  async function writeNow(send: Send): Promise<Written> {
    const first = await attempt(send)
    if (first.ok || first.failure.code !== 'stale') return taken(first)
    // Another tab wrote in between: the same change is made to the present cart.
    const { details } = first.failure
    if (isCartView(details?.cart)) showCart(details.cart)
    else await load()
    return taken(await attempt(send))
  }

  function attempt(send: Send): Promise<ApiResult<CartView>> {
    const { lang, cartId } = host()
    return send(current()?.id ?? cartId(), { key: newKey(), version: current()?.version ?? 0, lang })
  }

  function taken(answered: Written): Written {
    if (answered.ok) {
      showCart(answered.value)
      host().cartChanged(answered.value.id)
    } else if (isCartView(answered.failure.details?.cart)) showCart(answered.failure.details.cart)
    return answered
  }

  /**
   * Adds all of it, or nothing: where an addition is refused, those before it are removed again. Answers the lines that were added;
   * what another tab has added meanwhile is not among them.
   */
  async function add(additions: readonly NewLines[]): Promise<Result<CartLine[]>> {
    const added: CartLine[] = []
    for (const addition of additions) {
      const one = await addOne(addition)
      if (!one.ok) {
        for (const line of added) await write((id, fields) => api.removeLine(host(), id ?? '', line.id, fields))
        return one
      }
      added.push(...one.value)
    }
    emitSalesEvent('sales:add-to-cart', { items: itemsOfLines(added) })
    return ok(added)
  }

  async function addOne(lines: NewLines): Promise<Result<CartLine[]>> {
    let before = new Set<string>()
    const written = await write((id, fields) => {
      before = new Set(current()?.lines.map((line) => line.id))
      return api.addLines(host(), id, lines, fields)
    })
    return written.ok ? ok(written.value.lines.filter(({ id }) => !before.has(id))) : written
  }

  /** Writes, and emits the lines that the change took away or brought. */
  async function change(send: Send): Promise<Written> {
    let before: readonly CartLine[] = []
    const written = await write((id, fields) => {
      before = current()?.lines ?? []
      return send(id, fields)
    })
    if (!written.ok) return written
    const after = written.value.lines
    const [removed, added] = [without(before, after), without(after, before)]
    if (removed.length > 0) emitSalesEvent('sales:remove-from-cart', { items: itemsOfLines(removed) })
    if (added.length > 0) emitSalesEvent('sales:add-to-cart', { items: itemsOfLines(added) })
    return written
  }

  return {
    get: (): CartState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load,
    retry: () => {
      show({ state: 'loading' })
      return load()
    },
    add,
    /** What a change would do, for the buyer to see before. */
    preview: async (wanted: CartChange): Promise<ApiResult<CartPreview>> =>
      api.fetchPreview(host(), current()?.id ?? '', wanted),
    remove: (line: CartLine) => change((id, one) => api.removeLine(host(), id ?? '', line.id, one)),
    /** Takes the last change back; refused where the cart is no longer of this version. */
    undo: (version: number) => change((id, one) => api.undoChange(host(), id ?? '', { ...one, version })),
    correct: (person: string, correction: Correction) =>
      write((id, one) => api.setPerson(host(), id ?? '', person, correction, one)),
    setStay: (stay: Stay) => change((id, one) => api.setStay(host(), id ?? '', stay, one)),
    renew: () => write((id, one) => api.renewHolds(host(), id ?? '', one)),
    /** The cart that an order was made of, which may be unknown to this browser: a mail leads to its order from anywhere. */
    giveUp: (cartId: string) => write((_, one) => api.giveUpPayment(host(), cartId, one)),
    /** The cart became an order, or is to be forgotten. */
    forget: () => {
      host().cartChanged(null)
      showCart(undefined)
    },
    /** What the next write outside of the store must carry, such as a checkout. */
    nextWrite: (): WriteFields => ({ key: newKey(), version: current()?.version ?? 0, lang: host().lang }),
    showCart,
  }
}

function without(lines: readonly CartLine[], others: readonly CartLine[]): CartLine[] {
  return lines.filter(({ id }) => !others.some((one) => one.id === id))
}
