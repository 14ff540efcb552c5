import { readFileSync } from 'node:fs'
import { formatCents } from 'base/money'
import { readMarkdownTable } from 'base/markdown-table'
import { langs } from 'content/api/page'
import { expect, test } from 'vitest'
import { change, stay } from '../../ui/carousel/slides.ts'
import { rippleDuration } from '../../ui/ripple/ripple.tsx'
import { openDelay, skipDelay } from '../../ui/tooltip/delay.ts'
import * as constants from './constants.ts'

const table = readMarkdownTable('docs/constants.md', 'The table')
/** The specification's own table, value by value, so that the document cannot drift with the code. */
const specified = {
  Languages: 'fr, en, es, nl',
  'Search debounce': '600 ms',
  'Nav hide scroll threshold': '180 px',
  'Cart hover threshold': '992 px',
  'Footer partners': '6 sections',
  'Carousel auto-advance': '3000 ms',
  'Carousel transition': '240 ms',
  'Tooltip open delay': '200 ms',
  'Tooltip skip delay': '300 ms',
  'Link prefetch root margin': '200 px',
  'Fetch retries': '5',
  'Ripple effect': '960 ms',
  'Widget load poll': '200 ms',
  'Default currency': 'EUR',
  'Success execution code': '0000',
  'Storage keys': 'purchase_attempts, cms_token, gescoReferral, businessProvider, stay',
}

function written(value: string | number | object): string {
  return typeof value === 'object' ? Object.values(value).join(', ') : String(value)
}

const withoutUnit = (value = ''): string => value.replace(/ (ms|px|sections)$/, '')

test('the specification’s constants stand in one place under its names, and in the document’s table', () => {
  expect(Object.fromEntries(table.map(({ what, value }) => [what, value]))).toEqual(specified)
  expect(Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, written(value)]))).toEqual(
    Object.fromEntries(table.map(({ name, value }) => [name, withoutUnit(value)])),
  )
})

test('UI-2 UI-3 UI-4 the kit, which knows no site, keeps the same ones', () => {
  expect({ stay, change, openDelay, skipDelay, rippleDuration }).toEqual({
    stay: constants.carouselAutoAdvance,
    change: constants.carouselTransition,
    openDelay: constants.tooltipOpenDelay,
    skipDelay: constants.tooltipSkipDelay,
    rippleDuration: constants.rippleEffect,
  })
  const durations = readFileSync('ui/carousel/carousel.css', 'utf8').match(/\b\d+ms\b/g)
  expect(new Set(durations)).toEqual(new Set([`${constants.carouselTransition}ms`]))
})

test('content offers the same languages, and prices are in the same currency', () => {
  expect(langs).toEqual(constants.languages)
  expect(formatCents(100, 'en')).toBe('€1.00')
})
