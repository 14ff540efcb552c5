import { expect, test } from 'vitest'
import { createShelf, keep, readKept } from './stored.ts'

function forbidden(): Storage {
  throw new DOMException('denied', 'SecurityError')
}

const full = { getItem: () => null, setItem: forbidden, removeItem: () => undefined } as unknown as Storage

test.each([
  ['forbidden', forbidden],
  ['full', () => full],
])('bad input: storage that is %s keeps things for as long as the page lives, and never throws', (_, storage) => {
  const shelf = createShelf(storage)
  expect(shelf.getItem('stay')).toBeNull()
  shelf.setItem('stay', 'x')
  expect(shelf.getItem('stay')).toBe('x')
  shelf.removeItem('stay')
  expect(shelf.getItem('stay')).toBeNull()
})

test('what could be written is read from the storage, where other tabs change it too', () => {
  const values = new Map<string, string>()
  const shelf = createShelf(
    () =>
      ({
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void values.set(key, value),
      }) as Storage,
  )
  keep(shelf, 'count', 1)
  values.set('count', '2')
  expect(shelf.getItem('count')).toBe('2')
})

const isNumber = (value: unknown): value is number => typeof value === 'number'

test.each(['', '{oops', 'null', '"text"', '[1]'])('bad input: %j under a key is no value', (text) => {
  expect(readKept({ getItem: () => text }, 'count', isNumber)).toBeUndefined()
  expect(readKept({ getItem: () => '3' }, 'count', isNumber)).toBe(3)
})
