import type { NavigationItem, Shell } from 'content/api/page'
import { useEffect, useState } from 'react'
import { Button } from 'ui/button'
import { Dialog } from 'ui/dialog'
import { LinkButton } from 'ui/link-button'
import { getText } from '../../call.ts'
import { useTranslate } from '../../wording/wording.tsx'
import { zoneAddress } from './zone-address.ts'

type Props = { shell: Shell; item: NavigationItem; open: boolean; onClose: () => void }
type Zone = { state: 'loading' } | { state: 'shown'; html: string } | { state: 'failed' }

/** A dialog with the content zone of the meeting points' page. */
export function MeetingPointsDialog({ shell, item, open, onClose }: Props) {
  const t = useTranslate()
  const [zone, load] = useZone(shell, item, open)
  const close = (): void => {
    onClose()
    if (zone.state === 'failed') load() // tried again when it is opened again
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('bar.meeting-points')}
      size="l"
      loading={zone.state === 'loading'}
      labels={{ close: t('dialog.close'), loading: t('dialog.loading') }}
    >
      <p className="zone-area">{t('area.title')}</p>
      {zone.state === 'failed' && (
        <div className="zone-failed" role="alert">
          <p>{t('zone.failed')}</p>
          <p className="zone-actions">
            <Button onClick={load}>{t('failure.retry')}</Button>
            <LinkButton href={item.path} look="secondary">
              {t('zone.page')}
            </LinkButton>
          </p>
        </div>
      )}
      {/* Written by the site's own editors and rendered by its server. */}
      {zone.state === 'shown' && <div className="zone-html" dangerouslySetInnerHTML={{ __html: zone.html }} />}
    </Dialog>
  )
}

function useZone(shell: Shell, item: NavigationItem, open: boolean): [Zone, () => void] {
  const [zone, setZone] = useState<Zone>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const address = zoneAddress(shell, item)
  useEffect(() => {
    if (!open) return undefined
    const cancelled = new AbortController()
    getText(address, { signal: cancelled.signal }).then(
      (html) => setZone({ state: 'shown', html }),
      () => cancelled.signal.aborted || setZone({ state: 'failed' }),
    )
    return () => cancelled.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt asks again
  }, [open, address, attempt])
  const again = (): void => {
    setZone({ state: 'loading' })
    setAttempt(attempt + 1)
  }
  return [zone, again]
}
