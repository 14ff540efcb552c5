import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { delayBefore } from './delay.ts'

type Props = {
  text: string
  /** The text is the accessible name of the control (an icon button), not its description. */
  naming?: boolean
  children: (described: { 'aria-describedby'?: string; 'aria-label'?: string }) => ReactNode
}

/** All tooltips of a page share it: moving from one to the next opens at once. */
let lastClosed: number | undefined

/** A short text shown on hover or keyboard focus (UI-3). Escape hides it. */
export function Tooltip({ text, naming = false, children }: Props) {
  const id = useId()
  const { shown, open, close } = useDelayed()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to events that bubble from the control inside
    <span
      className="tooltip"
      onPointerEnter={(event) => event.pointerType !== 'touch' && open()}
      onPointerLeave={close}
      onFocus={(event) => event.target.matches(':focus-visible') && open()}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {children(naming ? { 'aria-label': text } : { 'aria-describedby': id })}
      <span
        className="tooltip-text"
        role="tooltip"
        id={id}
        aria-hidden={naming || undefined}
        data-shown={shown || undefined}
      >
        {text}
      </span>
    </span>
  )
}

function useDelayed() {
  const [shown, setShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const open = (): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(true), delayBefore(performance.now(), lastClosed))
  }
  const close = (): void => {
    clearTimeout(timer.current)
    if (shown) lastClosed = performance.now()
    setShown(false)
  }
  return { shown, open, close }
}
