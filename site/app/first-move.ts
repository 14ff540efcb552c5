const moves = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const

let moved: Promise<void> | undefined

/**
 * Settles when the visitor does something for the first time: moves, touches, types, scrolls; at once when they have pressed or
 * typed before this ran, and on the server.
 * It listens on the way down: React stops what happens in parts that it has not taken over yet.
 */
export function firstMove(): Promise<void> {
  if (import.meta.env.SSR || navigator.userActivation.hasBeenActive) return Promise.resolve()
  moved ??= new Promise((resolve) => {
    const done = (): void => {
      for (const move of moves) window.removeEventListener(move, done, true)
      resolve()
    }
    for (const move of moves) window.addEventListener(move, done, { passive: true, capture: true })
  })
  return moved
}

/** Starts something that adorns the page, once the visitor has moved; returns how to end it. The page works as well without. */
export function afterFirstMove(start: () => Promise<() => void>): () => void {
  const started = firstMove()
    .then(start)
    .catch(() => () => undefined)
  return () => void started.then((end) => end())
}
