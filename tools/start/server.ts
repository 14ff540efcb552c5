import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { environment } from 'base/environment'
import { StartFailure } from 'base/errors'

/** A server process. */
export type Server = {
  name: string
  pid: number | undefined
  /** Fails with the last words of a server that ends before it is ready. */
  ready: Promise<void>
  /** How it has ended: a signal or an exit code. */
  ended: Promise<string>
  stop: () => Promise<void>
}

type Options = { name: string; entry: string; readyAt: string; env: Record<string, string>; quiet: boolean }

/**
 * Starts a server and waits until it is ready.
 * @throws StartFailure with its last words when it ends before.
 */
export async function startServer(options: Options): Promise<Server> {
  const server = launchServer(options)
  await server.ready
  return server
}

/** Starts a server. Its output is kept until it is ready, for the error of a failed start, and then forwarded. */
export function launchServer({ name, entry, readyAt, env, quiet }: Options): Server {
  const child = spawn(process.execPath, ['--import', new URL('exit-with-parent.ts', import.meta.url).href, entry], {
    env: { ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const said = createTail()
  child.stdout?.on('data', said.hear)
  child.stderr?.on('data', said.hear)
  const ready = untilReady(child, readyAt, () => failureOf(name, said.text())).then(() => {
    if (!quiet) speakOut(child, said.text())
  })
  const ended = once(child, 'exit').then(([code, signal]) => String(signal ?? `exit code ${code}`))
  return { name, pid: child.pid, ready, ended, stop: () => stop(child) }
}

/** Keeps the last lines of output. */
function createTail() {
  let said = ''
  return {
    hear: (chunk: Buffer): void => void (said = (said + chunk.toString()).slice(-4000)),
    text: (): string => said,
  }
}

function speakOut(child: ChildProcess, before: string): void {
  process.stdout.write(before)
  child.stdout?.pipe(process.stdout, { end: false })
  child.stderr?.pipe(process.stderr, { end: false })
}

/** A server that knows why it cannot start says so in one sentence, at the end of what it says. */
function failureOf(name: string, said: string): StartFailure {
  return new StartFailure(`${name} did not start: ${said.trim() || 'it gave no reason'}`)
}

async function untilReady(child: ChildProcess, address: string, failure: () => Error): Promise<void> {
  const closed = once(child, 'close')
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await closed
  throw failure()
}

/** How long a server may take to finish what it has begun. */
const drainMs = 10_000

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const killTimer = setTimeout(() => child.kill('SIGKILL'), drainMs)
    child.once('exit', () => {
      clearTimeout(killTimer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
