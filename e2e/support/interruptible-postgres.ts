import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from 'base/database/embedded'
import type { EmbeddedPostgres } from 'base/database/embedded'

/** A PostgreSQL of a test's own that can be killed and paused. */
export type InterruptiblePostgres = {
  url: EmbeddedPostgres['url']
  /** Kills it, as a power cut would. */
  kill: () => void
  /** Lets it accept connections and answer nothing, as a machine does that swaps or a network that drops. */
  pause: () => void
  resume: () => void
  start: () => Promise<void>
  remove: () => Promise<void>
}

/** Its processes are found in /proc. */
export const canInterrupt = existsSync('/proc')

export async function startInterruptiblePostgres(): Promise<InterruptiblePostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'schuss-interruptible-'))
  chmodSync(folder, 0o755)
  let server = await startEmbeddedPostgres(folder)
  for (const name of ['content', 'sales']) await server.ensureDatabase(name)
  const signal = (name: NodeJS.Signals): void => {
    for (const pid of processesOf(folder)) process.kill(pid, name)
  }
  return {
    url: (name) => server.url(name),
    kill: () => signal('SIGKILL'),
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    start: async () => void (server = await startEmbeddedPostgres(folder)),
    remove: async () => {
      signal('SIGCONT')
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The first process of the server, and its children, which serve one connection each; none when it has ended. */
function processesOf(folder: string): number[] {
  const main = Number(readFileSync(path.join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid === main || parentOf(pid) === main)
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}
