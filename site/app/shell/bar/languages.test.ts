import { expect, test } from 'vitest'
import { pathFrom, withProvider } from './languages.tsx'

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
