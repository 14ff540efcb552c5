import { createContext, useContext, useSyncExternalStore } from 'react'
import type { EditingSession } from '../editing-session.ts'
import type { EditorState } from '../state/editor-state.ts'
import type { Translate } from '../wording/wording.ts'

/** The dependencies of the editor's components. */
export type EditorContext = {
  editing: EditingSession
  t: Translate
  uiLang: 'fr' | 'en'
  signOut: () => Promise<boolean>
  preview: (on: boolean) => Promise<void>
}

const ContextOfEditor = createContext<EditorContext | undefined>(undefined)
export const EditorContextProvider = ContextOfEditor.Provider

export function useEditorContext(): EditorContext {
  const context = useContext(ContextOfEditor)
  if (!context) throw new Error('useEditorContext is called outside of EditorContextProvider')
  return context
}

export function useEditorState(): EditorState {
  const { state } = useEditorContext().editing
  return useSyncExternalStore(state.subscribe, state.get)
}

/** Closes the open dialog. */
export function useCloseDialog(): () => void {
  const { editing } = useEditorContext()
  return () => editing.state.set({ dialog: undefined })
}
