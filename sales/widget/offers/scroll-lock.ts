import { useEffect } from 'react'

/** The page behind a dialog stands still. Set from here, since its style sheet cannot see into the widget. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return
    const { style } = document.documentElement
    const before = style.overflow
    style.overflow = 'hidden'
    return () => {
      style.overflow = before
    }
  }, [locked])
}
