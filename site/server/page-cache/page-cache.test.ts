import { expect, test } from 'vitest'
import { fixedClock } from 'base/clock'
import type { RenderedResponse } from '../response/cache-entry.ts'
import { createPageCache } from './page-cache.ts'

const clock = fixedClock('2026-11-21T09:00:00Z')

function answer(text: string, tags: string[] = [], more: Partial<RenderedResponse> = {}): RenderedResponse {
  return { status: 200, headers: [], body: Buffer.from(text), tags: new Set(tags), isCacheable: true, ...more }
}

function cacheOf(limit = 1_000_000, time = clock) {
  return createPageCache({ clock: time, maxBytes: limit })
}

/** A response that the test completes. */
function later() {
  const { promise, resolve } = Promise.withResolvers<RenderedResponse>()
  return { ask: () => promise, finish: resolve }
}

const textOf = (entry: { byEncoding: { identity: { body: Buffer | string } } } | undefined): string | undefined =>
  entry?.byEncoding.identity.body.toString()

test('a response is stored', async () => {
  const cache = cacheOf()
  await cache.make('a', async () => answer('one'))
  expect(textOf(cache.get('a'))).toBe('one')
  expect(cache.get('b')).toBeUndefined()
})

test('a response that is not cacheable is not stored', async () => {
  const cache = cacheOf()
  expect(textOf(await cache.make('a', async () => answer('one', [], { isCacheable: false })))).toBe('one')
  expect(cache.get('a')).toBeUndefined()
})

test('concurrent requests for a key share one rendering', async () => {
  const cache = cacheOf()
  const { ask, finish } = later()
  let times = 0
  const counted = (): Promise<RenderedResponse> => {
    times += 1
    return ask()
  }
  const both = [cache.make('a', counted), cache.make('a', counted)]
  finish(answer('one'))
  expect((await Promise.all(both)).map(textOf)).toEqual(['one', 'one'])
  expect(times).toBe(1)
})

test('a failure rejects all waiting requests, and the next one renders again', async () => {
  const cache = cacheOf()
  await expect(cache.make('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(textOf(await cache.make('a', async () => answer('one')))).toBe('one')
})

test('a change evicts the entries that depend on it, and no others', async () => {
  const cache = cacheOf()
  await cache.make('a', async () => answer('a', ['page:a:fr', 'shell:fr']))
  await cache.make('b', async () => answer('b', ['page:b:fr', 'shell:fr']))
  cache.purge(['page:a:fr'])
  expect([textOf(cache.get('a')), textOf(cache.get('b'))]).toEqual([undefined, 'b'])
  cache.purge(['*'])
  expect(cache.usage()).toEqual({ entries: 0, bytes: 0 })
})

test('a response begun before a change of its dependencies is never stored', async () => {
  const cache = cacheOf()
  const { ask, finish } = later()
  const made = cache.make('a', ask)
  cache.purge(['page:a:fr'])
  finish(answer('old', ['page:a:fr']))
  expect(textOf(await made)).toBe('old')
  expect(cache.get('a')).toBeUndefined()
})

test('a response is stored when something else changed meanwhile', async () => {
  const cache = cacheOf()
  const { ask, finish } = later()
  const made = cache.make('a', ask)
  cache.purge(['page:b:fr'])
  finish(answer('fresh', ['page:a:fr']))
  await made
  expect(textOf(cache.get('a'))).toBe('fresh')
})

test('a request after a change does not get a response begun before it', async () => {
  const cache = cacheOf()
  const early = later()
  const before = cache.make('a', early.ask)
  cache.purge(['page:a:fr'])
  const after = cache.make('a', async () => answer('new', ['page:a:fr']))
  expect(textOf(await after)).toBe('new')
  early.finish(answer('old', ['page:a:fr']))
  await before
  expect(textOf(cache.get('a'))).toBe('new')
})

test('a change returns the evicted keys, most requested first', async () => {
  const cache = cacheOf()
  for (const key of ['a', 'b', 'c']) await cache.make(key, async () => answer(key, ['shell:fr']))
  cache.get('b')
  cache.get('c')
  cache.get('c')
  expect(cache.purge(['shell:fr'])).toEqual(['c', 'b'])
})

test('META-4 an answer is kept until the next border of a date range, by the clock that is passed in', async () => {
  let now = '2026-12-19T22:59:59Z'
  const cache = cacheOf(1_000_000, () => new Date(now))
  await cache.make('a', async () => answer('a', [], { changesAt: '2026-12-19T23:00:00Z' }))
  expect(cache.get('a')).toBeDefined()
  now = '2026-12-19T23:00:00Z'
  expect(cache.get('a')).toBeUndefined()
})

test('the memory limit holds; entries not requested recently go first', async () => {
  const cache = cacheOf(12_000)
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
    await cache.make(key, async () => answer(key))
    cache.get('a')
  }
  expect(cache.usage().bytes).toBeLessThanOrEqual(12_000)
  expect(cache.get('a')).toBeDefined()
  expect(cache.get('b')).toBeUndefined()
})

test('the number of entries is limited too', async () => {
  const cache = createPageCache({ clock, maxEntries: 3 })
  for (let at = 0; at < 10; at += 1) await cache.make(String(at), async () => answer('one'))
  expect(cache.usage().entries).toBe(3)
})
