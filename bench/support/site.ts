import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from 'base/database/embedded'
import { environment } from 'base/environment'

/** The built site with the demo resort, as a process of its own. */
export type BenchSite = { port: number; folder: string; stop: () => Promise<void> }

/** Starts the site over a database of its own. Sales does not run: what it adds comes after the page. */
export async function startSite(): Promise<BenchSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'schuss-bench-'))
  const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'))
  await postgres.ensureDatabase('content')
  const port = await freePort()
  const server = spawn(process.execPath, ['site/server/main.ts'], {
    env: {
      ...environment,
      CONTENT_DATABASE_URL: postgres.url('content'),
      SCHUSS_SITE_PORT: String(port),
      SCHUSS_DATA: folder,
      SCHUSS_LOG_LEVEL: 'warn',
    },
    stdio: 'inherit',
  })
  await untilReady(port, () => server.exitCode !== null)
  return {
    port,
    folder,
    async stop() {
      server.kill('SIGTERM')
      await new Promise((resolve) => server.once('exit', resolve))
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function untilReady(port: number, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (hasEnded()) throw new Error('the site ended before it was ready')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
