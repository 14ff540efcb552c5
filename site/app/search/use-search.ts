import type { SearchResult } from 'content/api/calls'
import { useEffect, useState } from 'react'
import { getJson } from '../call.ts'
import { searchDebounce } from '../constants.ts'
import type { SearchScope } from './search-box.tsx'
import { readResults, searchAddress } from './search.ts'

/** The last answer that came: to which address and text, and what it held; without results when it failed. */
type Answer = { address: string; text: string; results?: readonly SearchResult[] }

/**
 * The state of the search for the text in the field. While an answer is awaited, `results` are those of the text before: shown, not
 * to be opened. `text` is what they were found for.
 */
export type SearchState = {
  state: 'idle' | 'waiting' | 'found' | 'failed'
  text: string
  results: readonly SearchResult[]
  /** Asks again after a failure. */
  retry: () => void
}

const nothing: readonly SearchResult[] = []
const unasked: Answer = { address: '', text: '', results: nothing }

/** The results for `text`, requested 600 ms after its last change; an earlier request is aborted (SEARCH-1). */
export function useSearch(place: SearchScope, text: string): SearchState {
  const [answer, setAnswer] = useState(unasked)
  const asked = text.trim()
  const address = searchAddress(place, asked)
  const isAnswered = answer.address === address
  useEffect(() => {
    if (asked === '' || isAnswered) return undefined
    const cancelled = new AbortController()
    const ask = async (): Promise<void> => {
      const results = await resultsAt(address, cancelled.signal)
      if (!cancelled.signal.aborted) setAnswer({ address, text: asked, results })
    }
    const timer = setTimeout(() => void ask(), searchDebounce)
    return () => {
      clearTimeout(timer)
      cancelled.abort()
    }
  }, [asked, address, isAnswered])
  const retry = (): void => setAnswer(unasked)
  const { text: answered, results = nothing } = answer
  if (asked === '') return { state: 'idle', text: '', results: nothing, retry }
  if (!isAnswered) return { state: 'waiting', text: answered, results, retry }
  return { state: answer.results ? 'found' : 'failed', text: answered, results, retry }
}

async function resultsAt(address: string, signal: AbortSignal): Promise<readonly SearchResult[] | undefined> {
  try {
    return readResults(await getJson(address, { signal }))
  } catch {
    return undefined
  }
}
