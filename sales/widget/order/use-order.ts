import { useCallback, useEffect, useState } from 'react'
import type { OrderView } from '../../api/cart.ts'
import { fetchOrder } from '../api-client/endpoints.ts'
import { useWidget } from '../context/widget-context.ts'
import { orderInAddress } from './order-address.ts'
import { isPending, orderStatus, pollDelay } from './order-status.ts'
import type { OrderStatus } from './order-status.ts'

export type PolledOrder = { shown: OrderStatus; order: OrderView | undefined }

/** Polls an order until its state is final. The second value asks at once, after a failure. */
export function useOrder(token: string): [PolledOrder, () => void] {
  const { host } = useWidget()
  const [followed, setFollowed] = useState<PolledOrder>({ shown: 'loading', order: undefined })
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const began = Date.now()
    const ask = async (): Promise<void> => {
      const answered = await fetchOrder(host, token)
      if (gone) return
      const waited = Date.now() - began
      const shown = answered.ok
        ? orderStatus(answered.value, waited, orderInAddress() !== token)
        : answered.failure.code === 'unreachable'
          ? 'failed'
          : 'unknown'
      setFollowed(({ order }) => ({ shown, order: answered.ok ? answered.value : order }))
      const pause = isPending(shown) ? pollDelay(waited) : undefined
      if (pause !== undefined) timer = setTimeout(() => void ask(), pause)
    }
    void ask()
    return () => {
      gone = true
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each time it is asked for, it is asked again
  }, [host, token, asked])
  return [followed, useCallback(() => setAsked((times) => times + 1), [])]
}
