import { useEffect } from 'react'
import { onFirstInteraction } from '../first-interaction.ts'

/** Starts button ripples (UI-4) at the first interaction. */
export function useRipples(): void {
  useEffect(() => onFirstInteraction(async () => (await import('ui/ripple')).startRipples(document)), [])
}
