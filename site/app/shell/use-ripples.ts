import { useEffect } from 'react'
import { afterFirstMove } from '../first-move.ts'

/** Ripples on the page's buttons (UI-4), from the visitor's first move on. */
export function useRipples(): void {
  useEffect(() => afterFirstMove(async () => (await import('ui/ripple')).startRipples(document)), [])
}
