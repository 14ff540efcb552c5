import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'

type Props = {
  open: boolean
  /** Called on Escape, the backdrop, or the close button. */
  onClose: () => void
  title: string
  labels: { close: string; loading: string }
  /** Shows a spinner in place of the content. */
  loading?: boolean
  closeOnBackdrop?: boolean
  size?: 's' | 'm' | 'l'
  children?: ReactNode
}

/** A modal dialog (UI-1). */
export function Dialog(props: Props) {
  const { open, onClose, title, labels, loading = false, closeOnBackdrop = true, size = 'm', children } = props
  const titleId = useId()
  const dialog = useShown(open)
  const backdrop = useBackdropPress(closeOnBackdrop ? onClose : undefined)
  return (
    <dialog
      ref={dialog}
      className={`dialog dialog-${size}`}
      aria-labelledby={titleId}
      onClose={(event) => event.currentTarget.isConnected && onClose()}
      {...backdrop}
    >
      <div className="dialog-sheet" aria-busy={loading}>
        <div className="dialog-head">
          <h2 className="dialog-title" id={titleId}>
            {title}
          </h2>
          <button type="button" className="dialog-close" aria-label={labels.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className="dialog-content">{loading ? <Spinner label={labels.loading} /> : children}</div>
      </div>
    </dialog>
  )
}

function useShown(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])
  // The browser gives the focus back when a dialog is closed, not when it is taken out of the page.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])
  return ref
}

/** A press counts when it began on the backdrop too: text marked from inside to outside must not close the dialog. */
function useBackdropPress(onPress: (() => void) | undefined) {
  const began = useRef(false)
  return {
    onMouseDown: (event: MouseEvent) => {
      began.current = isBackdrop(event)
    },
    onClick: (event: MouseEvent) => {
      if (began.current && isBackdrop(event)) onPress?.()
    },
  }
}

function isBackdrop(event: MouseEvent): boolean {
  return event.target === event.currentTarget
}
