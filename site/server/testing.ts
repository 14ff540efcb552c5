import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { Clock } from 'base/clock'
import type { Limits } from 'base/config'
import { readConfig } from 'base/config'
import { createLog } from 'base/log'
import type { Log } from 'base/log'
import type { Content } from 'content/api/reader'
import { createContent } from 'content/server'
import { createTestResort, november, origin, siteKey } from 'content/testing'
import type { App } from '../app/render-context.ts'
import type { EdgeSettings } from './edge/edge-headers.ts'
import { listen } from './create-server.ts'
import { createSite } from './site.ts'

const folder = path.resolve(import.meta.dirname, '..')

/** The built application; built when it is not there. */
export async function testApp(): Promise<App> {
  const file = path.join(folder, 'build/server/index.js')
  if (!existsSync(file)) execFileSync('npm', ['run', 'build', '--silent'], { cwd: folder, stdio: 'pipe' })
  return (await import(pathToFileURL(file).href)) as App
}

export type TestResponse = { status: number; headers: IncomingHttpHeaders; text: string }
type Ask = { method?: string; headers?: Record<string, string>; body?: string }

/** The whole site on a port of its own, with the demo resort in a database of its own. */
export type TestSite = {
  content: Content
  port: number
  /** Sends the path as it is written, which `fetch` would not. */
  request: (path: string, ask?: Ask) => Promise<TestResponse>
  close: () => Promise<void>
}

/** `sales`: the provider's origin; nobody answers there unless a test brings a provider. */
type Settings = {
  siteOrigin?: string
  trustedProxies?: string[]
  sales?: string
  edge?: EdgeSettings
  metricsToken?: string
  log?: Log
  limits?: Partial<Limits>
}

/** Tests ask more than visitors do; one that is about limits names its own. */
const noLimits = { ...readConfig({}).limits, pages: 0, search: 0, zones: 0 }

const silent = createLog('test', 'silent')

/** The discard port, where no provider of a developer's own is met by accident. */
const nobody = 'http://localhost:9'

export async function createTestSite(
  clock: Clock = november,
  {
    siteOrigin = origin,
    trustedProxies = [],
    sales = nobody,
    edge,
    metricsToken,
    log = silent,
    limits: own = {},
  }: Settings = {},
): Promise<TestSite> {
  const [app, database] = await Promise.all([testApp(), createTestResort(siteOrigin)])
  const secret = 'a secret of thirty-two letters or more'
  const { renderZone } = app
  const limits = { ...noLimits, ...own }
  const content = await createContent({ databaseUrl: database.url, siteKey, clock, log, secret, renderZone, limits })
  const site = await createSite({
    content,
    app,
    clock,
    log,
    siteOrigin,
    trustedProxies,
    limits,
    edge,
    metricsToken,
    origins: { sales, secure: siteOrigin.startsWith('https:') },
    assetsFolder: path.join(folder, 'build/client/assets'),
    resortFolder: 'resorts/valorsene',
  })
  const server = await listen(site, 0, '127.0.0.1')
  const { port } = server
  return {
    content,
    port,
    request: (address, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        request({ port, host: '127.0.0.1', path: address, method, headers }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => {
            const body = Buffer.concat(chunks)
            const plain = response.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text: plain.toString() })
          })
        })
          .on('error', reject)
          .end(body)
      }),
    async close() {
      await server.close(0)
      site.close()
      await content.close()
      await database.close()
    },
  }
}
