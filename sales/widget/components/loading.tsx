import { useWidget } from '../context/widget-context.ts'

/** Holds the place of a form that is being loaded. */
export function Loading() {
  const { t } = useWidget()
  return (
    <div className="loading" aria-live="polite">
      <span className="loading-line" />
      <span className="loading-line" />
      <span className="loading-line" />
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  )
}
