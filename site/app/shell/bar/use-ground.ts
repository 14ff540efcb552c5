import type { SiteSettings } from 'content/api/page'
import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { onFirstInteraction } from '../../first-interaction.ts'

/** What the bar looks like: snow with a red logo, or night with a white one. */
export type Ground = 'snow' | 'night'

/**
 * The ground on which the logo's colour can be seen (NAV-10): snow for red, night for white, and for 'auto' that of what lies
 * below the logo. At the top of a page that is always snow, so that the server's markup holds for everybody.
 */
export function useGround(bar: RefObject<HTMLElement | null>, colour: SiteSettings['logoColour']): Ground {
  const [below, setBelow] = useState<Ground>('snow')
  useEffect(() => {
    const element = bar.current
    if (colour !== 'auto' || !element) return undefined
    return onFirstInteraction(async () => (await import('./watch-ground.ts')).watchGround(element, setBelow))
  }, [bar, colour])
  if (colour === 'auto') return below
  return colour === 'white' ? 'night' : 'snow'
}
