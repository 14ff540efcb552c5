import { expect, test } from 'vitest'
import { langOfPath } from './lang.ts'

const paths = [
  { lang: 'en', basePath: '' },
  { lang: 'fr', basePath: '/francais' },
  { lang: 'nl', basePath: '/nl' },
] as const

test.each([
  ['/', 'en'],
  ['/en/', 'en'],
  ['/nl', 'nl'],
  ['/nl/lessen/', 'nl'],
  ['/nlx/', 'en'],
  ['/francais/cours/', 'fr'],
])('the base path of the configuration decides the language of %s', (pathname, lang) => {
  expect(langOfPath(pathname, paths)).toBe(lang)
})

test('no language serves a path outside all base paths', () => {
  expect(langOfPath('/cours/', [{ lang: 'fr', basePath: '/fr' }])).toBeUndefined()
})
