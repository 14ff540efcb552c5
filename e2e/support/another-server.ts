import { startEmbeddedPostgres } from 'base/database/embedded'
import { freePort } from 'base/http/testing'
import { startServer } from 'tools/server'
import type { StackAddresses } from './stack-file.ts'

export type AnotherServer = { origin: string; stop: () => Promise<void> }

/** A sales engine with a database of its own, known as `host`, that has been told about the site at `site`. */
export async function startAnotherSales(stack: StackAddresses, site: string, host: string): Promise<AnotherServer> {
  const postgres = await startEmbeddedPostgres(`${stack.data}/postgres`)
  await postgres.ensureDatabase('another_sales')
  const port = await freePort()
  const origin = `http://${host}:${port}`
  const env = {
    SALES_DATABASE_URL: postgres.url('another_sales'),
    SCHUSS_SITE_ORIGIN: site,
    SCHUSS_SALES_ORIGIN: origin,
  }
  const { stop } = await start('sales/server/main.ts', port, { ...env, SCHUSS_SALES_PORT: String(port) }, stack)
  return { origin, stop }
}

/** A second instance of the site, with the content of the first and the sales provider at `sales`. */
export async function startAnotherSite(stack: StackAddresses, sales: string): Promise<AnotherServer> {
  const postgres = await startEmbeddedPostgres(`${stack.data}/postgres`)
  const port = await freePort()
  const env = {
    CONTENT_DATABASE_URL: postgres.url('content'),
    SCHUSS_SITE_PORT: String(port),
    SCHUSS_SALES_ORIGIN: sales,
  }
  const { stop } = await start('site/server/main.ts', port, env, stack)
  return { origin: `http://localhost:${port}`, stop }
}

function start(entry: string, port: number, env: Record<string, string>, { data }: StackAddresses) {
  return startServer({
    name: entry,
    entry,
    readyAt: `http://localhost:${port}/readyz`,
    env: { ...env, SCHUSS_DATA: data, SCHUSS_LOG_LEVEL: 'warn' },
    quiet: true,
  })
}
