import type { PageView, Shell } from 'content/api/page'
import { createContext, use } from 'react'
import type { ReactNode } from 'react'

/** `shell` is absent where a zone is drawn alone, for a dialog. */
type Reading = { page: PageView; shell?: Shell }

const ReadingContext = createContext<Reading | undefined>(undefined)

/** Tells everything inside which page is read, in which shell. */
export function Reading({ page, shell, children }: Reading & { children: ReactNode }) {
  return <ReadingContext value={{ page, shell }}>{children}</ReadingContext>
}

/** The page that is read. Drawing a part of a page outside of `<Reading>` is a mistake of ours, and thrown. */
export function usePageContext(): Reading {
  const reading = use(ReadingContext)
  if (!reading) throw new Error('A part of a page was drawn outside of <Reading>.')
  return reading
}

/** The shell around, where there is one. */
export function useShell(): Shell | undefined {
  return use(ReadingContext)?.shell
}
