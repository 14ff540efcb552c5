import { useEffect, useState } from 'react'
import { afterScroll } from './hiding.ts'

/** Whether the bar is hidden (NAV-6). The style sheet keeps it visible while the focus or an open menu is in it. */
export function useHiding(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let state = { y: window.scrollY, hidden: false }
    const scrolled = (): void => {
      state = afterScroll(state, window.scrollY)
      setHidden(state.hidden)
    }
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => window.removeEventListener('scroll', scrolled)
  }, [])
  return hidden
}
