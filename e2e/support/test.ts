import { test as base, expect } from '@playwright/test'
import type { StackAddresses } from './stack-file.ts'
import { readStack } from './stack-file.ts'

/** Sentences of the console that a test expects; anything else that is an error or a warning fails it. */
type Fixtures = { stack: StackAddresses; expectedNoise: RegExp[] }

export const test = base.extend<Fixtures>({
  stack: async ({}, use) => use(readStack()),
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
