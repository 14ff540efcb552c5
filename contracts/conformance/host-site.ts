import { jsonInScript } from 'base/html'
import { widgetScriptPath } from '../widget/widget.ts'
import { serve } from './serve.ts'
import type { RunningServer } from './serve.ts'
import type { Provider } from './provider.ts'

/** The pages that the suite serves on the site's origin, each with the provider's script. */
export const hostPages = { offer: '/', cart: '/cart/', bare: '/bare/', elsewhere: '/elsewhere/' } as const

/** Serves a site of plain pages: what a provider does in them owes nothing to the framework of a page. */
export function serveHostSite(provider: Provider): Promise<RunningServer> {
  return serve((request) => answer(provider, new URL(request.url).pathname), Number(new URL(provider.site).port || 80))
}

function answer(provider: Provider, path: string): Response {
  if (!Object.values<string>(hostPages).includes(path)) return new Response(undefined, { status: 204 })
  return new Response(page(provider, bodyOf(provider, path)), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

function bodyOf({ offer }: Provider, path: string): string {
  if (path === hostPages.cart) return '<div id="cart" data-sales-cart data-terms="/terms/"></div>'
  if (path === hostPages.bare) return '<main id="later"></main>'
  return `<p id="price" data-sales-price="${offer}">words of the page</p>
    <a id="offer" href="${hostPages.elsewhere}" data-sales-offer="${offer}">Choose</a>`
}

function page({ origin, resort }: Provider, body: string): string {
  const start = jsonInScript({ resort, lang: 'fr', cartHref: hostPages.cart })
  return `<!doctype html>
    <html lang="fr">
      <head><meta charset="utf-8"><title>Conformance</title><link rel="icon" href="data:,"></head>
      <body>
        ${body}
        <script src="${origin}${widgetScriptPath}"></script>
        <script>window.salesWidget?.init(${start})</script>
      </body>
    </html>`
}
