/** How long requests under way may take after a signal, in milliseconds; then their connections are cut. */
export const drainTimeout = 25_000

/** On SIGTERM or SIGINT: runs `close` once. Two signals are one. */
export function onShutdown(close: () => Promise<void>): void {
  let closing = false
  const stop = (): void => {
    if (closing) return
    closing = true
    void close()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
}
