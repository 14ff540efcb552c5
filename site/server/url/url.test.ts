import { describe, expect, test } from 'vitest'
import { parseUrl } from './parse-url.ts'
import { canonicalPath } from './canonical-path.ts'

describe('parsed requests', () => {
  test.each([
    ['/', { path: '/', isData: false, search: '' }],
    ['/cours/?a=1', { path: '/cours/', isData: false, search: '?a=1' }],
    ['/cours/_.data?_routes=page', { path: '/cours/', isData: true, search: '?_routes=page' }],
    ['/cours.data', { path: '/cours', isData: true, search: '' }],
    ['/_.data', { path: '/', isData: true, search: '' }],
    ['/caf%C3%A9/', { path: '/caf%C3%A9/', isData: false, search: '' }],
  ])('%s', (address, asked) => {
    expect(parseUrl(address)).toEqual({ ok: true, value: asked })
  })

  test.each([
    '/../etc/passwd',
    '/a/..',
    '/a/%2e%2e/b',
    '/a/%2E%2e%2fb',
    '/..%5cb',
    '/a%00b',
    '/a%0d%0ab',
    '/%',
    '/%zz',
    '/%c3',
    'http://other.example.org/',
    '*',
    `/${'a'.repeat(8192)}`,
  ])('bad input: %.40s is refused', (address) => {
    expect(parseUrl(address)).toMatchObject({ ok: false, failure: { code: 'bad-path' } })
  })
})

test.each([
  ['/cours', '/cours/'],
  ['/cours/ski', '/cours/ski/'],
  ['/index', '/'],
  ['/index/', '/'],
  ['/en/index', '/en/'],
  ['//evil.example.org', '/evil.example.org'],
  ['/a//b', '/a/b/'],
  ['/', undefined],
  ['/cours/', undefined],
  ['/plan.pdf', undefined],
  ['/cours/plan.PDF', undefined],
])('PATH-1 PATH-3 %s should be %s', (path, wanted) => {
  expect(canonicalPath(path)).toBe(wanted)
})
