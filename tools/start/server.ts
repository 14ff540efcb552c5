import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { environment } from 'base/environment'
import { StartFailure } from 'base/errors'

/** A server of ours that runs as a process of its own. `asked`: somebody has told it to stop. */
export type Server = { process: ChildProcess; stop: () => Promise<void>; asked: () => boolean }

type Options = { name: string; entry: string; readyAt: string; env: Record<string, string>; quiet: boolean }

/**
 * Starts a server and waits until it says that it is ready.
 * @throws StartFailure with its last words when it ends before.
 */
export async function startServer({ name, entry, readyAt, env, quiet }: Options): Promise<Server> {
  const child = spawn(process.execPath, ['--import', new URL('leave-with-parent.ts', import.meta.url).href, entry], {
    env: { ...environment, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'pipe', 'ipc'],
  })
  let said = ''
  const hear = (chunk: Buffer): void => void (said = (said + chunk.toString()).slice(-4000))
  child.stdout?.on('data', hear)
  child.stderr?.on('data', (chunk: Buffer) => {
    hear(chunk)
    if (!quiet) process.stderr.write(chunk)
  })
  await untilReady(
    child,
    readyAt,
    () => new StartFailure(`${name} did not start: ${said.trim() || 'it gave no reason'}`),
  )
  let asked = false
  return {
    process: child,
    asked: () => asked,
    stop: () => {
      asked = true
      return stop(child)
    },
  }
}

async function untilReady(child: ChildProcess, address: string, failure: () => Error): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw failure()
}

/** How long a server may take to finish what it has begun. */
const drainMs = 10_000

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const patience = setTimeout(() => child.kill('SIGKILL'), drainMs)
    child.once('exit', () => {
      clearTimeout(patience)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
