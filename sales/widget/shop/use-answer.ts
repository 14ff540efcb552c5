import { useCallback, useEffect, useState } from 'react'
import type { Answered } from '../call/call.ts'

/** What is known of an answer that was asked for. */
export type Waited<Answer> =
  | { state: 'loading' }
  | { state: 'failed'; code: string }
  | { state: 'ready'; value: Answer }

/** Asks when first drawn, when `ask` changes, and on `again`; an answer that comes too late is dropped. */
export function useAnswer<Answer>(ask: () => Promise<Answered<Answer>>): [Waited<Answer>, () => void] {
  const [waited, setWaited] = useState<Waited<Answer>>({ state: 'loading' })
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let late = false
    void ask().then((answered) => {
      if (late) return
      setWaited(
        answered.ok ? { state: 'ready', value: answered.value } : { state: 'failed', code: answered.failure.code },
      )
    })
    return () => {
      late = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each time it is asked for, it is asked again
  }, [ask, asked])
  return [waited, useCallback(() => setAsked((times) => times + 1), [])]
}
