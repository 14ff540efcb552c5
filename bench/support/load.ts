import { connect } from 'node:net'
import type { Socket } from 'node:net'

/** The result of a load test: responses per second, and latency in milliseconds. */
export type Figures = { perSecond: number; p50: number; p99: number }

/**
 * Sends requests over so many connections that are kept open, each after the answer to the one before.
 * Written on the socket itself, because an HTTP client would take the processor's time from the server.
 * @param request makes the text of the n-th request.
 * @throws when an answer is not of status 200.
 */
export async function load(
  port: number,
  { connections, seconds, request }: { connections: number; seconds: number; request: (n: number) => string },
): Promise<Figures> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  let sent = 0
  const next = (): string => request((sent += 1))
  await Promise.all(Array.from({ length: connections }, () => oneConnection(port, end, next, times)))
  return figuresOf(times, seconds)
}

export function figuresOf(times: number[], seconds: number): Figures {
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) }
}

function oneConnection(port: number, end: number, next: () => string, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let began = 0
    let received = ''
    const ask = (): void => {
      if (performance.now() >= end) return void socket.end(resolve)
      began = performance.now()
      socket.write(next())
    }
    socket.setEncoding('latin1').on('connect', ask).on('error', reject)
    socket.on('data', (chunk: string) => {
      received += chunk
      const answer = completeAnswer(received)
      if (answer === undefined) return
      if (!answer.startsWith('HTTP/1.1 200')) return fail(socket, answer, reject)
      received = ''
      times.push(performance.now() - began)
      ask()
    })
  })
}

function fail(socket: Socket, answer: string, reject: (error: Error) => void): void {
  socket.destroy()
  reject(new Error(`an answer was not 200: ${answer.slice(0, 600)}`))
}

function completeAnswer(received: string): string | undefined {
  const head = received.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const length = /content-length: (\d+)/i.exec(received)?.[1]
  const done = length === undefined ? received.endsWith('0\r\n\r\n') : received.length >= head + 4 + Number(length)
  return done ? received : undefined
}

/** The text of a POST of JSON. */
export function post(path: string, body: object): string {
  const text = JSON.stringify(body)
  const length = Buffer.byteLength(text)
  return `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${Buffer.from(text).toString('utf8')}`
}
