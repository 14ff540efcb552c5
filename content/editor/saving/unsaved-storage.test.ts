import { expect, test } from 'vitest'
import type { KeyValueStorage } from './unsaved-storage.ts'
import { storeUnsaved, removeUnsaved, readUnsaved } from './unsaved-storage.ts'

function memoryStorage(): KeyValueStorage {
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
  const storage = memoryStorage()
  storeUnsaved(storage, about, { state: 'unreachable', attempt: 1, base: 3, value: ['mon texte'] })
  expect(readUnsaved(storage, 'u1', [])).toEqual([{ ...about, base: 3, value: ['mon texte'] }])
  storeUnsaved(storage, about, { state: 'saved', base: 4, value: ['mon texte'] })
  expect(readUnsaved(storage, 'u1', [])).toEqual([])
})

test('EDIT-5 an unsaved text belongs to its editor, and to its tab while that is open', () => {
  const storage = memoryStorage()
  storeUnsaved(storage, about, { state: 'edited', base: 3, value: 'a' })
  expect(readUnsaved(storage, 'u2', [])).toEqual([])
  expect(readUnsaved(storage, 'u1', ['t1'])).toEqual([])
  expect(readUnsaved(storage, 'u1', ['t2'])).toHaveLength(1)
})

test('each language and part is kept on its own', () => {
  const storage = memoryStorage()
  storeUnsaved(storage, about, { state: 'edited', base: 3, value: 'a' })
  storeUnsaved(storage, { ...about, lang: 'en' }, { state: 'edited', base: 1, value: 'b' })
  removeUnsaved(storage, about)
  expect(readUnsaved(storage, 'u1', []).map(({ lang }) => lang)).toEqual(['en'])
})

test('what somebody else left in the storage is passed over', () => {
  const storage = memoryStorage()
  storage.setItem('cms_unsaved:u1/x', 'not json')
  storage.setItem('cms_token', 'abc')
  expect(readUnsaved(storage, 'u1', [])).toEqual([])
})

test('a full storage does not stop typing', () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => storeUnsaved(full, about, { state: 'edited', base: 3, value: 'a' })).not.toThrow()
})
