import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Dispatched on `window` after a client-side navigation; the content-management script listens to it. */
export const pageChanged = 'site:page-changed'

/**
 * After a change of page: puts the focus at the beginning of the new one, as a load would, and returns its title to be read out.
 * '' after a load, which browsers announce themselves.
 */
export function useRouteChange(): string {
  const { pathname, hash } = useLocation()
  const [title, setTitle] = useState('')
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!hash) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    setTitle(document.title)
    window.dispatchEvent(new Event(pageChanged))
  }, [pathname, hash])
  return title
}
