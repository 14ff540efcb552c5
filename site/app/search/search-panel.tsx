import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { SearchResult } from 'content/api/calls'
import { useTranslate } from '../wording/wording.tsx'
import type { Translate } from '../wording/wording.tsx'
import { PanelMessage } from './panel-message.tsx'
import { ResultList, optionId } from './result-list.tsx'
import type { Combobox, SearchScope } from './search-box.tsx'
import { eventOfLeaving, moveChoice } from './search.ts'
import type { SearchEvent } from './search.ts'
import { useFocusInside } from './use-focus-inside.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'
import { useSearch } from './use-search.ts'
import type { SearchState } from './use-search.ts'

type Props = {
  place: SearchScope
  text: string
  setText: (text: string) => void
  input: RefObject<HTMLInputElement | null>
  onChange: (combobox: Combobox) => void
  onEvent: ((event: SearchEvent) => void) | undefined
}

/**
 * The panel of results under a search field: an ARIA combobox whose focus stays in the field (SEARCH-2). Only results of the very
 * text in the field can be chosen: none is while another answer is on its way, nor after it came, until an arrow key chooses.
 */
export function SearchPanel({ place, text, setText, input, onChange, onEvent }: Props) {
  const t = useTranslate()
  const listId = useId()
  const found = useSearch(place, text)
  const { state, results } = found
  const [chosen, setChosen] = useChoice(state === 'found' ? results : undefined)
  const panel = useRef<HTMLDivElement>(null)
  const left = (): void => {
    const event = eventOfLeaving(found, text)
    if (event) onEvent?.(event)
  }
  const open = useFocusInside(input, left)
  const expanded = open && results.length > 0
  const choice = expanded ? results[chosen] : undefined
  const active = choice && optionId(listId, choice)

  const onKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setChosen(moveChoice(chosen, event.key === 'ArrowDown' ? 1 : -1, state === 'found' ? results.length : 0))
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      document.getElementById(active)?.click()
    } else if (event.key === 'Escape') {
      left()
      setText('') // which closes the panel; a sheet around it is closed by the browser
    }
  }
  useReported(onChange, { listId, expanded, active, onKey })
  useKeyboardInset(panel)
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const onOpen = ({ path }: SearchResult): void => {
    onEvent?.({ name: 'search', terms: text.trim(), destination: path })
    flushSync(() => setText('')) // now, so that the menus that close next do not find a search that was given up
  }
  const retry = (): void => {
    input.current?.focus() // the button goes away
    found.retry()
  }
  return (
    <>
      <output className="visually-hidden">{open && announcement(found, t)}</output>
      <div className="search-panel" ref={panel} hidden={!open || state === 'idle'}>
        <PanelMessage found={found} onRetry={retry} />
        <ResultList id={listId} found={found} hidden={!expanded} chosen={chosen} onOpen={onOpen} />
        {expanded && <p className="search-keys">{t('search.keys')}</p>}
      </div>
    </>
  )
}

/** The polite live-region message of a response. */
function announcement({ state, results }: SearchState, t: Translate): string | undefined {
  if (state === 'failed') return t('search.failed')
  if (state !== 'found') return undefined
  return results.length === 0 ? t('search.none') : t('search.count', { count: results.length })
}

/** No result is chosen until an arrow key chooses one, and none after a new answer. */
function useChoice(among: readonly SearchResult[] | undefined): [number, (chosen: number) => void] {
  const [choice, setChoice] = useState({ among, at: -1 })
  return [choice.among === among ? choice.at : -1, (at) => setChoice({ among, at })]
}

/** Hands the field what it must carry before anybody sees or presses anything. The key handler is always the newest. */
function useReported(onChange: Props['onChange'], { listId, expanded, active, onKey }: Combobox): void {
  const newest = useRef(onKey)
  useLayoutEffect(() => {
    newest.current = onKey
  })
  useLayoutEffect(() => {
    onChange({ listId, expanded, active, onKey: (event) => newest.current(event) })
  }, [onChange, listId, expanded, active])
}
