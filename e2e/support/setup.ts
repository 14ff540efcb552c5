import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from 'base/config'
import { freePort } from 'base/http/testing'
import { startStack } from 'tools/stack'
import { writeStack } from './stack-file.ts'

/** Starts the whole installation on free ports with a new database, and takes it away after the last test. */
export default async function setup(): Promise<() => Promise<void>> {
  const data = mkdtempSync(path.join(tmpdir(), 'schuss-e2e-'))
  chmodSync(data, 0o755)
  const env = {
    SCHUSS_SITE_PORT: String(await freePort()),
    SCHUSS_SALES_PORT: String(await freePort()),
    SCHUSS_DATA: data,
    SCHUSS_LOG_LEVEL: 'warn',
  }
  const config = readConfig(env)
  const stack = await startStack(config, { quiet: true, durable: false, env })
  writeStack({ site: config.siteOrigin, sales: config.salesOrigin, data })
  return async () => {
    await stack.stop()
    rmSync(data, { recursive: true, force: true })
  }
}
