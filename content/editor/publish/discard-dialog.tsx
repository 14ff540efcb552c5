import { useState } from 'react'
import { Button } from 'ui/button'
import { Dialog } from 'ui/dialog'
import { useCloseDialog, useEditorContext } from '../bar/editor-context.tsx'
import type { ReviewedVersions } from './review.ts'

/** Confirms before the drafts of the page are discarded. */
export function DiscardDialog({ reviewed }: { reviewed: ReviewedVersions }) {
  const { t } = useEditorContext()
  const close = useCloseDialog()
  const { state, discard } = useDiscarding(reviewed)
  const labels = { close: t('dialog.close'), loading: t('dialog.loading') }
  return (
    <Dialog open onClose={close} title={t('discard.title')} labels={labels} size="s">
      <p>{t('discard.intro')}</p>
      {state === 'failed' && (
        <p className="dialog-error" role="alert">
          {t('discard.failed')}
        </p>
      )}
      <div className="dialog-actions">
        <Button onClick={close}>{t('discard.keep')}</Button>
        <Button look="secondary" busy={state === 'discarding'} onClick={() => void discard()}>
          {t('discard.now')}
        </Button>
      </div>
    </Dialog>
  )
}

function useDiscarding(reviewed: ReviewedVersions) {
  const { editing } = useEditorContext()
  const [state, setState] = useState<'asking' | 'discarding' | 'failed'>('asking')
  return { state, discard }

  async function discard(): Promise<void> {
    setState('discarding')
    const answer = editing.page && (await editing.calls.discard(editing.page, reviewed))
    if (answer?.ok) return location.reload()
    const { code } = answer?.failure ?? {}
    if (code === 'signed-out') editing.state.set({ dialog: { kind: 'sign-in' } })
    // Somebody has saved meanwhile: the changes are shown anew.
    else if (code === 'stale') editing.state.set({ dialog: { kind: 'publish' } })
    else setState('failed')
  }
}
