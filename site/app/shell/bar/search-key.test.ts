import { expect, test } from 'vitest'
import { isSearchKey } from './use-search-key.ts'

const key = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test('SEARCH-2 Ctrl+K and Cmd+K ask for the search, also with caps lock', () => {
  expect(isSearchKey({ ...key, ctrlKey: true })).toBe(true)
  expect(isSearchKey({ ...key, metaKey: true, key: 'K' })).toBe(true)
})

test('SEARCH-2 a plain k, or other combinations, do not', () => {
  expect(isSearchKey(key)).toBe(false)
  expect(isSearchKey({ ...key, ctrlKey: true, shiftKey: true })).toBe(false)
  expect(isSearchKey({ ...key, ctrlKey: true, key: 'j' })).toBe(false)
})
