// How many lists and single offers sales answers in a second, as visitors of all pages ask for them.
// Usage: node bench/offers.ts [seconds a measurement]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from 'base/database/embedded'
import { freePort } from 'base/http/testing'
import { startServer } from 'tools/server'
import { load } from './support/load.ts'

const seconds = Number(process.argv[2] ?? 4)
const folder = mkdtempSync(path.join(tmpdir(), 'schuss-bench-'))
const postgres = await startEmbeddedPostgres(folder)
await postgres.ensureDatabase('sales')
const port = await freePort()
const server = await startServer({
  name: 'Sales',
  entry: 'sales/server/main.ts',
  readyAt: `http://localhost:${port}/readyz`,
  env: {
    SALES_DATABASE_URL: postgres.url('sales'),
    SCHUSS_SALES_PORT: String(port),
    SCHUSS_DATA: folder,
    SCHUSS_LOG_LEVEL: 'warn',
    SCHUSS_LIMIT_OFFERS: '0',
  },
  quiet: true,
})
const paths = {
  'the list': '/api/offers?resort=valorsene&lang=fr',
  'the list in a stay': '/api/offers?resort=valorsene&lang=fr&from=2027-02-06&to=2027-02-13&ages=6-12',
  'one lesson': '/api/offers/children-ski?resort=valorsene&lang=fr',
  '/livez, the limit': '/livez',
}
try {
  console.log('| answer | a second | p50, ms | p99, ms |\n|---|---|---|---|')
  for (const [name, target] of Object.entries(paths)) {
    const request = (): string => `GET ${target} HTTP/1.1\r\nhost: localhost\r\n\r\n`
    await load(port, { connections: 8, seconds: 1, request })
    const { perSecond, p50, p99 } = await load(port, { connections: 8, seconds, request })
    console.log(`| ${name} | ${perSecond.toFixed(0)} | ${p50.toFixed(2)} | ${p99.toFixed(2)} |`)
  }
} finally {
  await server.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
