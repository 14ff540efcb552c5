import * as build from 'virtual:react-router/server-build'
import { langs } from 'content/api/page'
import { RouterContextProvider, createRequestHandler } from 'react-router'
import type { App } from './render-context.ts'
import { renderContext } from './render-context.server.ts'
import { loadWording } from './wording/wording.tsx'

export { renderZone } from './entry.server.tsx'

await Promise.all(langs.map((lang) => loadWording(lang)))
const handleRequest = createRequestHandler(build)

/** Renders a page, or answers the router's request for a page's data. */
export const handle: App['handle'] = (request, values) => {
  const context = new RouterContextProvider()
  context.set(renderContext, values)
  return handleRequest(request, context)
}
