import { StartFailure } from 'base/errors'

/** `disconnect`: whoever has started us was killed. */
const stopping = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const

/** Who listens for Ctrl-C and its like. */
export type Signals = {
  /** @throws StartFailure when a signal has come: for work that has not reached its end. */
  throwIfHeard: () => void
  stop: () => Promise<void>
}

/** Calls `follow` at the first signal. A second one changes nothing: to be impatient must not leave a database behind. */
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
