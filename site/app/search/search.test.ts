import { expect, test } from 'vitest'
import { searchDebounce } from '../constants.ts'
import { eventOfLeaving, moveChoice, readResults, searchAddress } from './search.ts'
import { keyboardHeight } from './use-keyboard-inset.ts'

const place = { site: 'valorsene', lang: 'fr', seo: true, exclude: [], page: '/recherche/' } as const

test('SEARCH-1 typing rests 600 ms before a search', () => {
  expect(searchDebounce).toBe(600)
})

test('SEARCH-3 the call carries site, language and query, and seo only when it is off', () => {
  expect(searchAddress({ ...place, exclude: [] }, ' ski ')).toBe('/api/search?site=valorsene&lang=fr&query=ski')
  expect(searchAddress({ ...place, exclude: [], seo: false }, 'ski')).toContain('&seo=false')
})

test('SEARCH-4 excluded paths are sent along', () => {
  const address = searchAddress({ ...place, exclude: ['/levels/ski/adults', '/levels/snowboard/adults'] }, 'ski')
  expect(new URL(address, 'http://x').searchParams.get('exclude')).toBe('/levels/ski/adults,/levels/snowboard/adults')
})

test('SEARCH-2 arrows go through the results and past the field', () => {
  expect(moveChoice(-1, 1, 3)).toBe(0)
  expect(moveChoice(2, 1, 3)).toBe(-1)
  expect(moveChoice(-1, -1, 3)).toBe(2)
  expect(moveChoice(-1, 1, 0)).toBe(-1)
})

test.each([
  ['waiting', 0, 'search-cancelled'],
  ['found', 1, 'search-cancelled'],
  ['found', 0, 'search-failed'],
  ['failed', 0, 'search-failed'],
] as const)(
  'SEARCH-6 left while it is %s with %i results: %s, and nothing up to 2 characters',
  (state, count, name) => {
    const found = {
      state,
      results: Array.from({ length: count }, () => ({ name: '', title: '', page: '', path: '/' })),
    }
    expect(eventOfLeaving(found, ' ski ')).toEqual({ name, terms: 'ski' })
    expect(eventOfLeaving(found, ' sk ')).toBeUndefined()
  },
)

test('results without the agreed shape, or that lead off the site, are dropped', () => {
  const good = { name: 'Ski', title: 'Ski', page: 'ski', path: '/ski/' }
  expect(readResults([good, { ...good, path: 'https://x.example' }, { ...good, path: '//x' }, null, 3])).toEqual([good])
  expect(() => readResults({ error: {} })).toThrow(TypeError)
})

test('the keyboard height is the covered part of the window, and 0 while the page is zoomed', () => {
  expect(keyboardHeight(844, { height: 500, offsetTop: 0, scale: 1 })).toBe(344)
  expect(keyboardHeight(844, { height: 500, offsetTop: 40, scale: 1 })).toBe(304)
  expect(keyboardHeight(844, { height: 844, offsetTop: 0, scale: 1 })).toBe(0)
  expect(keyboardHeight(844, { height: 422, offsetTop: 100, scale: 2 })).toBe(0)
})
