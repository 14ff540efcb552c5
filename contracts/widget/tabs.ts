/** What tabs of one site say to each other. `was` is the cart that the speaking tab had before. */
export type TabMessage = { says: 'hello' } | { says: 'changed'; cartId: string | null; was: string | null }

/**
 * The cart that a tab has after it heard another one; undefined when nothing changes for it.
 * A tab without a cart takes over the other's. A tab with another cart keeps its own: two carts are never mixed.
 */
export function cartAfter(own: string | null, heard: TabMessage): { cartId: string | null } | undefined {
  if (heard.says === 'hello') return undefined
  const { cartId, was } = heard
  if (own === null) return cartId === null ? undefined : { cartId }
  return own === cartId || own === was ? { cartId } : undefined
}

type Tab = {
  read: () => string | null
  heard: (cartId: string | null) => void
  /** While this holds, somebody else in the page hears and answers. */
  isSilent?: () => boolean
}

/** Joins the other tabs of the site. Returns how to tell them that the cart changed. */
export function joinTabs(
  channel: BroadcastChannel | undefined,
  tab: Tab,
): (cartId: string | null, was: string | null) => void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin, unlike a window
  const t = (message: TabMessage): void => channel?.postMessage(message)
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (tab.isSilent?.()) return
    const own = tab.read()
    if (data.says === 'hello' && own !== null) t({ says: 'changed', cartId: own, was: own })
    const after = cartAfter(own, data)
    if (after) tab.heard(after.cartId)
  })
  if (tab.read() === null) t({ says: 'hello' })
  return (cartId, was) => t({ says: 'changed', cartId, was })
}
