import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import type { Api } from './route.ts'

const widgetBuild = fileURLToPath(new URL('../widget/build', import.meta.url))
const aYear = 'public, max-age=31536000, immutable'
const aMinute = 'public, max-age=60, stale-while-revalidate=86400'

/**
 * The files of the widget as built. The loader keeps its name and is asked for again after a minute;
 * all others carry a hash of their content in their names and are kept for a year.
 */
export function addStaticRoutes(api: Api, folder = widgetBuild): void {
  if (!existsSync(folder)) return
  const root = path.relative('.', folder)
  api.get('/widget.js', files(root, aMinute))
  api.get('/widget/*', files(root, aYear, withoutFolder))
}

function withoutFolder(file: string): string {
  return file.replace(/^\/widget/, '')
}

function files(root: string, cache: string, rewriteRequestPath?: (path: string) => string): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true, ...(rewriteRequestPath && { rewriteRequestPath }) })
  return async (c, next) => {
    const found = await serve(c, next)
    // What may not be looked for gives hono's own context, after the next have said that there is nothing.
    if (!(found instanceof Response)) return undefined
    found.headers.set('cache-control', cache)
    found.headers.set('vary', 'accept-encoding')
    found.headers.set('access-control-allow-origin', '*')
    found.headers.set('cross-origin-resource-policy', 'cross-origin')
    found.headers.set('x-content-type-options', 'nosniff')
    return found
  }
}
