import { StartFailure } from 'base/errors'

/** `disconnect`: whoever has started us was killed. */
const stopping = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const

/** The listeners for termination signals. */
export type Signals = {
  /** @throws StartFailure when a signal has come: for work that has not reached its end. */
  throwIfHeard: () => void
  stop: () => Promise<void>
}

/** Calls `follow` at the first signal; later signals are ignored, so that the database is always stopped. */
export function listenForSignals(follow: () => void): Signals {
  const heard = new AbortController()
  const hear = (): void => {
    if (heard.signal.aborted) return
    heard.abort(new StartFailure('Stopped before everything was up.'))
    follow()
  }
  for (const signal of stopping) process.on(signal, hear)
  process.channel?.unref()
  return {
    throwIfHeard: () => heard.signal.throwIfAborted(),
    stop: async () => stopping.forEach((signal) => process.off(signal, hear)),
  }
}
