import type { Lang } from 'content/api/page'
import { maxQueryLength } from 'content/api/search'
import { Suspense, lazy, useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Icon } from 'ui/icon'
import { useTranslate } from '../wording/wording.tsx'
import type { SearchEvent } from './search.ts'

const SearchPanel = lazy(async () => ({ default: (await import('./search-panel.tsx')).SearchPanel }))

/** The parameters of a search: URL, language, and exclusions. */
export type SearchScope = { site: string; lang: Lang; seo: boolean; exclude: string[]; page: string }

type Props = {
  place: SearchScope
  inputId?: string
  /** Where the results open: below the field, or inside the sheet. */
  room?: 'float' | 'sheet'
  onEvent?: (event: SearchEvent) => void
}

/** The state of the results for the field: whether they are open, and which of them is chosen. */
export type Combobox = {
  listId: string
  expanded: boolean
  active: string | undefined
  onKey: (event: KeyboardEvent) => void
}

/**
 * A search field: a form that leads to the page of results. The first focus loads the panel that shows results while the visitor types
 * (SEARCH-1, 2).
 */
export function SearchBox({ place, inputId, room = 'float', onEvent }: Props) {
  const t = useTranslate()
  const ownId = useId()
  const id = inputId ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const [awake, setAwake] = useState(false)
  const [typed, setTyped] = useState('')
  const [combobox, setCombobox] = useState<Combobox>()
  useEffect(() => {
    // Focused, and perhaps written in, before this ran.
    if (document.activeElement !== input.current || input.current === null) return
    setAwake(true)
    setTyped(input.current.value)
  }, [])
  const onSubmit = (): void => onEvent?.({ name: 'search', terms: typed.trim(), destination: place.page })
  return (
    <search className={`search search-${room === 'sheet' ? 'in-sheet' : 'in-page'}`}>
      <form className="search-form" action={place.page} method="get" onSubmit={onSubmit}>
        <label className="visually-hidden" htmlFor={id}>
          {t('search.label')}
        </label>
        <input
          ref={input}
          id={id}
          className="search-input"
          type="search"
          // In a sheet that is opened before the page is awake, the browser itself puts the cursor here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a popover focuses it when it opens, and nothing does before
          autoFocus={room === 'sheet'}
          name="q"
          required
          maxLength={maxQueryLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={t('search.placeholder')}
          value={typed}
          onFocus={() => setAwake(true)}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={combobox?.onKey}
          {...(combobox && comboboxProps(combobox))}
        />
        <button type="submit" className="search-submit" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
      </form>
      {awake && (
        <Suspense>
          <SearchPanel
            place={place}
            text={typed}
            setText={setTyped}
            input={input}
            onChange={setCombobox}
            onEvent={onEvent}
          />
        </Suspense>
      )}
    </search>
  )
}

function comboboxProps({ listId, expanded, active }: Combobox) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': expanded,
    'aria-controls': listId,
    'aria-activedescendant': active,
  } as const
}
