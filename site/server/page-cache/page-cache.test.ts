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

/** An answer that is ready when the test says so. */
function later() {
  const { promise, resolve } = Promise.withResolvers<RenderedResponse>()
  return { ask: () => promise, finish: resolve }
}

const textOf = (entry: { byEncoding: { identity: { body: Buffer | string } } } | undefined): string | undefined =>
  entry?.byEncoding.identity.body.toString()

test('what was made is kept', async () => {
  const cache = cacheOf()
  await cache.make('a', async () => answer('one'))
  expect(textOf(cache.get('a'))).toBe('one')
  expect(cache.get('b')).toBeUndefined()
})

test('what must not be kept is not', async () => {
  const cache = cacheOf()
  expect(textOf(await cache.make('a', async () => answer('one', [], { isCacheable: false })))).toBe('one')
  expect(cache.get('a')).toBeUndefined()
})

test('who asks for a key while its answer is made gets the same, made once', async () => {
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

test('a failure is told to all who wait, and the next tries again', async () => {
  const cache = cacheOf()
  await expect(cache.make('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(textOf(await cache.make('a', async () => answer('one')))).toBe('one')
})

test('a change drops what shows it and leaves the rest', async () => {
  const cache = cacheOf()
  await cache.make('a', async () => answer('a', ['page:a:fr', 'shell:fr']))
  await cache.make('b', async () => answer('b', ['page:b:fr', 'shell:fr']))
  cache.purge(['page:a:fr'])
  expect([textOf(cache.get('a')), textOf(cache.get('b'))]).toEqual([undefined, 'b'])
  cache.purge(['*'])
  expect(cache.usage()).toEqual({ entries: 0, bytes: 0 })
})

test('an answer begun before a change of what it shows is never kept', async () => {
  const cache = cacheOf()
  const { ask, finish } = later()
  const made = cache.make('a', ask)
  cache.purge(['page:a:fr'])
  finish(answer('old', ['page:a:fr']))
  expect(textOf(await made)).toBe('old')
  expect(cache.get('a')).toBeUndefined()
})

test('a change of something else lets a begun answer be kept', async () => {
  const cache = cacheOf()
  const { ask, finish } = later()
  const made = cache.make('a', ask)
  cache.purge(['page:b:fr'])
  finish(answer('fresh', ['page:a:fr']))
  await made
  expect(textOf(cache.get('a'))).toBe('fresh')
})

test('who asks after a change does not get the answer begun before it', async () => {
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

test('what was asked for is named after a change, most wanted first', async () => {
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

test('the limit holds, and what was not asked for goes first', async () => {
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
