/** How long requests under way may take after a signal, in milliseconds; then their connections are cut. */
export const drainTimeout = 25_000

/** Runs `close` once on SIGTERM or SIGINT; later signals are ignored. */
export function onShutdown(close: () => Promise<void>): void {
  let closing = false
  const stop = (): void => {
    if (closing) return
    closing = true
    void close()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
}
