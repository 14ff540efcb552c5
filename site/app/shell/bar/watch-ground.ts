import type { Ground } from './use-ground.ts'

/** Tells the ground below the bar's logo, now and whenever the page moves below it. Returns how to stop. */
export function watchGround(bar: HTMLElement, tell: (ground: Ground) => void): () => void {
  let frame = 0
  const look = (): void => {
    frame = 0
    tell(groundBelow(bar))
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

/** Measured where the bar stands when it is there, also while it is out of the way. */
function groundBelow(bar: HTMLElement): Ground {
  const { left = 0, width = 0 } = bar.querySelector('.logo')?.getBoundingClientRect() ?? {}
  const below = document
    .elementsFromPoint(left + width / 2, bar.offsetHeight / 2)
    .find((element) => !bar.contains(element))
  return below?.closest('.night') ? 'night' : 'snow'
}
