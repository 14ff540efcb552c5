import { useEffect, useState } from 'react'
import { holdAt, announcementAt } from './hold.ts'
import type { Hold } from './hold.ts'

/** Counts a hold down, once a second. `announced`: the minutes that were announced last. Calls `onOver` once at the end. */
export function useHoldCountdown(
  heldUntil: string,
  skew: number,
  onOver: () => unknown,
): { hold: Hold; announced: 5 | 1 | undefined } {
  const [hold, setHold] = useState(() => holdAt(heldUntil, skew, Date.now()))
  const [announced, setAnnounced] = useState<5 | 1>()
  useEffect(() => {
    let before = holdAt(heldUntil, skew, Date.now())
    if (before.state === 'over') return
    const timer = setInterval(() => {
      const now = holdAt(heldUntil, skew, Date.now())
      const minutes = announcementAt(before, now)
      if (minutes) setAnnounced(minutes)
      before = now
      setHold(now)
      if (now.state !== 'over') return
      clearInterval(timer)
      onOver()
    }, 1000)
    return () => clearInterval(timer)
  }, [heldUntil, skew, onOver])
  return { hold, announced }
}
