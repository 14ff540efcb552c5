import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from 'base/database/embedded'
import { freePort } from 'base/http/testing'
import { startServer } from 'tools/server'
import type { StackAddresses } from './stack-file.ts'

/** Entries of `site.yaml` that differ from the demo's, whole: `{logo: {color: 'red', position: 'bottom'}}`. */
export type Settings = Record<string, unknown>

const demo = path.resolve('resorts/valorsene')

/** Starts a site with other settings than the demo's: its own process, port and database, beside the stack's sales. */
export async function startConfiguredSite(
  stack: StackAddresses,
  settings: Settings,
): Promise<{ addresses: StackAddresses; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'schuss-site-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const site = `http://localhost:${port}`
  const data = path.join(folder, 'data')
  const postgres = await startEmbeddedPostgres(`${stack.data}/postgres`)
  const database = `configured_${port}`
  await postgres.ensureDatabase(database)
  const server = await startServer({
    name: 'The site',
    entry: 'site/server/main.ts',
    readyAt: `${site}/readyz`,
    env: {
      SCHUSS_SITE_PORT: String(port),
      SCHUSS_SALES_ORIGIN: stack.sales,
      SCHUSS_DATA: data,
      SCHUSS_RESORT: configuredResort(folder, settings),
      SCHUSS_LOG_LEVEL: 'warn',
      CONTENT_DATABASE_URL: postgres.url(database),
    },
    quiet: true,
  })
  return {
    addresses: { site, sales: stack.sales, data },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The demo resort with another `site.yaml`. */
function configuredResort(folder: string, settings: Settings): string {
  const resort = path.join(folder, 'resort')
  mkdirSync(path.join(resort, 'content'), { recursive: true })
  linkAll(demo, resort, 'content')
  linkAll(path.join(demo, 'content'), path.join(resort, 'content'), 'site.yaml')
  writeFileSync(
    path.join(resort, 'content/site.yaml'),
    withSettings(readFileSync(path.join(demo, 'content/site.yaml'), 'utf8'), settings),
  )
  return resort
}

function linkAll(from: string, to: string, except: string): void {
  for (const name of readdirSync(from).filter((one) => one !== except))
    symlinkSync(path.join(from, name), path.join(to, name))
}

/** YAML with some of its entries replaced. JSON is YAML too. */
function withSettings(yaml: string, settings: Settings): string {
  const kept = Object.keys(settings).reduce(
    (text, key) => text.replace(new RegExp(String.raw`^${key}:.*\n(?:[ \t].*\n)*`, 'm'), ''),
    yaml,
  )
  return [kept, ...Object.entries(settings).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)].join('\n')
}
