import { useEffect } from 'react'
import { searchInputId, searchSheetId } from './menu-id.ts'

/** Ctrl+K, or Cmd+K on a Mac, opens the search and puts the cursor into its field (SEARCH-2). */
export function useSearchKey(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      document.getElementById(searchSheetId)?.showPopover()
      document.getElementById(searchInputId)?.focus()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
}

export function isSearchKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  return event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
}
