import type { Request } from '@playwright/test'
import type { StubRequest, AnalyticsStub } from './analytics-stub.ts'
import { startAnalyticsStub } from './analytics-stub.ts'
import { expect, test as base } from './test.ts'

type Fixtures = {
  /** URLs that this page requested from origins other than site and sales. */
  outside: string[]
  /** The events that the stub has received in this test, oldest first. */
  events: () => StubRequest['body'][]
}

/** Journeys on a site that counts visits through itself and records three of its pages, both at a local stub. */
export const test = base.extend<Fixtures, { analytics: AnalyticsStub }>({
  analytics: [
    async ({}, use) => {
      const analytics = await startAnalyticsStub()
      await use(analytics)
      await analytics.stop()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ analytics: { origin } }, use) => {
      await use({
        features: {
          analytics: { domain: 'valorsene.example.org', origin },
          heatmap: { vendor: 'hotjar', id: '7', origin, pages: ['/', '/cours-enfants/', '/panier/'] },
        },
      })
    },
    { scope: 'worker' },
  ],
  outside: async ({ page, stack }, use) => {
    const outside: string[] = []
    const ours = [stack.site, stack.sales, 'data:', 'blob:']
    page.on('request', (request: Request) => {
      if (!ours.some((one) => request.url().startsWith(one))) outside.push(request.url())
    })
    await use(outside)
  },
  events: async ({ analytics }, use) => {
    analytics.setMode('ok')
    analytics.requests.length = 0
    await use(() => analytics.requests.filter(({ method }) => method === 'POST').map(({ body }) => body))
  },
})

export { expect }
