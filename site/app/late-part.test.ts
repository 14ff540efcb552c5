import { expect, test, vi } from 'vitest'
import { latePart } from './late-part.ts'

test('what was there before is had at once, and fetched once', async () => {
  const fetchPart = vi.fn(async () => 'carousel')
  const part = latePart(fetchPart)
  expect(await part.load()).toBe('carousel')
  expect(await part.load()).toBe('carousel')
  expect(part.usePart()).toBe('carousel')
  expect(fetchPart).toHaveBeenCalledTimes(1)
})

test('a fetch that failed is tried again by who loads it next', async () => {
  const part = latePart(
    vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('carousel'),
  )
  await expect(part.load()).rejects.toThrow('no network')
  expect(await part.load()).toBe('carousel')
})
