import { expect, test } from 'vitest'
import { createSafeStorage } from 'base/browser-storage'
import { countAttempt, removeAttempts, readAttempts } from './purchase-attempts.ts'

function shelf(kept?: string) {
  const values = new Map(kept === undefined ? [] : [['purchase_attempts', kept]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

test('CART-5 a failure counts for its cart, a success and what is not final do not', () => {
  const storage = shelf()
  for (const code of ['4001', '0000', '0001', '5004', '4002']) countAttempt(storage, 'cart-a', code)
  countAttempt(storage, 'cart-b', '6002')
  expect(storage.getItem('purchase_attempts')).toBe('{"cart-a":2,"cart-b":1}')
})

test('CART-5 the count of a cart ends with its payment, and those of others stay', () => {
  const storage = shelf('{"cart-a":2,"cart-b":1}')
  removeAttempts(storage, 'cart-a')
  removeAttempts(storage, 'cart-c')
  expect(storage.getItem('purchase_attempts')).toBe('{"cart-b":1}')
})

test.each(['', 'nonsense', '[1]', '"x"', 'null', '{"cart-a":"many"}', '{"cart-a":-3}'])(
  'bad input: nonsense in the storage is no count: %s',
  (kept) => {
    const storage = shelf(kept)
    countAttempt(storage, 'cart-a', '4001')
    expect(readAttempts(storage)['cart-a']).toBe(1)
  },
)

test('bad input: a forbidden storage is no error', () => {
  const forbidden = createSafeStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  countAttempt(forbidden, 'cart-a', '4001')
  expect(readAttempts(forbidden)).toEqual({ 'cart-a': 1 })
})
