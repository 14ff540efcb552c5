/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox of ARIA has no tags of its own: its options are the links themselves, and the focus stays in the field */
import type { MouseEvent } from 'react'
import type { SearchResult } from 'content/api/calls'
import { useTranslate } from '../wording/wording.tsx'
import { ResultText } from './result-text.tsx'
import type { SearchState } from './use-search.ts'

type Props = {
  id: string
  found: SearchState
  hidden: boolean
  /** Which result the arrow keys chose; -1 for none. */
  chosen: number
  /** Called when a result is followed in this window, before the navigation. */
  onOpen: (result: SearchResult) => void
}

/** The results as options of a listbox. Those of the previous query stay visible, pale, until the new ones have arrived. */
export function ResultList({ id, found: { state, text, results }, hidden, chosen, onOpen }: Props) {
  const t = useTranslate()
  const isPale = state === 'waiting'
  return (
    <div
      className="search-list"
      id={id}
      role="listbox"
      aria-label={t('search.results')}
      aria-busy={isPale}
      inert={isPale}
      hidden={hidden}
    >
      {results.map((result, at) => (
        <a
          key={result.path}
          className="search-result"
          id={optionId(id, result)}
          role="option"
          aria-selected={at === chosen}
          href={result.path}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          // In the capture phase: while the event bubbles, the menus close and the field loses the focus.
          onClickCapture={(event) => !opensElsewhere(event) && onOpen(result)}
        >
          <ResultText result={result} query={text} />
        </a>
      ))}
    </div>
  )
}

/** The id of a result's option: the same as long as the result is there, whatever its place in the list. */
export function optionId(listId: string, { path }: SearchResult): string {
  return `${listId}-${path}`
}

function opensElsewhere({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey
}
