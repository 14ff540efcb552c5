import type { SearchResult } from 'content/api/calls'
import { useEffect, useState } from 'react'
import { getJson } from '../call.ts'
import { searchDebounce } from '../constants.ts'
import type { SearchPlace } from './search-box.tsx'
import { readResults, searchAddress } from './search.ts'

export type Found =
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'found'; text: string; results: SearchResult[] }
  | { state: 'failed'; text: string }

/** What was found for `text`, 600 ms after it last changed; earlier questions are given up (SEARCH-1). */
export function useSearch(place: SearchPlace, text: string): Found {
  const [found, setFound] = useState<Found>({ state: 'idle' })
  const asked = text.trim()
  const address = searchAddress(place, asked)
  useEffect(() => {
    if (asked === '') return undefined
    const cancelled = new AbortController()
    const ask = async (): Promise<void> => {
      setFound({ state: 'searching' })
      try {
        const results = readResults(await getJson(address, { signal: cancelled.signal }))
        if (!cancelled.signal.aborted) setFound({ state: 'found', text: asked, results })
      } catch {
        if (!cancelled.signal.aborted) setFound({ state: 'failed', text: asked })
      }
    }
    const timer = setTimeout(() => void ask(), searchDebounce)
    return () => {
      clearTimeout(timer)
      cancelled.abort()
    }
  }, [asked, address])
  return asked === '' ? { state: 'idle' } : found
}
