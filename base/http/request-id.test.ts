import { expect, test } from 'vitest'
import { requestIdOf } from './request-id.ts'

test('the id that a proxy gave is used', () => expect(requestIdOf('a.b-c:1')).toBe('a.b-c:1'))

test.each([undefined, '', 'a b', 'a\nb', 'x'.repeat(65), ['a', 'b']])('%j is replaced by a new id', (given) => {
  expect(requestIdOf(given)).toMatch(/^[\w-]+$/)
  expect(requestIdOf(given)).not.toBe(requestIdOf(given))
})
