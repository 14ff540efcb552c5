import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Sets `--keyboard` on the panel: the height that an on-screen keyboard covers, so that the last result can be scrolled above it. */
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

/** The height of the on-screen keyboard in pixels; 0 while the page is zoomed. */
export function keyboardHeight(
  windowHeight: number,
  { height, offsetTop, scale }: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>,
): number {
  return scale > 1 ? 0 : Math.max(0, Math.round(windowHeight - height - offsetTop))
}
