import type { PageView, Shell } from 'content/api/page'
import { createContext, use } from 'react'
import type { ReactNode } from 'react'

/** `shell` is absent where a zone is rendered alone (`/api/zone`). */
type PageContext = { page: PageView; shell?: Shell }

const Context = createContext<PageContext | undefined>(undefined)

/** Provides the page, and its shell, to the components inside. */
export function PageProvider({ page, shell, children }: PageContext & { children: ReactNode }) {
  return <Context value={{ page, shell }}>{children}</Context>
}

/** The current page and shell. @throws outside of `<PageProvider>`. */
export function usePageContext(): PageContext {
  const context = use(Context)
  if (!context) throw new Error('usePageContext was called outside of <PageProvider>.')
  return context
}

/** The shell of the current page; undefined for a zone that is rendered alone. */
export function useShell(): Shell | undefined {
  return use(Context)?.shell
}
