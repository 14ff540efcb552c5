import type { Server } from 'node:http'

/** On SIGTERM or SIGINT: takes no new request, answers those under way, then lets go of everything else. */
export function stopOnSignal(server: Server, letGo: () => Promise<void>): void {
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    server.close(() => void letGo())
    server.closeIdleConnections()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
}
