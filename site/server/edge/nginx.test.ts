import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from 'base/http/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestEditor, paragraph } from '../testing-editor.ts'
import type { TestEditor } from '../testing-editor.ts'
import { createTestSite } from '../testing.ts'
import type { TestSite } from '../testing.ts'

const isInstalled = spawnSync('nginx', ['-v']).status === 0
if (!isInstalled)
  process.stderr.write('Left out, as nginx is not installed (apt-get install nginx-light): the tests of docs/nginx\n')

describe.skipIf(!isInstalled)('docs/nginx in front of the site', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'schuss-nginx-'))
  let site: TestSite
  let editor: TestEditor
  let nginx: ReturnType<typeof spawn>
  let port: number

  beforeAll(async () => {
    site = await createTestSite(undefined, {
      edge: { maxAge: 1, tagHeader: 'cache-tag' },
      trustedProxies: ['127.0.0.1'],
    })
    editor = await createTestEditor(site.content)
    port = await freePort()
    writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, port, site.port))
    nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'inherit' })
    await vi.waitFor(() => get('/livez'), { timeout: 10_000 })
  })
  afterAll(async () => {
    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  })

  type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

  function get(address: string, headers: Record<string, string> = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      request(
        { port, host: '127.0.0.1', path: address, headers: { host: 'localhost:3000', ...headers } },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString(),
            }),
          )
        },
      )
        .on('error', reject)
        .end()
    })
  }

  const cacheState = async (address: string, headers?: Record<string, string>): Promise<unknown> =>
    (await get(address, headers)).headers['x-cache']

  test.each(['br, gzip, zstd', 'gzip', ''])(
    'a page is served from its cache: Accept-Encoding "%s"',
    async (encoding) => {
      await expect
        .poll(() => cacheState('/cours-adultes/', { 'accept-encoding': encoding }), { interval: 10 })
        .toBe('HIT')
      const { status, headers } = await get('/cours-adultes/', { 'accept-encoding': encoding })
      expect(status).toBe(200)
      expect(headers['content-encoding']).toBe({ 'br, gzip, zstd': 'br', gzip: 'gzip', '': undefined }[encoding])
    },
  )

  test('an encoding that is refused is not sent', async () => {
    expect((await get('/cours-adultes/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe(
      'gzip',
    )
  })

  test('a publication is seen through it within 1.5 seconds, and a draft never', async () => {
    const draft = 'Un brouillon que personne ne voit'
    await expect.poll(() => cacheState('/cours-enfants/'), { interval: 10 }).toBe('HIT')
    await editor.saveContent('children', (blocks) => [...blocks, paragraph('edge', draft)])
    const own = await get('/cours-enfants/', { cookie: editor.cookie() })
    expect(own.text).toContain(draft)
    expect(own.headers).toMatchObject({ 'x-cache': 'BYPASS', 'cache-control': 'private, no-store' })
    expect((await get('/cours-enfants/')).text).not.toContain(draft)
    expect(storedTexts(folder)).not.toContain(draft)
    await editor.publish('children')
    await expect.poll(async () => (await get('/cours-enfants/')).text, { timeout: 1500, interval: 50 }).toContain(draft)
  })

  test.each([
    ['what fits a stay', '/?from=2027-02-13&to=2027-02-20&children=1'],
    ['a search', '/recherche/?q=flocon'],
    ['a page that is missing', '/rien/'],
    ['a call', '/api/openapi.json'],
    ['the data of a page', '/cours-enfants/_.data'],
    ['a redirect', '/cours-enfants'],
  ])('%s is never stored', async (_what, address) => {
    for (let times = 0; times < 4; times += 1) expect(await cacheState(address)).not.toBe('HIT')
  })

  test('its figures are not for the public', async () => {
    expect((await get('/metrics')).status).toBe(404)
  })
})

function configuration(folder: string, port: number, sitePort: number): string {
  const docs = path.resolve('docs/nginx')
  return `worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=schuss:10m max_size=1g inactive=10s use_temp_path=off;
  upstream schuss_site { server 127.0.0.1:${sitePort}; keepalive 16; }
  include ${docs}/schuss-http.conf;
  server { listen 127.0.0.1:${port}; include ${docs}/schuss-server.conf; }
}`
}

/** Everything that the cache of nginx has stored. */
function storedTexts(folder: string): string {
  const files = readdirSync(path.join(folder, 'cache'), { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  )
  return files.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8')).join('\n')
}
