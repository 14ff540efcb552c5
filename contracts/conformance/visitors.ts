import type { Browser, BrowserContext, Page } from '@playwright/test'
import { serveHostSite } from './host-site.ts'
import type { Provider } from './provider.ts'
import { recordEvents } from './recorded-events.ts'
import type { RecordedEvent } from './recorded-events.ts'

/** A new visitor with storage and cookies of their own, shared by their tabs. */
export type Visitor = {
  /** Opens a page of the site in a tab of its own. */
  open: (path: string) => Promise<Page>
  events: (page: Page) => RecordedEvent[]
  /** Errors that nobody caught, and requests to the provider that carried a cookie. */
  faults: string[]
  context: BrowserContext
}

/** The suite's site, whose pages carry the widget of a provider. */
export type HostSite = { provider: Provider; newVisitor: () => Promise<Visitor>; close: () => Promise<void> }

/** Serves the suite's site. The browser must block third-party cookies (`conformance/browser`). */
export async function openHostSite(provider: Provider, browser: Browser): Promise<HostSite> {
  const site = await serveHostSite(provider)
  const contexts: BrowserContext[] = []
  return {
    provider,
    newVisitor: async () => {
      const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } })
      context.setDefaultTimeout(provider.timeoutMs ?? 20_000)
      contexts.push(context)
      return visitorOf(provider, context)
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()))
      await site.close()
    },
  }
}

async function visitorOf({ origin, site }: Provider, context: BrowserContext): Promise<Visitor> {
  const events = await recordEvents(context)
  const faults: string[] = []
  context.on('weberror', (error) => faults.push(`an error that nobody caught: ${error.error().message}`))
  context.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) || request.isNavigationRequest()) return
    request.allHeaders().then(
      ({ cookie }) => cookie && faults.push(`a cookie was sent to ${request.url()}`),
      () => undefined,
    )
  })
  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage()
    await page.goto(`${site}${path}`)
    return page
  }
  return { open, events, faults, context }
}
