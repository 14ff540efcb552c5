import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'

/** Whether the focus is in the search around `input`; `onLeave` is called when it has gone elsewhere in the page. */
export function useFocusInside(input: RefObject<HTMLInputElement | null>, onLeave: () => void): boolean {
  const [inside, setInside] = useState(() => hasFocus(input.current))
  const left = useEffectEvent(onLeave)
  useEffect(() => {
    // Left before this was loaded.
    if (!hasFocus(input.current)) left()
  }, [input])
  useEffect(() => {
    const search = input.current?.closest('search')
    const came = (): void => setInside(true)
    const went = ({ relatedTarget }: FocusEvent): void => {
      if (search?.contains(document.activeElement)) return
      if (relatedTarget instanceof Node && search?.contains(relatedTarget)) return
      setInside(false)
      left()
    }
    search?.addEventListener('focusin', came)
    search?.addEventListener('focusout', went)
    return () => {
      search?.removeEventListener('focusin', came)
      search?.removeEventListener('focusout', went)
    }
  }, [input])
  return inside
}

function hasFocus(input: Element | null): boolean {
  return input?.closest('search')?.contains(document.activeElement) ?? false
}
