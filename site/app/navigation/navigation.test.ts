import { describe, expect, test } from 'vitest'
import { linkAction, withSlash } from './link.ts'
import { setLanguagePaths } from '../lang.ts'
import { createPrefetchFilter, dataAddress, mayPrefetch } from './prefetch.ts'

const plain = { target: '', download: false, wholeDocument: false, special: false }

describe('PATH-4 a click on a link', () => {
  test.each([
    ['/cours-enfants/', 'route'],
    ['/cours-enfants', 'route'],
    ['/', 'route'],
    ['/recherche/?q=v1.2', 'route'],
    ['/niveaux/#etoile-1.5', 'route'],
    ['/plan.pdf', 'new-tab'],
    ['//other.example.org/a', 'new-tab'],
    ['https://other.example.org/', 'new-tab'],
    ['#content', 'browser'],
    ['mailto:bonjour@example.org', 'browser'],
    ['tel:+33199001450', 'browser'],
  ] as const)('%s: %s', (href, way) => {
    expect(linkAction({ ...plain, href })).toBe(way)
  })

  test.each([{ special: true }, { download: true }, { wholeDocument: true }, { target: '_blank' }])(
    'with %o it is left to the browser',
    (more) => {
      expect(linkAction({ ...plain, href: '/cours/', ...more })).toBe('browser')
    },
  )
})

test.each([
  ['/cours', '/cours/'],
  ['/cours/', '/cours/'],
  ['/recherche?q=a/b', '/recherche/?q=a/b'],
  ['/niveaux#ours', '/niveaux/#ours'],
])('PATH-3 %s is routed to %s', (href, wanted) => {
  expect(withSlash(href)).toBe(wanted)
})

test.each([
  ['/cours/', '/', '/cours/_.data?_routes=page'],
  ['/cours#ours', '/', '/cours/_.data?_routes=page'],
  ['/', '/cours/', '/_.data?_routes=home'],
  ['/en/lessons/', '/en/', '/en/lessons/_.data?_routes=page'],
  ['/en/', '/', undefined],
  ['/cours/', '/cours/', undefined],
  ['/recherche/?q=ski', '/', undefined],
  ['https://other.example.org/', '/', undefined],
])('PATH-6 the data of %s seen from %s', (href, here, address) => {
  setLanguagePaths([
    { lang: 'fr', basePath: '' },
    { lang: 'en', basePath: '/en' },
  ])
  expect(dataAddress(href, here)).toBe(address)
})

test('PATH-6 nothing is fetched ahead where data are to be saved', () => {
  expect([undefined, {}, { effectiveType: '4g' }].map(mayPrefetch)).toEqual([true, true, true])
  expect([{ saveData: true }, { effectiveType: 'slow-2g' }].map(mayPrefetch)).toEqual([false, false])
})

test('PATH-6 a page is fetched ahead again when the first answer is no longer of use', () => {
  let now = 0
  const isWorth = createPrefetchFilter(() => now)
  expect([isWorth('/a'), isWorth('/a'), isWorth('/b')]).toEqual([true, false, true])
  now = 30_000
  expect(isWorth('/a')).toBe(true)
})
