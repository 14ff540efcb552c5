/** A message between tabs of one site. `was` is the cart that the sending tab had before. */
export type TabMessage = { says: 'hello' } | { says: 'changed'; cartId: string | null; was: string | null }

/**
 * The cart of a tab after a message of another one; undefined when nothing changes for it.
 * A tab without a cart takes over the other's. A tab with another cart keeps its own: two carts are never mixed.
 */
export function cartAfter(own: string | null, message: TabMessage): { cartId: string | null } | undefined {
  if (message.says === 'hello') return undefined
  const { cartId, was } = message
  if (own === null) return cartId === null ? undefined : { cartId }
  return own === cartId || own === was ? { cartId } : undefined
}

type Tab = {
  read: () => string | null
  onCart: (cartId: string | null) => void
  /** While true, another part of the page receives and answers the messages. */
  isSilent?: () => boolean
}

/** Joins the other tabs of the site. Returns how to announce a change of the cart. */
export function joinTabs(
  channel: BroadcastChannel | undefined,
  tab: Tab,
): (cartId: string | null, was: string | null) => void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin, unlike a window
  const post = (message: TabMessage): void => channel?.postMessage(message)
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (tab.isSilent?.()) return
    const own = tab.read()
    if (data.says === 'hello' && own !== null) post({ says: 'changed', cartId: own, was: own })
    const after = cartAfter(own, data)
    if (after) tab.onCart(after.cartId)
  })
  if (tab.read() === null) post({ says: 'hello' })
  return (cartId, was) => post({ says: 'changed', cartId, was })
}
