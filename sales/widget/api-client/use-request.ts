import { useCallback, useEffect, useState } from 'react'
import type { ApiResult } from './request.ts'

/** What is known of an answer that was asked for. */
export type RequestState<Answer> =
  | { state: 'loading' }
  | { state: 'failed'; code: string }
  | { state: 'ready'; value: Answer }

/** Asks when first rendered, when `ask` changes, and on `again`; an answer that comes too late is dropped. */
export function useRequest<Answer>(ask: () => Promise<ApiResult<Answer>>): [RequestState<Answer>, () => void] {
  const [waited, setWaited] = useState<RequestState<Answer>>({ state: 'loading' })
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
