import type { ReactNode } from 'react'

export type TagTone = 'red' | 'gold' | 'blue' | 'green'

/** A label of one or two words. */
export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return <span className={`tag tag-${tone}`}>{children}</span>
}
