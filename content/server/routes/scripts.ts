import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createRoute } from '@hono/zod-openapi'
import { chooseAmong } from 'base/http/accept-encoding'
import { etagOf, isNotModified } from 'base/http/etag'
import { mediaTypeOf } from 'base/http/media-type'
import { editorConfig } from '../../api/calls.ts'
import { describeJson, errorResponse, tooLarge } from './responses.ts'
import { asAnyone } from './security.ts'
import type { ApiContext, App } from './context.ts'

/** Where the build of the editor lies. */
const build = fileURLToPath(new URL('../../editor/build/', import.meta.url))

/** The files that a browser may ask for: `editor.js`, or one of a folder of the build. */
const builtFile = /^(?:[\w-][\w.-]*\/)?[\w-][\w.-]*\.(?:js|css|map|woff2|svg)$/

const config = createRoute({
  method: 'get',
  path: '/static/cms/config.json',
  operationId: 'readEditorConfig',
  security: asAnyone,
  summary: 'What the content-management script needs to know',
  responses: { 200: describeJson('The configuration of the editor', editorConfig), 413: tooLarge },
})

/** The content-management script, built into `folder`, with its configuration (EDIT-4). */
export function addScripts(app: App, api: Pick<ApiContext, 'site' | 'siteKey'>, folder = build): void {
  app.openapi(config, async (c) => {
    const { languages } = await api.site()
    const langs = languages.map(({ lang }) => lang)
    return c.json({ site: api.siteKey, api: '', script: '/static/cms/editor.js', langs }, 200)
  })

  app.get('/static/cms/:file{.+}', async (c) => {
    const file = c.req.param('file')
    const encoding = chooseAmong(c.req.header('accept-encoding'), ['br'])
    const found = builtFile.test(file) ? await readBuilt(folder + file, encoding === 'br') : undefined
    if (!found) return errorResponse(c, 404, { code: 'unknown-file', message: `There is no file ${c.req.path}.` })
    const etag = etagOf(found.bytes)
    const headers = {
      'content-type': mediaTypeOf(file),
      'cache-control': 'no-cache',
      etag,
      vary: 'accept-encoding',
      ...(found.brotli && { 'content-encoding': 'br' }),
    }
    if (isNotModified(c.req.header(), etag)) return c.body(null, 304, headers)
    return c.body(new Uint8Array(found.bytes), 200, headers)
  })
}

/** A built file, compressed where the browser can read it. */
async function readBuilt(file: string, brotli: boolean) {
  const bytes = brotli ? await readFile(`${file}.br`).catch(() => undefined) : undefined
  if (bytes) return { bytes, brotli: true }
  const plain = await readFile(file).catch(() => undefined)
  return plain && { bytes: plain, brotli: false }
}
