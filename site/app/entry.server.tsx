import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import type { PageView } from 'content/api/page'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { ScriptNonce } from './script-nonce.ts'
import { SoldOffers } from './page/structured-data/sold-offers.ts'
import { ZoneView } from './page/zone.tsx'
import { renderContext } from './render-context.server.ts'
import { Wording } from './wording/wording.tsx'

/** How long a render may take, in milliseconds. */
export const streamTimeout = 5000

/**
 * Renders a page completely before the first byte is sent: every client gets the same markup, and the page cache can store it.
 */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { scriptNonce, dependencies } = loadContext.get(renderContext)
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => abort(), streamTimeout)
    let failure: unknown
    const page = (
      <ScriptNonce value={scriptNonce}>
        <SoldOffers value={dependencies.offers ?? []}>
          <ServerRouter context={context} url={request.url} nonce={scriptNonce} />
        </SoldOffers>
      </ScriptNonce>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: scriptNonce,
      // Without a limit React would send large parts at the end, with a script that moves them into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timeout)
        if (failure !== undefined) return reject(failure)
        headers.set('content-type', 'text/html; charset=utf-8')
        const body = pipe(new PassThrough())
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
      },
      onShellError: reject,
      onError: (error) => void (failure ??= error),
    })
  })
}

/** Errors of loaders and components are reported to the server, which logs them with the request. */
export const handleError: HandleErrorFunction = (error, { context }) =>
  (context as RouterContextProvider).get(renderContext).failed(error)

/** HTML of one zone of a page, '' when the page has none of this name. */
export function renderZone(page: PageView, id: string): string {
  const zone = page.zones.find((one) => one.id === id)
  if (!zone) return ''
  return renderToStaticMarkup(
    <Wording lang={page.lang}>
      <ZoneView page={page} zone={zone} />
    </Wording>,
  )
}
