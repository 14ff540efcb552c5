import { useEffect } from 'react'
import { firstMove } from '../first-move.ts'

/** Ripples on the page's buttons (UI-4), from the visitor's first move on. */
export function useRipples(): void {
  useEffect(() => {
    const stop = firstMove()
      .then(() => import('ui/ripple'))
      .then(({ startRipples }) => startRipples(document))
      .catch(() => () => undefined) // a page without ripples works as well
    return () => void stop.then((end) => end())
  }, [])
}
