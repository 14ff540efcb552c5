import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from 'base/config'
import { freePort } from 'base/http/testing'
import { startStack } from 'tools/stack'

/** A whole installation for one bench: `content` is the address of its content database. */
export type BenchStack = { site: string; sales: string; content: string; stop: () => Promise<void> }

/** Starts site and sales on free ports with a new, durable database. */
export async function benchStack(): Promise<BenchStack> {
  const data = mkdtempSync(path.join(tmpdir(), 'schuss-bench-'))
  chmodSync(data, 0o755)
  const env = {
    SCHUSS_SITE_PORT: String(await freePort()),
    SCHUSS_SALES_PORT: String(await freePort()),
    SCHUSS_DATA: data,
    SCHUSS_LOG_LEVEL: 'error',
    // One address asks for all that a bench measures.
    SCHUSS_LIMIT_PAGES: '0',
    SCHUSS_LIMIT_SEARCH: '0',
    SCHUSS_LIMIT_CARTS: '0',
    SCHUSS_LIMIT_OFFERS: '0',
    SCHUSS_LIMIT_QUOTES: '0',
  }
  const config = readConfig(env)
  const log = console.log
  console.log = () => undefined // the table of the bench is all that this process says
  const stack = await startStack(config, { quiet: true, env })
  console.log = log
  const content = `postgresql://postgres@/content?host=${encodeURIComponent(path.join(data, 'postgres/socket'))}`
  const stop = async (): Promise<void> => {
    await stack.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return { site: config.siteOrigin, sales: config.salesOrigin, content, stop }
}

/** The median. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}
