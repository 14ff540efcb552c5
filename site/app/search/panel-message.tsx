import { Button } from 'ui/button'
import { Spinner } from 'ui/spinner'
import { useTranslate } from '../wording/wording.tsx'
import type { SearchState } from './use-search.ts'

/** The message of the panel without results. */
export function PanelMessage({ found: { state, results }, onRetry }: { found: SearchState; onRetry: () => void }) {
  const t = useTranslate()
  if (state === 'idle' || results.length > 0) return null
  if (state === 'waiting')
    return (
      <div className="search-message">
        <Spinner label={t('search.loading')} />
      </div>
    )
  if (state === 'failed')
    return (
      <div className="search-message search-failure">
        <p>{t('search.failed')}</p>
        <Button look="secondary" size="s" onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
          {t('failure.retry')}
        </Button>
      </div>
    )
  return (
    <p className="search-message">
      <strong>{t('search.none')}</strong> {t('search.none-hint')}
    </p>
  )
}
