import { expect, test } from 'vitest'
import { trackSearchEvent } from './track-search-event.ts'

test.each([
  [
    { name: 'search', terms: 'flocon', destination: '/niveaux/' },
    { name: 'search', props: { terms: 'flocon', destination: '/niveaux/' } },
  ],
  [
    { name: 'search-failed', terms: 'flocon' },
    { name: 'search failed', props: { terms: 'flocon' } },
  ],
  [
    { name: 'search-cancelled', terms: 'flocon' },
    { name: 'search cancelled', props: { terms: 'flocon' } },
  ],
  [{ name: 'toString', terms: 'flocon' }, undefined],
  [{ name: 'search', terms: 7 }, undefined],
  [null, undefined],
])('SEARCH-6 %o is counted as %o', (detail, tracked) => {
  expect(trackSearchEvent(detail)).toEqual(tracked)
})

test.each([
  ['ski claire.martin@example.org enfants', 'ski (e-mail) enfants'],
  ['06 12 34 56 78', '(phone)'],
  ['+33 (0)6.12.34.56.78 rappel', '(phone) rappel'],
  ['cours 2026-2027, 6-12 ans', 'cours 2026-2027, 6-12 ans'],
])('CALL-2 SEARCH-6 no personal data in the terms: %s', (text, terms) => {
  expect(trackSearchEvent({ name: 'search-failed', terms: text })?.props?.terms).toBe(terms)
})
