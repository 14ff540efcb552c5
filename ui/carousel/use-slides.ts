import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FocusEvent } from 'react'
import { advances, slideAfter, stay } from './slides.ts'

/** The current slide, and the timer that advances it. */
export function useSlides(count: number) {
  const ready = useHydrated()
  const [index, show] = useState(0)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [stopped, setStopped] = useState(false)
  const calm = useMedia('(prefers-reduced-motion: reduce)')
  const hidden = useHidden()
  const advancing = ready && advances(count, { hovered, focused, calm, stopped, hidden })

  useEffect(() => {
    if (!advancing) return undefined
    const timer = setTimeout(() => show(slideAfter(index, count, 1)), stay)
    return () => clearTimeout(timer)
  }, [advancing, index, count])

  return {
    ready,
    index,
    show,
    step: (by: -1 | 1) => show(slideAfter(index, count, by)),
    advancing,
    stopped,
    setStopped,
    calm,
    watch: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}

const never = (): (() => void) => () => undefined

/** False in the server's markup and in the first drawing over it. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}

function useHidden(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed)
      return () => document.removeEventListener('visibilitychange', changed)
    },
    () => document.hidden,
    () => false,
  )
}
