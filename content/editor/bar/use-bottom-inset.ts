import { useEffect, useRef } from 'react'

/**
 * Sets `--bottom-inset` of the page to the space that the bar takes at the bottom of the window, so that the page's own notices stand
 * above it, whatever the bar shows.
 */
export function useBottomInset() {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const measure = (): void => {
      const top = bar.current?.getBoundingClientRect().top ?? innerHeight
      style.setProperty('--bottom-inset', `${innerHeight - top}px`)
    }
    const observer = new ResizeObserver(measure)
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom-inset')
    }
  }, [])
  return bar
}
