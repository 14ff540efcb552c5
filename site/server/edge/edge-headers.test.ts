import { expect, test } from 'vitest'
import { overflowTag, publicPageHeaders } from './edge-headers.ts'
import type { PublicPage } from './edge-headers.ts'

const now = new Date('2026-11-21T09:00:00Z')
const tags = new Set(['shell:fr', 'page:children:fr'])
const page: PublicPage = { tags, byQuery: false, status: 200, now }

test('without a cache in front, everybody asks again each time', () => {
  expect(publicPageHeaders(page, undefined)).toEqual([['cache-control', 'public, no-cache']])
})

test.each([
  ['cache-tag', 'page:children:fr,shell:fr'],
  ['surrogate-key', 'page:children:fr shell:fr'],
] as const)(
  'with one, the page says how long it may be stored, and by which tags it is purged: %s',
  (tagHeader, list) => {
    expect(publicPageHeaders(page, { maxAge: 30, tagHeader })).toEqual([
      ['cache-control', 'public, max-age=0, s-maxage=30, stale-while-revalidate=30'],
      [tagHeader, list],
    ])
  },
)

test('the tag header has a bounded length', () => {
  const many = new Set(Array.from({ length: 1000 }, (_, at) => `page:${at}:fr`))
  expect(publicPageHeaders({ ...page, tags: many }, { maxAge: 1, tagHeader: 'cache-tag' })[1]).toEqual([
    'cache-tag',
    overflowTag,
  ])
})

test.each([
  ['depends on the query', { byQuery: true }],
  ['is missing', { status: 404 }],
  ['changes by itself at once', { changesAt: '2026-11-21T09:00:00.500Z' }],
])('a page that %s is not stored in front', (_what, change) => {
  expect(publicPageHeaders({ ...page, ...change }, { maxAge: 30, tagHeader: 'cache-tag' })).toEqual([
    ['cache-control', 'public, no-cache'],
  ])
})

test('META-4 a page is stored in front no longer than until it changes by itself', () => {
  const [header] = publicPageHeaders(
    { ...page, changesAt: '2026-11-21T09:00:10Z' },
    { maxAge: 30, tagHeader: 'cache-tag' },
  )
  expect(header?.[1]).toContain('s-maxage=10,')
})
