import { expect, test } from 'vitest'
import { withProvider } from './languages.tsx'

test('NAV-7 a stored business provider is carried by language links as hoteId', () => {
  expect(withProvider('/en/', '4211')).toBe('/en/?hoteId=4211')
  expect(withProvider('/en/search/?q=ski', '4211')).toBe('/en/search/?q=ski&hoteId=4211')
})

test('NAV-7 without a provider the links stay as they are', () => {
  expect(withProvider('/en/', undefined)).toBe('/en/')
})
