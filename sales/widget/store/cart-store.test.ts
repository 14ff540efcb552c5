import { fail, ok } from 'base/errors'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ApiResult } from '../api-client/request.ts'
import type { WriteFields } from '../api-client/endpoints.ts'
import type { CartView } from '../../api/cart.ts'
import type { Host } from '../host.ts'
import { sampleCart, sampleLine } from '../fixtures/cart.ts'
import { noSteps } from '../fixtures/steps.ts'
import { createCartStore } from './cart-store.ts'

const lines = { product: 'children-ski', selection: sampleLine().selection, participants: [{ id: 'p1' }] }
let emitted: [string, unknown][] = []

// The store emits its events on `window`, which is an event target here.
beforeEach(() => {
  emitted = []
  const page = new EventTarget()
  for (const name of ['sales:add-to-cart', 'sales:remove-from-cart'])
    page.addEventListener(name, (event) => emitted.push([name, (event as CustomEvent).detail]))
  Object.assign(globalThis, { window: page })
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'window'))

function setup(answers: ApiResult<CartView>[], cartId: string | null = 'c1') {
  const writes: (WriteFields & { id: string | null })[] = []
  const next = async (): Promise<ApiResult<CartView>> => answers.shift() ?? fail('unreachable', '')
  const written = (id: string | null, write: WriteFields) => {
    writes.push({ id, ...write })
    return next()
  }
  const changes: (string | null)[] = []
  let id = cartId
  const host: Host = {
    provider: '',
    steps: noSteps,
    resort: 'valorsene',
    lang: 'fr',
    cartId: () => id,
    cartChanged: (changed) => void changes.push((id = changed)),
  }
  let keys = 0
  const store = createCartStore(
    () => host,
    {
      fetchCart: next,
      addLines: (_, id, _lines, write) => written(id, write),
      removeLine: (_, id, _line, write) => written(id, write),
      setPerson: (_, id, _person, _correction, write) => written(id, write),
      setStay: (_, id, _stay, write) => written(id, write),
      fetchPreview: async () => fail('unreachable', ''),
      undoChange: (_, id, write) => written(id, write),
      renewHolds: (_, id, write) => written(id, write),
      giveUpPayment: (_, id, write) => written(id, write),
    },
    () => `key-${(keys += 1)}`,
  )
  return { store, writes, changes }
}

/** A store whose readings and writes are answered when the test says so. */
function setupWaiting() {
  const waiting = {
    read: Promise.withResolvers<ApiResult<CartView>>(),
    write: Promise.withResolvers<ApiResult<CartView>>(),
  }
  const host: Host = {
    provider: '',
    steps: noSteps,
    resort: '',
    lang: 'fr',
    cartId: () => 'c1',
    cartChanged: () => undefined,
  }
  const write = () => waiting.write.promise
  const calls = {
    addLines: write,
    removeLine: write,
    setPerson: write,
    setStay: write,
    fetchPreview: async () => fail('unreachable', ''),
    undoChange: write,
    renewHolds: write,
    giveUpPayment: write,
  }
  const store = createCartStore(
    () => host,
    { ...calls, fetchCart: () => waiting.read.promise },
    () => 'key',
  )
  return {
    store,
    answer: async (what: keyof typeof waiting, answered: ApiResult<CartView>) => waiting[what].resolve(answered),
  }
}

test('the first line creates the cart, and its identifier is stored', async () => {
  const { store, writes, changes } = setup([ok(sampleCart())], null)
  await store.load()
  expect((await store.add([lines])).ok).toBe(true)
  expect(writes).toEqual([{ id: null, key: 'key-1', version: 0, lang: 'fr' }])
  expect(changes).toEqual(['c1'])
})

test('CART-4 the event of an addition has the added lines, and no others', async () => {
  const before = sampleCart([sampleLine()])
  const after = sampleCart([sampleLine(), sampleLine({ id: 'l2' }), sampleLine({ id: 'l3' })], { version: 2 })
  const { store } = setup([ok(before), ok(after)])
  await store.load()
  await store.add([lines])
  expect(emitted).toEqual([['sales:add-to-cart', { items: [expect.objectContaining({ quantity: 2, price: 209 })] }]])
})

test('CART-4 the event of an addition has no lines that another tab added meanwhile', async () => {
  const theirs = sampleLine({ id: 'theirs' })
  const newer = sampleCart([theirs], { version: 5 })
  const after = sampleCart([theirs, sampleLine({ id: 'ours' })], { version: 6 })
  const { store } = setup([ok(sampleCart([])), fail('stale', '', { cart: newer }), ok(after)])
  await store.load()
  expect(await store.add([lines])).toEqual(ok([sampleLine({ id: 'ours' })]))
  expect(emitted).toEqual([['sales:add-to-cart', { items: [expect.objectContaining({ quantity: 1 })] }]])
})

