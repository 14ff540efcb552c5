import { useEffect, useRef } from 'react'

/** Focuses the main field of a dialog once it is open. */
export function useInitialFocus() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const soon = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(soon)
  }, [])
  return field
}
