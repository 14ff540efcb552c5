import { useEffect, useRef } from 'react'

/** For the one field that a window is about: the focus begins there, once the window has opened. */
export function useInitialFocus() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const soon = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(soon)
  }, [])
  return field
}
