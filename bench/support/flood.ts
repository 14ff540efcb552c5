import { connect } from 'node:net'

/** Milliseconds between two writes of a flood. */
const tickMs = 10

/**
 * Asks for so many different addresses a second, the same ones for a seed, over one connection and without waiting for answers.
 * `stop` returns how often each status was answered.
 */
export function startFlood(port: number, perSecond: number, seed: number): { stop: () => Map<string, number> } {
  const statuses = new Map<string, number>()
  const socket = connect({ port, host: '127.0.0.1', noDelay: true }).setEncoding('latin1')
  socket.on('data', (text: string) => {
    for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3})/g))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  const began = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    let requests = ''
    for (; sent < due; sent += 1) requests += `GET /flood-${seed}-${sent}/ HTTP/1.1\r\nhost: localhost\r\n\r\n`
    if (requests !== '') socket.write(requests)
  }, tickMs)
  return {
    stop() {
      clearInterval(timer)
      socket.destroy()
      return statuses
    },
  }
}
