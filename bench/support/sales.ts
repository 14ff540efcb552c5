import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from 'base/database/embedded'
import { freePort } from 'base/http/testing'
import { startServer } from 'tools/server'

/** The sales engine with the demo resort, as a process of its own; `database` is the address of its database. */
export type BenchSales = { port: number; database: string; stop: () => Promise<void> }

/** Starts sales over a database of its own, without limits: one address asks for all that a bench measures. */
export async function startSales(): Promise<BenchSales> {
  const folder = mkdtempSync(path.join(tmpdir(), 'schuss-bench-'))
  const postgres = await startEmbeddedPostgres(folder)
  await postgres.ensureDatabase('sales')
  const database = postgres.url('sales')
  const port = await freePort()
  const server = await startServer({
    name: 'Sales',
    entry: 'sales/server/main.ts',
    readyAt: `http://localhost:${port}/readyz`,
    env: {
      SALES_DATABASE_URL: database,
      SCHUSS_SALES_PORT: String(port),
      SCHUSS_DATA: folder,
      SCHUSS_LOG_LEVEL: 'warn',
      SCHUSS_LIMIT_CARTS: '0',
      SCHUSS_LIMIT_OFFERS: '0',
    },
    quiet: true,
  })
  return {
    port,
    database,
    async stop() {
      await server.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
