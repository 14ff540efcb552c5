import { expect, test } from 'vitest'
import { tom, zoe } from '../fixtures/cart.ts'
import { partyMembers } from './person.ts'
import { createPartyStore } from './party-store.ts'

function memoryStorage(text?: string) {
  const values = new Map<string, string>(text === undefined ? [] : [['sales_party', text]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

test('a person who is entered twice is one person, and one who was corrected in the cart is not kept twice', () => {
  const store = createPartyStore(memoryStorage())
  store.remember(zoe)
  store.remember({ ...zoe, firstName: 'ZOÉ' })
  store.remember(tom)
  expect(store.get().people).toEqual([zoe, tom])
  store.forget(zoe)
  expect(store.get().people).toEqual([tom])
})

test('people, stay and an unfinished form survive a reload', () => {
  const storage = memoryStorage()
  const store = createPartyStore(storage)
  store.remember(zoe)
  store.setStay({ from: '2027-02-20', to: '2027-02-27' })
  store.setTyped({ firstName: 'Lé' })
  expect(createPartyStore(storage).get()).toEqual({
    people: [zoe],
    hidden: [],
    stay: { from: '2027-02-20', to: '2027-02-27' },
    typed: { firstName: 'Lé' },
    known: {},
  })
})

test('a person is corrected in place, removed, and offered again after being entered again', () => {
  const store = createPartyStore(memoryStorage())
  store.remember(zoe)
  store.remember(tom)
  store.correct(zoe, { ...zoe, firstName: 'Zoë' })
  expect(store.get().people.map(({ firstName }) => firstName)).toEqual(['Zoë', 'Tom'])
  store.remove(tom)
  const names = (): string[] =>
    partyMembers([tom], store.get().people, store.get().hidden).map(({ firstName }) => firstName)
  expect(names()).toEqual(['Zoë'])
  store.remember(tom)
  expect(names()).toEqual(['Tom', 'Zoë'])
})

test.each(['{', '7', '{"people":7}', '{"people":[{"firstName":1}],"hidden":[]}'])(
  'bad input: %j in the storage is nobody',
  (text) => expect(createPartyStore(memoryStorage(text)).get().people).toEqual([]),
)

test('WEEK-1 what somebody answered about themselves is known to the next form, over a reload', () => {
  const storage = memoryStorage()
  const store = createPartyStore(storage)
  store.setKnown({ zoe: { height: 128, shoe: 33 } })
  store.setKnown({ zoe: { shoe: 34 }, tom: { height: 140 } })
  const known = { zoe: { height: 128, shoe: 34 }, tom: { height: 140 } }
  expect(store.get().known).toEqual(known)
  expect(createPartyStore(storage).get().known).toEqual(known)
})
