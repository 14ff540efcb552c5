import './draft-notice.css'
import { useTranslate } from '../wording/wording.tsx'

/** The editor's session in this tab; `unknown` on the server, and until the browser has read it. */
export type EditorSession = 'unknown' | 'none' | 'running' | 'expired'
type Props = {
  session: EditorSession
  /** The page was rendered with its draft. */
  isDraft: boolean
  onDismiss: () => void
}

/**
 * Says which version of a page an editor sees, from the first frame on, until the editor's own bar takes its place: the draft, also in
 * a tab that has no editor; or the published page, where the session has expired.
 */
export function DraftNotice({ session, isDraft, onDismiss }: Props) {
  const t = useTranslate()
  const hasExpired = session === 'expired' && !isDraft
  if (!isDraft && !hasExpired) return null
  return (
    <aside className="draft-notice dark" aria-label={t('editing.title')}>
      <span>{t(isDraft ? 'editing.draft' : 'editing.expired')}</span>
      {(session === 'none' || session === 'expired') && <a href="#edit">{t('editing.sign-in-to-edit')}</a>}
      {hasExpired && (
        <button type="button" onClick={onDismiss}>
          {t('dialog.close')}
        </button>
      )}
    </aside>
  )
}
