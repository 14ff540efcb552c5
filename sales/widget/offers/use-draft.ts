import { useState } from 'react'
import { useWidget } from '../context/widget-context.ts'

/** What is chosen in the selector so far, kept in the entry of the browser's history: a reload and Forward show it again. */
export function useDraft<Draft>(isDraft: (value: unknown) => boolean, empty: Draft): [Draft, (draft: Draft) => void] {
  const { host } = useWidget()
  const [draft, setDraft] = useState<Draft>(() => {
    const step = host.steps.get()
    const saved = step?.name === 'offer' ? step.draft : undefined
    return isDraft(saved) ? (saved as Draft) : empty
  })
  const change = (next: Draft): void => {
    setDraft(next)
    host.steps.saveDraft(next)
  }
  return [draft, change]
}
