import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Tells the panel's style how much of the window a keyboard on the screen covers (`--keyboard`), so that its last result can be scrolled above it. */
export function useKeyboardInset(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return undefined
    const measure = (): void =>
      panel.current?.style.setProperty('--keyboard', `${keyboardHeight(window.innerHeight, viewport)}px`)
    measure()
    viewport.addEventListener('resize', measure)
    return () => viewport.removeEventListener('resize', measure)
  }, [panel])
}

/** What is left of the window below the part that is seen; nothing of it is a keyboard when the page is enlarged with two fingers. */
export function keyboardHeight(
  windowHeight: number,
  { height, offsetTop, scale }: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>,
): number {
  return scale > 1 ? 0 : Math.max(0, Math.round(windowHeight - height - offsetTop))
}
