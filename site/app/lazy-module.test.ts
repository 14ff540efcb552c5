import { expect, test, vi } from 'vitest'
import { lazyModule } from './lazy-module.ts'

test('a module that was loaded before does not suspend, and is imported once', async () => {
  const importModule = vi.fn(async () => 'carousel')
  const module = lazyModule(importModule)
  expect(await module.load()).toBe('carousel')
  expect(await module.load()).toBe('carousel')
  expect(module.useModule()).toBe('carousel')
  expect(importModule).toHaveBeenCalledTimes(1)
})

test('an import that failed is tried again by the next load', async () => {
  const module = lazyModule(
    vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('carousel'),
  )
  await expect(module.load()).rejects.toThrow('no network')
  expect(await module.load()).toBe('carousel')
})
