import type { Shell } from 'content/api/page'
import { emitSearchEvent } from '../../analytics/search-event.ts'
import { SearchBox } from '../../search/search-box.tsx'
import { useTranslate } from '../../wording/wording.tsx'
import { searchScope } from '../search-scope.ts'
import { HideButton } from './hide-button.tsx'
import { searchInputId, searchSheetId } from './menu-id.ts'

/** The search sheet: a large field and its results. Opened by its button or Ctrl/Cmd+K. */
export function SearchSheet({ shell }: { shell: Shell }) {
  const t = useTranslate()
  return (
    <div
      className="search-sheet dark"
      id={searchSheetId}
      popover="auto"
      onToggle={({ newState }) => newState === 'open' && document.getElementById(searchInputId)?.focus()}
    >
      <div className="search-sheet-inside">
        <SearchBox place={searchScope(shell)} onEvent={emitSearchEvent} inputId={searchInputId} room="sheet" />
        <HideButton popover={searchSheetId} icon="close" label={t('dialog.close')} />
      </div>
    </div>
  )
}
