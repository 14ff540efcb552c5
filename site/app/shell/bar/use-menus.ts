import { useEffect, useRef } from 'react'

/** Closes the bar's menus when the page changes (NAV-4), when a link inside one is followed, and when the screen gets another shape. */
export function useMenus(path: string | undefined) {
  const bar = useRef<HTMLElement>(null)
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current !== path) closeMenus(bar.current)
    shown.current = path
  }, [path])
  useEffect(() => {
    const element = bar.current
    const followed = (event: MouseEvent): void => {
      const link = event.target instanceof Element && event.target.closest('a[href]:not([aria-haspopup])')
      if (link && !event.metaKey && !event.ctrlKey && !event.shiftKey) closeMenus(element)
    }
    const wide = window.matchMedia('(min-width: 75rem)')
    const reshaped = (): void => closeMenus(element)
    element?.addEventListener('click', followed)
    wide.addEventListener('change', reshaped)
    return () => {
      element?.removeEventListener('click', followed)
      wide.removeEventListener('change', reshaped)
    }
  }, [])
  return bar
}

function closeMenus(bar: HTMLElement | null): void {
  for (const menu of bar?.querySelectorAll<HTMLElement>(':popover-open') ?? []) menu.hidePopover()
}
