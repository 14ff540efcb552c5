import type { SiteSettings } from 'content/api/page'
import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { onFirstInteraction } from '../../first-interaction.ts'

/** The bar's background: light with a red logo, dark with a white one. */
export type Background = 'light' | 'dark'

/**
 * The background on which the logo's colour can be seen (NAV-10): light for red, dark for white, and for 'auto' that of what lies
 * below the logo. At the top of a page that is always light, so that the server's markup holds for everybody.
 */
export function useBackground(bar: RefObject<HTMLElement | null>, colour: SiteSettings['logoColour']): Background {
  const [below, setBelow] = useState<Background>('light')
  useEffect(() => {
    const element = bar.current
    if (colour !== 'auto' || !element) return undefined
    return onFirstInteraction(async () => (await import('./watch-background.ts')).watchBackground(element, setBelow))
  }, [bar, colour])
  if (colour === 'auto') return below
  return colour === 'white' ? 'dark' : 'light'
}
