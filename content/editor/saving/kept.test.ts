import { expect, test } from 'vitest'
import type { Shelf } from './kept.ts'
import { keep, letGo, unsavedOf } from './kept.ts'

function shelf(): Shelf {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  }
}
const about = { sub: 'u1', tab: 't1', key: 'accueil', lang: 'fr', part: 'content', name: 'Accueil', address: '/' }

test('EDIT-5 an unsaved text survives the tab, and is let go when saved', () => {
  const store = shelf()
  keep(store, about, { state: 'unreachable', attempt: 1, base: 3, value: ['mon texte'] })
  expect(unsavedOf(store, 'u1', [])).toEqual([{ ...about, base: 3, value: ['mon texte'] }])
  keep(store, about, { state: 'saved', base: 4, value: ['mon texte'] })
  expect(unsavedOf(store, 'u1', [])).toEqual([])
})

test('EDIT-5 a text belongs to who typed it, and to a living tab while there is one', () => {
  const store = shelf()
  keep(store, about, { state: 'edited', base: 3, value: 'a' })
  expect(unsavedOf(store, 'u2', [])).toEqual([])
  expect(unsavedOf(store, 'u1', ['t1'])).toEqual([])
  expect(unsavedOf(store, 'u1', ['t2'])).toHaveLength(1)
})

test('each language and part is kept on its own', () => {
  const store = shelf()
  keep(store, about, { state: 'edited', base: 3, value: 'a' })
  keep(store, { ...about, lang: 'en' }, { state: 'edited', base: 1, value: 'b' })
  letGo(store, about)
  expect(unsavedOf(store, 'u1', []).map(({ lang }) => lang)).toEqual(['en'])
})

test('what somebody else left in the storage is passed over', () => {
  const store = shelf()
  store.setItem('cms_unsaved:u1/x', 'not json')
  store.setItem('cms_token', 'abc')
  expect(unsavedOf(store, 'u1', [])).toEqual([])
})

test('a full storage stops nobody from typing', () => {
  const full = {
    ...shelf(),
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => keep(full, about, { state: 'edited', base: 3, value: 'a' })).not.toThrow()
})
