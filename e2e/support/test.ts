import { test as base, expect } from '@playwright/test'
import { startConfiguredSite } from './configured-site.ts'
import type { Settings } from './configured-site.ts'
import type { StackAddresses } from './stack-file.ts'
import { readStack } from './stack-file.ts'

/** Sentences of the console that a test expects; anything else that is an error or a warning fails it. */
type Fixtures = { expectedNoise: RegExp[] }
type WorkerFixtures = {
  /**
   * Entries of `site.yaml` for a site of the test's own, where the demo's do not do; for all tests of a file:
   * `test.use({ settings: { logo: { color: 'red', position: 'bottom' } } })`.
   */
  settings: Settings | undefined
  stack: StackAddresses
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [undefined, { option: true, scope: 'worker' }],
  stack: [
    async ({ settings }, use) => {
      if (!settings) return use(readStack())
      const { addresses, stop } = await startConfiguredSite(readStack(), settings)
      await use(addresses)
      await stop()
    },
    { scope: 'worker' },
  ],
  expectedNoise: [[], { option: true }],
  baseURL: async ({ stack }, use) => use(stack.site),
  page: async ({ page, expectedNoise }, use) => {
    const noise: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) noise.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => noise.push(String(error)))
    await use(page)
    expect(noise.filter((line) => !expectedNoise.some((one) => one.test(line)))).toEqual([])
  },
})

export { expect }
