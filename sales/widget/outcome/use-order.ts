import { useCallback, useEffect, useState } from 'react'
import type { OrderView } from '../../api/cart.ts'
import { askOrder } from '../call/calls.ts'
import { useShop } from '../shop/shop.ts'
import { nextAsk, shownFor } from './waiting.ts'
import type { Shown } from './waiting.ts'

export type Followed = { shown: Shown; order: OrderView | undefined }

/** Follows an order until the bank's word is final. `again` asks at once, after a failure. */
export function useOrder(token: string): [Followed, () => void] {
  const { host } = useShop()
  const [followed, setFollowed] = useState<Followed>({ shown: 'loading', order: undefined })
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const began = Date.now()
    const ask = async (): Promise<void> => {
      const answered = await askOrder(host, token)
      if (gone) return
      const waited = Date.now() - began
      const shown = answered.ok
        ? shownFor(answered.value, waited)
        : answered.failure.code === 'unreachable'
          ? 'failed'
          : 'unknown'
      setFollowed(({ order }) => ({ shown, order: answered.ok ? answered.value : order }))
      const pause = shown === 'waiting' || shown === 'long-waiting' ? nextAsk(waited) : undefined
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
