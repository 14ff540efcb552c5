import type { ReactNode } from 'react'

export type TagTone = 'red' | 'gold' | 'blue' | 'green'

/** One or two words that set a thing apart from its neighbours. */
export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return <span className={`tag tag-${tone}`}>{children}</span>
}
