import { useEffect } from 'react'
import { onFirstInteraction } from '../first-interaction.ts'

/** Ripples on the page's buttons (UI-4), from the visitor's first move on. */
export function useRipples(): void {
  useEffect(() => onFirstInteraction(async () => (await import('ui/ripple')).startRipples(document)), [])
}
