import { expect, test } from 'vitest'
import { readBusinessProvider } from './business-provider.ts'
import { withProvider } from './languages.tsx'

const now = Date.parse('2026-12-20T10:00:00Z')
const stored = (value: unknown): string => JSON.stringify(value)

test('NAV-7 a stored business provider is carried by language links as hoteId', () => {
  const provider = readBusinessProvider(stored({ id: 4211, exp: now + 1 }), now)
  expect(provider).toBe('4211')
  expect(withProvider('/en/', provider)).toBe('/en/?hoteId=4211')
  expect(withProvider('/en/search/?q=ski', provider)).toBe('/en/search/?q=ski&hoteId=4211')
})

test('NAV-7 without a provider the links stay as they are', () => {
  expect(withProvider('/en/', readBusinessProvider(null, now))).toBe('/en/')
})

test.each([
  ['expired', { id: 4211, exp: now }],
  ['none', { id: -1, exp: now + 1 }],
  ['none, as text', { id: '-1', exp: now + 1 }],
  ['no end', { id: 4211 }],
  ['an end that is not a number', { id: 4211, exp: '2099' }],
  ['an id with a query in it', { id: '1&x=2', exp: now + 1 }],
  ['a list', [1, 2]],
])('STAY-1 a provider that is %s counts as nobody', (_, value) => {
  expect(readBusinessProvider(stored(value), now)).toBeNull()
})

test('STAY-1 what is not JSON counts as nobody', () => {
  expect(readBusinessProvider('{oops', now)).toBeNull()
})
