import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

const labels = { close: 'Close', loading: 'Loading' }

export const examples = {
  plain: <Shown />,
  loading: <Shown loading />,
  'backdrop does not close': <Shown closeOnBackdrop={false} />,
}

function Shown(props: { loading?: boolean; closeOnBackdrop?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} title="Where we meet" labels={labels}>
        <p>At the red flag beside the gondola, ten minutes before the lesson.</p>
      </Dialog>
    </>
  )
}
