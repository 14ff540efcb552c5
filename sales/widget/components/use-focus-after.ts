import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Each time a form was closed, the last button in the element of the returned reference takes the focus: the form that had it is no
 * longer there. `closed`: how many times it was.
 */
export function useFocusAfter<Around extends HTMLElement>(closed: number): RefObject<Around | null> {
  const around = useRef<Around>(null)
  useEffect(() => {
    if (closed > 0) [...(around.current?.querySelectorAll('button') ?? [])].at(-1)?.focus()
  }, [closed])
  return around
}
