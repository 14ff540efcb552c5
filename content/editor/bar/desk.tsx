import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Editing } from '../editing.ts'
import type { Screen } from '../screen/screen.ts'
import type { Translate } from '../wording/wording.ts'

/** What every piece of the editor's own screen works with. */
export type Desk = {
  editing: Editing
  t: Translate
  speaks: 'fr' | 'en'
  signOut: () => Promise<boolean>
  preview: (on: boolean) => Promise<void>
}

const DeskContext = createContext<Desk | undefined>(undefined)
export const DeskProvider = DeskContext.Provider

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('a piece of the editor stands outside of it')
  return desk
}

export function useScreen(): Screen {
  const { screen } = useDesk().editing
  return useSyncExternalStore(screen.subscribe, screen.get)
}

/** Closes the window that lies over the page. */
export function useCloseWindow(): () => void {
  const { editing } = useDesk()
  return () => editing.screen.set({ window: undefined })
}
