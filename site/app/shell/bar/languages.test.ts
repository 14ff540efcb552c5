import { expect, test } from 'vitest'
import { pathFrom, withProvider } from './languages.tsx'
import { shownQuery } from './shown-query.ts'

test('NAV-7 a stored business provider is carried by language links as hoteId', () => {
  expect(withProvider('/en/', '4211')).toBe('/en/?hoteId=4211')
  expect(withProvider('/en/search/?q=ski', '4211')).toBe('/en/search/?q=ski&hoteId=4211')
})

test.each([
  ['https://www.example.org/en/children/', '/en/children/'],
  ['https://en.example.org/children/', 'https://en.example.org/children/'],
])('NAV-7 a language at %s is linked as %s', (href, link) => {
  expect(pathFrom('https://www.example.org/cours-enfants/', href)).toBe(link)
})

test('NAV-7 without a provider the links stay as they are', () => {
  expect(withProvider('/en/', undefined)).toBe('/en/')
})

test.each([
  ['?from=2027-02-13&to=2027-02-20&children=2&adults=0', '?from=2027-02-13&to=2027-02-20&children=2'],
  ['?q=ski%20%26%20luge', '?q=ski+%26+luge'],
  ['?order=a1b2&utm_source=mail', '?order=a1b2'],
  ['?hoteId=4211&gescoReferral=3&exp=9&utm_source=mail', ''],
  ['?q=50%off', '?q=50%25off'],
  ['', ''],
])('NAV-7 language links keep what the page shows: of %s it is %s', (search, kept) => {
  expect(shownQuery(search, true)).toBe(kept)
})

test('NAV-7 the markup of the server, the same for all orders, has no order in its links', () => {
  expect(shownQuery('?order=a1b2', false)).toBe('')
})
