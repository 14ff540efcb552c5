import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from 'base/database/embedded'
import { freePort } from 'base/http/testing'
import { startServer } from 'tools/server'

/** The built site with the demo resort, as a process of its own. */
export type BenchSite = { port: number; folder: string; stop: () => Promise<void> }

/** Starts the site over a database of its own. Sales does not run: what it adds comes after the page. */
export async function startSite(settings: Record<string, string> = {}): Promise<BenchSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'schuss-bench-'))
  const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'))
  await postgres.ensureDatabase('content')
  const port = await freePort()
  const server = await startServer({
    name: 'The site',
    entry: 'site/server/main.ts',
    readyAt: `http://localhost:${port}/readyz`,
    env: {
      CONTENT_DATABASE_URL: postgres.url('content'),
      SCHUSS_SITE_PORT: String(port),
      SCHUSS_DATA: folder,
      SCHUSS_LOG_LEVEL: 'warn',
      ...settings,
    },
    quiet: true,
  })
  return {
    port,
    folder,
    async stop() {
      await server.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
