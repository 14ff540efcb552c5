import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from 'base/http/testing'
import { startServer } from 'tools/server'
import type { Server } from 'tools/server'
import { startInterruptiblePostgres } from './interruptible-postgres.ts'
import type { InterruptiblePostgres } from './interruptible-postgres.ts'

/** A server at an address of its own. */
export type Instance = { origin: string; server: Server }

/** Servers of a test's own on a PostgreSQL of its own, for tests that interrupt them. */
export type OwnServers = {
  postgres: InterruptiblePostgres
  sites: Instance[]
  sales: Instance[]
  stop: () => Promise<void>
}

/** Starts so many sites and sales engines, all on the same databases and with the same secret. */
export async function startOwnServers({ instances = 1 } = {}): Promise<OwnServers> {
  const data = mkdtempSync(path.join(tmpdir(), 'schuss-own-'))
  const postgres = await startInterruptiblePostgres()
  const [sitePorts, salesPorts] = [await freePorts(instances), await freePorts(instances)]
  const env = {
    CONTENT_DATABASE_URL: postgres.url('content'),
    SALES_DATABASE_URL: postgres.url('sales'),
    SCHUSS_SITE_ORIGIN: originOf(sitePorts[0]),
    SCHUSS_SALES_ORIGIN: originOf(salesPorts[0]),
    SCHUSS_DATA: data,
    SCHUSS_LOG_LEVEL: 'silent',
    // These tests ask hundreds of times from one address.
    SCHUSS_LIMIT_CARTS: '0',
  }
  const begin = async (name: 'site' | 'sales', port: number): Promise<Instance> => {
    const origin = originOf(port)
    const own = { ...env, [`SCHUSS_${name.toUpperCase()}_PORT`]: String(port) }
    const options = { name, entry: `${name}/server/main.ts`, readyAt: `${origin}/readyz`, env: own, quiet: true }
    return { origin, server: await startServer(options) }
  }
  const [sites, sales] = await Promise.all([
    Promise.all(sitePorts.map((port) => begin('site', port))),
    Promise.all(salesPorts.map((port) => begin('sales', port))),
  ])
  return {
    postgres,
    sites,
    sales,
    stop: async () => {
      postgres.resume()
      await Promise.all([...sites, ...sales].map(({ server }) => server.stop()))
      await postgres.remove()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

function originOf(port: number | undefined): string {
  return `http://localhost:${port}`
}

async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  return ports
}
