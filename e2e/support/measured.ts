import type { Request } from '@playwright/test'
import type { Collected, Collector } from './collector.ts'
import { startCollector } from './collector.ts'
import { expect, test as base } from './test.ts'

type Fixtures = {
  /** What this page has asked of others than the site and its sales. */
  outside: string[]
  /** The events that the collector has got in this test, oldest first. */
  events: () => Collected['body'][]
}

/** Journeys on a site that counts visits through itself and records three of its pages, both at a local collector. */
export const test = base.extend<Fixtures, { collector: Collector }>({
  collector: [
    async ({}, use) => {
      const collector = await startCollector()
      await use(collector)
      await collector.stop()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ collector: { origin } }, use) => {
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
  events: async ({ collector }, use) => {
    collector.mood('well')
    collector.collected.length = 0
    await use(() => collector.collected.filter(({ method }) => method === 'POST').map(({ body }) => body))
  },
})

export { expect }
