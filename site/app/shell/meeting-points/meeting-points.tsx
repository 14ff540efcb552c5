import type { NavigationItem, Shell } from 'content/api/page'
import { Suspense, lazy, useState } from 'react'
import type { MouseEvent } from 'react'
import { Icon } from 'ui/icon'
import { useTranslate } from '../../wording/wording.tsx'

const MeetingPointsDialog = lazy(() =>
  import('./meeting-points-dialog.tsx').then(({ MeetingPointsDialog: default_ }) => ({ default: default_ })),
)

type Props = { shell: Shell; item: NavigationItem; path: string | undefined }

/** Opens the meeting points over the page (NAV-1); before JavaScript, a link to their page (PATH-7). */
export function MeetingPoints({ shell, item, path }: Props) {
  const t = useTranslate()
  const [openedAt, setOpenedAt] = useState<string | undefined>()
  const [loaded, setLoaded] = useState(false)
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setLoaded(true)
    setOpenedAt(path)
  }
  return (
    <>
      <a className="tool" href={item.path} aria-haspopup="dialog" onClick={open}>
        <Icon name="pin" size={18} />
        {t('bar.meeting-points')}
      </a>
      {loaded && (
        <Suspense>
          <MeetingPointsDialog
            shell={shell}
            item={item}
            open={openedAt !== undefined && openedAt === path}
            onClose={() => setOpenedAt(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
