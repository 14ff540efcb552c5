import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, expect, test } from 'vitest'
import type { App } from './context.ts'
import { addScripts } from './scripts.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'schuss-scripts-')) + path.sep
writeFileSync(`${folder}editor.js`, 'plain')
writeFileSync(`${folder}editor.js.br`, 'compressed')
writeFileSync(`${folder}editor.css`, 'plain')
afterAll(() => rmSync(folder, { recursive: true }))

const app: App = new OpenAPIHono()
addScripts(
  app,
  { siteKey: 'valorsene', site: () => Promise.reject(new Error('the configuration is not read')) },
  folder,
)

test.each([
  ['editor.js', 'gzip, deflate, br, zstd', 'br', 'compressed'],
  ['editor.js', 'BR;q=0.1', 'br', 'compressed'],
  ['editor.js', 'gzip, br;q=0', null, 'plain'],
  ['editor.js', '*;q=0', null, 'plain'],
  ['editor.js', 'x-br', null, 'plain'],
  ['editor.js', undefined, null, 'plain'],
  ['editor.css', 'br', null, 'plain'],
])('EDIT-4 %s with Accept-Encoding %j has Content-Encoding %j', async (file, accepted, encoding, body) => {
  const headers = { ...(accepted && { 'accept-encoding': accepted }) }
  const answer = await app.request(`/static/cms/${file}`, { headers })
  expect([answer.status, answer.headers.get('content-encoding'), await answer.text()]).toEqual([200, encoding, body])
  expect(answer.headers.get('vary')).toBe('accept-encoding')
  const again = await app.request(`/static/cms/${file}`, {
    headers: { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('EDIT-4 a script that the browser holds is not sent again, also when it names several versions of it', async () => {
  const { headers } = await app.request('/static/cms/editor.js')
  const known = { 'if-none-match': `"another", ${headers.get('etag')}` }
  expect((await app.request('/static/cms/editor.js', { headers: known })).status).toBe(304)
})

test.each(['editor.ts', '.env.js', 'editor.js.br', 'a/b/editor.js', '%2e%2e/editor.js'])(
  'EDIT-4 %s is no file of the editor',
  async (file) => expect((await app.request(`/static/cms/${file}`)).status).toBe(404),
)
