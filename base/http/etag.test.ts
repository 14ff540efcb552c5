import { expect, test } from 'vitest'
import { etagOf, isNotModified } from './etag.ts'

test('the ETag is that of the content', () => {
  const etag = etagOf(Buffer.from('one'))
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(etagOf(Buffer.from('one'))).toBe(etag)
  expect(etagOf(Buffer.from('two'))).not.toBe(etag)
})

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('If-None-Match: %s is not modified: %s', (value, expected) => {
  expect(isNotModified({ ...(value !== undefined && { 'if-none-match': value }) }, 'W/"a"')).toBe(expected)
})

test('a client that asks for the whole content by Cache-Control: no-cache gets it', () => {
  expect(isNotModified({ 'if-none-match': 'W/"a"', 'cache-control': 'no-cache' }, 'W/"a"')).toBe(false)
})
