const eventTypes = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const

const interaction = Promise.withResolvers<void>()
let isListening = false

/**
 * Resolves at the first input of the visitor (pointer, key, scroll, focus); at once where there has been a press or a key before,
 * and on the server. Listens in the capture phase, because React stops events of boundaries that are not hydrated yet.
 */
export function firstInteraction(): Promise<void> {
  if (import.meta.env.SSR || navigator.userActivation.hasBeenActive) return Promise.resolve()
  if (!isListening) for (const type of eventTypes) addEventListener(type, endWaiting, { passive: true, capture: true })
  isListening = true
  return interaction.promise
}

/** Ends the wait for the first interaction. */
export function endWaiting(): void {
  for (const type of eventTypes) removeEventListener(type, endWaiting, true)
  interaction.resolve()
}

/** Starts an enhancement after the first interaction; returns how to end it. A start that fails is ignored. */
export function onFirstInteraction(start: () => Promise<() => void>): () => void {
  const started = firstInteraction()
    .then(start)
    .catch(() => () => undefined)
  return () => void started.then((end) => end())
}
