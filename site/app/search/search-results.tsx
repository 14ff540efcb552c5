/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox of ARIA has no tags of its own: its options are the links themselves, and the focus stays in the field */
import type { SearchResult } from 'content/api/calls'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { Icon } from 'ui/icon'
import { Spinner } from 'ui/spinner'
import { useTranslate } from '../wording/wording.tsx'
import type { Combobox, SearchPlace } from './search-box.tsx'
import { isWorthTelling, markHits, moveChoice } from './search.ts'
import type { SearchEvent } from './search.ts'
import { useSearch } from './use-search.ts'
import type { Found } from './use-search.ts'

type Props = {
  place: SearchPlace
  text: string
  setText: (text: string) => void
  input: RefObject<HTMLInputElement | null>
  tell: (combobox: Combobox) => void
  onEvent: ((event: SearchEvent) => void) | undefined
}

/** The panel of results under a search field: an ARIA combobox whose focus stays in the field (SEARCH-2). */
export function SearchResults({ place, text, setText, input, tell, onEvent }: Props) {
  const say = useTranslate()
  const listId = useId()
  const found = useSearch(place, text)
  const results = found.state === 'found' ? found.results : []
  const [chosen, setChosen] = useChoice(found)
  const open = useFocused(input)
  const list = useRef<HTMLDivElement>(null)
  useTelling(found, text, open, onEvent)

  const choose = (result: SearchResult): void => {
    onEvent?.({ name: 'search', terms: text.trim(), destination: result.path })
    setText('')
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setChosen(moveChoice(chosen, event.key === 'ArrowDown' ? 1 : -1, results.length))
    } else if (event.key === 'Enter' && open && chosen >= 0) {
      event.preventDefault()
      list.current?.querySelectorAll('a')[chosen]?.click()
    } else if (event.key === 'Escape') {
      setText('') // which closes the panel; a sheet around it is closed by the browser
    }
  }
  const expanded = open && results.length > 0
  const active = expanded && chosen >= 0 ? `${listId}-${chosen}` : undefined
  useTold(tell, { listId, expanded, active, onKey })
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <div className="search-panel" hidden={!open || found.state === 'idle'}>
      <output className="search-status">{open && <Status found={found} />}</output>
      <div
        className="search-list"
        ref={list}
        id={listId}
        role="listbox"
        aria-label={say('search.results')}
        hidden={!expanded}
      >
        {results.map((result, at) => (
          <Result
            key={result.path}
            id={`${listId}-${at}`}
            result={result}
            query={text}
            chosen={at === chosen}
            onChoose={() => choose(result)}
          />
        ))}
      </div>
      {expanded && <p className="search-keys">{say('search.keys')}</p>}
    </div>
  )
}

function Status({ found }: { found: Found }) {
  const say = useTranslate()
  if (found.state === 'searching') return <Spinner label={say('search.loading')} />
  if (found.state === 'failed') return <p className="search-message">{say('search.failed')}</p>
  if (found.state !== 'found') return null
  if (found.results.length > 0)
    return <p className="visually-hidden">{say('search.count', { count: found.results.length })}</p>
  return (
    <p className="search-message">
      <strong>{say('search.none')}</strong> {say('search.none-hint')}
    </p>
  )
}

type ResultProps = { id: string; result: SearchResult; query: string; chosen: boolean; onChoose: () => void }

function Result({ id, result, query, chosen, onChoose }: ResultProps) {
  return (
    <a
      className="search-result"
      id={id}
      role="option"
      aria-selected={chosen}
      href={result.path}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="search-name">
        {markHits(result.name, query).map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text))}
      </span>
      {result.title !== result.name && <span className="search-title">{result.title}</span>}
      <Icon name="arrow-right" size={20} />
    </a>
  )
}

/** No result is chosen until an arrow key chooses one, and none after a new answer. */
function useChoice(found: Found): [number, (chosen: number) => void] {
  const [choice, setChoice] = useState<{ of: Found; at: number }>({ of: found, at: -1 })
  return [choice.of === found ? choice.at : -1, (at) => setChoice({ of: found, at })]
}

/** The panel is open while the field has the focus. */
function useFocused(input: RefObject<HTMLInputElement | null>): boolean {
  const [focused, setFocused] = useState(true)
  useEffect(() => {
    const field = input.current
    const focus = (): void => setFocused(true)
    const blur = (): void => setFocused(false)
    field?.addEventListener('focus', focus)
    field?.addEventListener('blur', blur)
    return () => {
      field?.removeEventListener('focus', focus)
      field?.removeEventListener('blur', blur)
    }
  }, [input])
  return focused
}

/** SEARCH-6: a search that failed, and one that was left without a result being opened. */
function useTelling(found: Found, text: string, open: boolean, onEvent: Props['onEvent']): void {
  const latest = useRef({ text, onEvent })
  useEffect(() => {
    latest.current = { text, onEvent }
  })
  useEffect(() => {
    if (found.state === 'failed') latest.current.onEvent?.({ name: 'search-failed', terms: found.text })
  }, [found])
  useEffect(() => {
    if (!open) return undefined
    return () => {
      const { text: left, onEvent: report } = latest.current
      if (isWorthTelling(left)) report?.({ name: 'search-cancelled', terms: left.trim() })
    }
  }, [open])
}

/** Hands the field what it must carry, each time that changes. The key handler is always the newest. */
function useTold(tell: Props['tell'], { listId, expanded, active, onKey }: Combobox): void {
  const handler = useRef(onKey)
  useEffect(() => {
    handler.current = onKey
  })
  useEffect(() => {
    tell({ listId, expanded, active, onKey: (event) => handler.current(event) })
  }, [tell, listId, expanded, active])
}
