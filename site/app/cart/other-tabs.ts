import { emitSalesEvent } from 'contracts/events'
import { cartIdKey } from 'contracts/widget'
import { joinTabs } from 'contracts/widget/tabs'
import { safeSessionStorage } from 'base/browser-storage'

/**
 * Follows the cart of other tabs of the site while the widget is not in this page: nothing else would,
 * and the pill would go on saying "empty" (CART-3). Returns how to stop.
 */
export function followOtherTabs(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(cartIdKey)
  joinTabs(channel, {
    read: () => safeSessionStorage.getItem(cartIdKey),
    onCart: (cartId) => {
      if (cartId === null) safeSessionStorage.removeItem(cartIdKey)
      else safeSessionStorage.setItem(cartIdKey, cartId)
      emitSalesEvent('sales:cart-changed', { cartId })
    },
    isSilent: () => window.salesWidget !== undefined,
  })
  return () => channel.close()
}
