import { useState } from 'react'
import type { ComponentProps } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

export const about =
  'A window over the page. Escape, the backdrop and its button close it; the focus goes in, stays in and comes back.'

export const examples = {
  plain: <DialogExample />,
  small: <DialogExample size="s" />,
  large: <DialogExample size="l" />,
  loading: <DialogExample loading />,
  'backdrop does not close': <DialogExample closeOnBackdrop={false} />,
  'more than fits': <DialogExample paragraphs={24} />,
}

const labels = { close: 'Close', loading: 'Loading' }

type Props = Partial<ComponentProps<typeof Dialog>> & { paragraphs?: number }

function DialogExample({ paragraphs = 1, ...props }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} title="Where we meet" labels={labels}>
        {Array.from({ length: paragraphs }, (_, at) => (
          <p key={at}>
            At the red flag beside the gondola, ten minutes before the lesson. <a href="#dialog">See the map</a>
          </p>
        ))}
      </Dialog>
    </>
  )
}
