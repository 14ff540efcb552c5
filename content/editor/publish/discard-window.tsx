import { useState } from 'react'
import { Button } from 'ui/button'
import { Dialog } from 'ui/dialog'
import { useCloseWindow, useDesk } from '../bar/desk.tsx'
import type { Seen } from './review.ts'

/** Asks once more before the drafts of the page give way to what visitors see. */
export function DiscardWindow({ seen }: { seen: Seen }) {
  const { t } = useDesk()
  const close = useCloseWindow()
  const { state, discard } = useDiscarding(seen)
  const labels = { close: t('dialog.close'), loading: t('dialog.loading') }
  return (
    <Dialog open onClose={close} title={t('discard.title')} labels={labels} size="s">
      <p>{t('discard.intro')}</p>
      {state === 'failed' && (
        <p className="window-wrong" role="alert">
          {t('discard.failed')}
        </p>
      )}
      <div className="window-actions">
        <Button onClick={close}>{t('discard.keep')}</Button>
        <Button look="secondary" busy={state === 'discarding'} onClick={() => void discard()}>
          {t('discard.now')}
        </Button>
      </div>
    </Dialog>
  )
}

function useDiscarding(seen: Seen) {
  const { editing } = useDesk()
  const [state, setState] = useState<'asking' | 'discarding' | 'failed'>('asking')
  return { state, discard }

  async function discard(): Promise<void> {
    setState('discarding')
    const answer = editing.page && (await editing.calls.discard(editing.page, seen))
    if (answer?.ok) return location.reload()
    const { code } = answer?.failure ?? {}
    if (code === 'signed-out') editing.screen.set({ window: { what: 'sign-in' } })
    // Somebody has saved meanwhile: the changes are shown anew.
    else if (code === 'stale') editing.screen.set({ window: { what: 'publish' } })
    else setState('failed')
  }
}
