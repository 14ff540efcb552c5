import { expect, test } from 'vitest'
import { createCartIdStore } from './cart-id.ts'

function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage
}

test('CART-3 the cart of the session survives a page load, in the page’s own storage', () => {
  const storage = memoryStorage()
  createCartIdStore(() => storage).write('c1')
  expect(storage.getItem('sales_cart')).toBe('c1')
  expect(createCartIdStore(() => storage).read()).toBe('c1')
  createCartIdStore(() => storage).write(null)
  expect(createCartIdStore(() => storage).read()).toBeNull()
})

test('CART-3 where storage is forbidden the cart lives as long as the page', () => {
  const store = createCartIdStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(store.read()).toBeNull()
  store.write('c1')
  expect(store.read()).toBe('c1')
  store.write(null)
  expect(store.read()).toBeNull()
})
