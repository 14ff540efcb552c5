const eventTypes = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const

let interacted: Promise<void> | undefined

/**
 * Resolves at the first input of the visitor (pointer, key, scroll, focus); at once where there has been a press or a key before,
 * and on the server. Listens in the capture phase, because React stops events of boundaries that are not hydrated yet.
 */
export function firstInteraction(): Promise<void> {
  if (import.meta.env.SSR || navigator.userActivation.hasBeenActive) return Promise.resolve()
  interacted ??= new Promise((resolve) => {
    const done = (): void => {
      for (const type of eventTypes) window.removeEventListener(type, done, true)
      resolve()
    }
    for (const type of eventTypes) window.addEventListener(type, done, { passive: true, capture: true })
  })
  return interacted
}

/** Starts an enhancement after the first interaction; returns how to end it. A start that fails is ignored. */
export function onFirstInteraction(start: () => Promise<() => void>): () => void {
  const started = firstInteraction()
    .then(start)
    .catch(() => () => undefined)
  return () => void started.then((end) => end())
}
