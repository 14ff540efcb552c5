import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { createApi } from './route.ts'
import { addStaticRoutes } from './static-routes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'schuss-widget-'))
for (const name of ['widget.js', 'app-1a2b3c.js']) {
  writeFileSync(path.join(folder, name), `// ${name}`)
  writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(`// ${name}`))
}
afterAll(() => rmSync(folder, { recursive: true }))

const api = createApi()
addStaticRoutes(api, folder)
const get = async (file: string, encoding = 'br'): Promise<Response> =>
  api.fetch(new Request(`http://sales.test${file}`, { headers: { 'accept-encoding': encoding } }))

test.each([
  ['/widget.js', 'public, max-age=60, stale-while-revalidate=86400'],
  ['/widget/app-1a2b3c.js', 'public, max-age=31536000, immutable'],
])('%s is served compressed, to pages of any origin, and kept for as long as its name says', async (file, cache) => {
  const { status, headers } = await get(file)
  expect([status, headers.get('content-encoding'), headers.get('cache-control')]).toEqual([200, 'br', cache])
  expect([headers.get('vary'), headers.get('access-control-allow-origin')]).toEqual(['accept-encoding', '*'])
  expect(headers.get('content-type')).toContain('javascript')
})

test('who cannot read compressed gets it plain, and says so to caches', async () => {
  const answer = await get('/widget.js', 'identity')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('vary')).toBe('accept-encoding')
  expect(await answer.text()).toBe('// widget.js')
})

test.each([
  '/widget/../server.ts',
  '/widget/%2e%2e/server.ts',
  '/widget/..%2f..%2fpackage.json',
  '/widget/%5c..%5cx',
  '/widget/nothing.js',
])('%s is not there', async (file) => {
  expect((await get(file)).status).toBe(404)
})
