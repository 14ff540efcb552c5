import { createSafeStorage } from 'base/browser-storage'
import { deviceCartLifeMs } from 'contracts/widget/device-cart'
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
  const [session, local] = [memoryStorage(), memoryStorage()]
  createCartIdStore(session, local).write('c1')
  expect(session.getItem('sales_cart')).toBe('c1')
  expect(createCartIdStore(session, local).read()).toBe('c1')
  createCartIdStore(session, local).write(null)
  expect(createCartIdStore(session, local).read()).toBeNull()
})

test('the cart survives its tab for a week on this device, counted from its last change', () => {
  const local = memoryStorage()
  const open = (now: number) => createCartIdStore(memoryStorage(), local, () => now)
  open(0).write('c1')
  expect(open(deviceCartLifeMs - 1).read()).toBe('c1')
  expect(open(deviceCartLifeMs).read()).toBeNull()
  open(0).write(null)
  expect(open(1).read()).toBeNull()
})

test('a tab with a cart of its own keeps it', () => {
  const [session, local] = [memoryStorage(), memoryStorage()]
  session.setItem('sales_cart', 'c2')
  createCartIdStore(memoryStorage(), local).write('c1')
  expect(createCartIdStore(session, local).read()).toBe('c2')
})

test.each(['', '{', '7', '{"id":1,"exp":1}'])('bad input: %j in the local storage is no cart', (text) => {
  const local = memoryStorage()
  local.setItem('sales_cart', text)
  expect(createCartIdStore(memoryStorage(), local).read()).toBeNull()
})

function forbiddenStorage() {
  return createSafeStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
}

test('CART-3 where storage is forbidden the cart lives as long as the page', () => {
  const store = createCartIdStore(forbiddenStorage(), forbiddenStorage())
  expect(store.read()).toBeNull()
  store.write('c1')
  expect(store.read()).toBe('c1')
  store.write(null)
  expect(store.read()).toBeNull()
})
