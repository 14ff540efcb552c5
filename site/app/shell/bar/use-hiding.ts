import { useEffect, useState } from 'react'
import { afterScroll } from './hiding.ts'

/** Whether the bar is out of the way (NAV-6). That it never hides with the focus or a menu in it is the style sheet's part. */
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
