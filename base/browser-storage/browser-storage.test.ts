import { expect, test } from 'vitest'
import { createSafeStorage, writeStored, readStored } from './browser-storage.ts'

function forbidden(): Storage {
  throw new DOMException('denied', 'SecurityError')
}

const full = { getItem: () => null, setItem: forbidden, removeItem: () => undefined } as unknown as Storage

test.each([
  ['forbidden', forbidden],
  ['full', () => full],
])('bad input: storage that is %s keeps values until the page is left, and never throws', (_, access) => {
  const storage = createSafeStorage(access)
  expect(storage.getItem('stay')).toBeNull()
  storage.setItem('stay', 'x')
  expect(storage.getItem('stay')).toBe('x')
  storage.removeItem('stay')
  expect(storage.getItem('stay')).toBeNull()
})

test('what could be written is read from the storage, where other tabs change it too', () => {
  const values = new Map<string, string>()
  const storage = createSafeStorage(
    () =>
      ({
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void values.set(key, value),
      }) as Storage,
  )
  writeStored(storage, 'count', 1)
  values.set('count', '2')
  expect(storage.getItem('count')).toBe('2')
})

const isNumber = (value: unknown): value is number => typeof value === 'number'

test.each(['', '{oops', 'null', '"text"', '[1]'])('bad input: %j under a key is no value', (text) => {
  expect(readStored({ getItem: () => text }, 'count', isNumber)).toBeUndefined()
  expect(readStored({ getItem: () => '3' }, 'count', isNumber)).toBe(3)
})
