import { fieldElementOf } from './fields.ts'

/** Input on a text before the editor was ready: where it was pressed (CSS pixels in the viewport), and what was typed after. */
export type EarlyInput = { element: HTMLElement; x: number; y: number; typed: string }

/**
 * Records the last press on an editable text and the letters typed after it, so that they can be entered once the text can be edited.
 * `onTyped` is called with each letter. Returns how to read it; recording ends with `until`.
 */
export function recordEarlyInput(onTyped: () => void, until: AbortSignal): () => EarlyInput | undefined {
  const on = { signal: until, capture: true }
  let input: EarlyInput | undefined
  addEventListener(
    'pointerup',
    ({ target, clientX, clientY }) => {
      const element = fieldElementOf(target)
      input = element && { element, x: clientX, y: clientY, typed: '' }
    },
    on,
  )
  addEventListener(
    'keydown',
    (event) => {
      if (!input || event.ctrlKey || event.metaKey || event.altKey || isOwnInput(event.target)) return
      if (event.key !== 'Backspace' && event.key.length !== 1) return
      event.preventDefault()
      event.stopPropagation()
      input.typed = event.key === 'Backspace' ? input.typed.slice(0, -1) : input.typed + event.key
      onTyped()
    },
    on,
  )
  return () => input
}

function isOwnInput(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select')
}
