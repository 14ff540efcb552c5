import type { Background } from './use-background.ts'

/** Calls `onChange` with the background below the bar's logo, now and whenever the page moves. Returns how to stop. */
export function watchBackground(bar: HTMLElement, onChange: (background: Background) => void): () => void {
  let frame = 0
  const look = (): void => {
    frame = 0
    onChange(backgroundBelow(bar))
  }
  const moved = (): void => {
    frame ||= requestAnimationFrame(look)
  }
  const moves = ['scroll', 'resize'] as const
  for (const move of moves) window.addEventListener(move, moved, { passive: true })
  moved()
  return () => {
    cancelAnimationFrame(frame)
    for (const move of moves) window.removeEventListener(move, moved)
  }
}

/** Measured where the visible bar stands, also while it is hidden. */
function backgroundBelow(bar: HTMLElement): Background {
  const { left = 0, width = 0 } = bar.querySelector('.logo')?.getBoundingClientRect() ?? {}
  const below = document
    .elementsFromPoint(left + width / 2, bar.offsetHeight / 2)
    .find((element) => !bar.contains(element))
  return below?.closest('.dark') ? 'dark' : 'light'
}
