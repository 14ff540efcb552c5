/* oxlint-disable no-underscore-dangle -- the vendors chose these names */
import { heatmapVendors } from 'content/api/features'
import { expect, test } from 'vitest'
import { expiredCookies, isRecorded } from './recorded.ts'
import { vendors } from './vendors.ts'
import type { Globals } from './vendors.ts'

test.each([
  ['hotjar', 'https://static.hotjar.com/c/hotjar-1234.js?sv=6'],
  ['clarity', 'https://www.clarity.ms/tag/1234'],
  ['mouseflow', 'https://cdn.mouseflow.com/projects/1234.js'],
] as const)('CONSENT-4 the script of %s is where the vendor has it', (name, address) => {
  const { origin, script } = vendors[name]
  expect(origin + script('1234')).toBe(address)
})

test('CONSENT-4 each vendor’s script finds what was left for it', () => {
  const globals: Globals = {}
  for (const name of heatmapVendors) vendors[name].prepare(globals, '1234')
  expect(globals).toMatchObject({ _hjSettings: { hjid: 1234, hjsv: 6 }, _mfq: [] })
  vendors.hotjar.pageChanged(globals, '/cours/')
  vendors.mouseflow.pageChanged(globals, '/cours/')
  for (const name of heatmapVendors) vendors[name].stop(globals)
  expect((globals.hj as { q: unknown }).q).toEqual([['stateChange', '/cours/']])
  expect((globals.clarity as { q: unknown }).q).toEqual([
    ['consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' }],
    ['consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' }],
    ['stop'],
  ])
  expect(globals._mfq).toEqual([['newPageView', '/cours/'], ['stop']])
})

test.each([
  ['/cours/', [], true],
  ['/cours/', ['/cours'], true],
  ['/cours/ski/', ['/cours/'], false],
  ['/panier/', [], false],
  ['/panier/', ['/panier/'], false],
])('CONSENT-4 %s with the pages %o: recorded %s', (path, pages, recorded) => {
  expect(isRecorded(path, { pages, cartPath: '/panier/' })).toBe(recorded)
})

test('CONSENT-4 a refusal ends the vendor’s cookies, and no other', () => {
  expect(expiredCookies('a=1; _clck=x; _clsk=y=z; _clack=1', vendors.clarity.cookies, 'ski.example.org')).toEqual([
    '_clck=; path=/; max-age=0',
    '_clck=; path=/; max-age=0; domain=ski.example.org',
    '_clck=; path=/; max-age=0; domain=example.org',
    '_clsk=; path=/; max-age=0',
    '_clsk=; path=/; max-age=0; domain=ski.example.org',
    '_clsk=; path=/; max-age=0; domain=example.org',
  ])
  expect(expiredCookies('', vendors.hotjar.cookies, 'localhost')).toEqual([])
})