test('a cart that was read before a write and arrives after it is not shown', async () => {
  const { store, answer } = setupWaiting()
  const read = store.load()
  const written = store.remove(sampleLine())
  await answer('write', ok(sampleCart([], { version: 2 })))
  await written
  await answer('read', ok(sampleCart()))
  await read
  expect(store.get()).toMatchObject({ cart: { version: 2 } })
})

test('a payment is given up for the cart of its order, also where this browser has none', async () => {
  const { store, writes, changes } = setup([ok(sampleCart())], null)
  await store.giveUp('c1')
  expect(writes.map(({ id }) => id)).toEqual(['c1'])
  expect(changes).toEqual(['c1'])
})

test('a write on an old version is repeated on the present one, with a new key', async () => {
  const newer = sampleCart([sampleLine()], { version: 5 })
  const { store, writes } = setup([
    ok(sampleCart()),
    fail('stale', '', { cart: newer }),
    ok(sampleCart([], { version: 6 })),
  ])
  await store.load()
  await store.remove(sampleLine())
  expect(writes.map(({ key, version }) => [key, version])).toEqual([
    ['key-1', 1],
    ['key-2', 5],
  ])
  expect(emitted.map(([name]) => name)).toEqual(['sales:remove-from-cart'])
})

test('writes are sent one after the other, each on the version that the one before left', async () => {
  const { store, writes } = setup([
    ok(sampleCart()),
    ok(sampleCart([], { version: 2 })),
    ok(sampleCart([], { version: 3 })),
  ])
  await store.load()
  await Promise.all([store.remove(sampleLine()), store.renew()])
  expect(writes.map(({ version }) => version)).toEqual([1, 2])
})

test('CART-9 a cart that cannot be loaded is failed until a retry succeeds', async () => {
  const { store } = setup([fail('unreachable', ''), ok(sampleCart())])
  await store.load()
  expect(store.get()).toEqual({ state: 'failed' })
  const retried = store.retry()
  expect(store.get()).toEqual({ state: 'loading' })
  await retried
  expect(store.get()).toMatchObject({ state: 'ready', cart: { id: 'c1' } })
})

test('a cart that is unknown to the engine is forgotten', async () => {
  const { store, changes } = setup([fail('unknown-cart', '')])
  await store.load()
  expect(store.get()).toMatchObject({ state: 'ready', cart: undefined })
  expect(changes).toEqual([null])
})

test('the cart in the details of a refusal is shown', async () => {
  const newer = sampleCart([], { version: 9 })
  const { store } = setup([ok(sampleCart()), fail('sold-out', 'Full.', { cart: newer })])
  await store.load()
  expect(await store.add([lines])).toMatchObject({ failure: { message: 'Full.' } })
  expect(store.get()).toMatchObject({ cart: { version: 9 } })
})

test('a cart that was ordered meanwhile is forgotten: what is added next begins a new one', async () => {
  const { store, changes } = setup([ok(sampleCart([sampleLine()], { state: 'ordered' }))])
  await store.load()
  expect(store.get()).toMatchObject({ state: 'ready', cart: undefined })
  expect(changes).toEqual([null])
})

test('two additions are both made, or neither: a refusal of the second removes the first', async () => {
  const { store, writes } = setup(
    [ok(sampleCart([sampleLine({ id: 'l1' })])), fail('sold-out', 'Complet.'), ok(sampleCart([], { version: 2 }))],
    null,
  )
  expect(await store.add([lines, lines])).toMatchObject({ ok: false, failure: { code: 'sold-out' } })
  expect(writes).toHaveLength(3)
  expect(emitted).toEqual([])
})

test('WEEK-3 lines that go with a removed one are emitted with it, and those that an undo brings back', async () => {
  const [hotel, tax] = [sampleLine(), sampleLine({ id: 'l2', dependsOn: ['l1'], totalCents: 1000 })]
  const full = sampleCart([hotel, tax])
  const { store, writes } = setup([ok(full), ok(sampleCart([], { version: 2 })), ok({ ...full, version: 3 })])
  await store.load()
  await store.remove(hotel)
  await store.undo(2)
  expect(emitted.map(([name]) => name)).toEqual(['sales:remove-from-cart', 'sales:add-to-cart'])
  expect(emitted[0]?.[1]).toMatchObject({ items: [{ price: 209 }, { price: 10 }] })
  expect(writes.at(-1)?.version).toBe(2)
})

test('WEEK-4 an undo is not made on a cart that was changed since', async () => {
  const stale = fail('stale', '', { cart: sampleCart([sampleLine()], { version: 5 }) })
  const { store, writes } = setup([ok(sampleCart([], { version: 2 })), stale, stale])
  await store.load()
  expect((await store.undo(2)).ok).toBe(false)
  expect(writes.map(({ version }) => version)).toEqual([2, 2])
})
