import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fixedClock } from 'base/clock'
import { createTestDatabase } from 'base/database/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { miscountedPools } from '../availability/testing.ts'
import { prepareSales } from '../server/prepare.ts'
import { createTestSales, testNow } from '../server/testing.ts'
import type { TestSales } from '../server/testing.ts'
import type * as Table from './kinds.ts'

// The table with one line more: an invented kind, whose folder is `kinds/testing`.
vi.mock('./kinds.ts', async (original) => {
  const [table, { sledge }] = await Promise.all([original<typeof Table>(), import('./testing/sledge.ts')])
  return {
    kinds: [...table.kinds, sledge],
    findKind: (type: string) => (type === sledge.name ? sledge : table.findKind(type)),
    kindOf: (thing: { type: string }) => (thing.type === sledge.name ? sledge : table.kindOf(thing)),
  }
})

/** The demo's catalogue, whose lift company also lends sledges: five on the first Sunday. */
function catalogueWithSledges(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'schuss-sledges-'))
  cpSync('resorts/valorsene/catalogue', path.join(folder, 'catalogue'), { recursive: true })
  mkdirSync(path.join(folder, 'catalogue/lifts'), { recursive: true })
  const name = '{fr: Luge, en: Sledge, es: Trineo, nl: Slee}'
  writeFileSync(
    path.join(folder, 'catalogue/lifts/sledges.yaml'),
    `- {product: wooden-sledge, name: ${name}, cents: 900, sledges: 5, day: 2026-12-20}\n`,
  )
  return folder
}

let sales: TestSales
beforeAll(async () => {
  const resortFolder = catalogueWithSledges()
  const database = await createTestDatabase('sales_new_kind', (empty) =>
    prepareSales(empty, { resortFolder, clock: fixedClock(testNow) }).then(() => undefined),
  )
  sales = await createTestSales({ SCHUSS_RESORT: resortFolder }, { database })
})
afterAll(() => sales.close())

const sledges = (number: number) => ({
  resort: 'valorsene',
  lang: 'en',
  product: 'wooden-sledge',
  selection: { type: 'sledge', day: '2026-12-20', number },
  participants: [],
})
const add = (cart: string, version: number, number: number) =>
  sales.ask('POST', `/api/carts/${cart}/lines`, { ...sledges(number), key: randomUUID(), version })

test('KIND-14 an invented kind is listed, described, and asks its questions', async () => {
  const list = await sales.ask('GET', '/api/offers?resort=valorsene&lang=en&kind=STAND')
  const sledge = { product: 'wooden-sledge', name: 'Sledge', fromCents: 900, bookable: true }
  expect(list.json.offers).toContainEqual(expect.objectContaining(sledge))
  const offer = await sales.ask('GET', '/api/offers/wooden-sledge?resort=valorsene&lang=en')
  expect(offer.json).toMatchObject({ type: 'sledge', form: 'questions', people: 'none' })
  const stay = { from: '2026-12-20', to: '2026-12-26' }
  const asked = { resort: 'valorsene', lang: 'en', product: 'wooden-sledge', answers: {}, people: [], stay }
  const { json } = await sales.ask('POST', '/api/questions', asked)
  expect(json.questions).toMatchObject([{ id: 'day', type: 'day', value: '2026-12-20' }])
})

test('KIND-14 an invented kind is quoted, held, never sold twice, and given back', async () => {
  const quoted = await sales.ask('POST', '/api/carts/new/quote', sledges(2))
  expect(quoted.json).toMatchObject({
    totalCents: 1800,
    lines: [{ quote: { steps: [{ label: '2 sledges', cents: 1800 }] }, refusal: null }],
  })
  const { json: cart } = await add('new', 0, 3)
  expect(cart).toMatchObject({ totalCents: 2700, lines: [{ kind: 'STAND', name: 'Sledge', state: 'held' }] })
  expect(cart.lines[0].detail).toBe('Sunday 20 December 2026')
  const refused = await add('new', 0, 3)
  expect([refused.status, refused.json.error.code]).toEqual([409, 'sold-out'])
  const contract = await sales.ask('POST', '/api/cart', { cartId: cart.id, lang: 'en', resort: 'valorsene' })
  expect(contract.json.orders.STAND).toMatchObject([{ inscriptions: [{ product: { name: 'Sledge' }, total: 27 }] }])
  const removal = { key: randomUUID(), version: 1, lang: 'en' }
  await sales.ask('DELETE', `/api/carts/${cart.id}/lines/${cart.lines[0].id}`, removal)
  expect((await add('new', 0, 5)).status).toBe(200)
  expect(await miscountedPools(sales.database)).toEqual([])
})

test('KIND-14 what an invented kind refuses is said in its own words, and a wrong selection is named', async () => {
  const other = { ...sledges(1), selection: { type: 'sledge', day: '2026-12-21', number: 1 } }
  const refused = await sales.ask('POST', '/api/carts/new/quote', other)
  expect(refused.json.error).toMatchObject({
    code: 'not-bookable',
    message: 'There are no sledges on Monday 21 December 2026.',
  })
  const wrong = await sales.ask('POST', '/api/carts/new/quote', { ...sledges(1), selection: { type: 'sledge' } })
  expect([wrong.status, wrong.json.error.message]).toEqual([400, expect.stringContaining('selection.day')])
})

test('what needs people is refused without any, with what to do', async () => {
  const lesson = { ...sledges(1), product: 'area-pass', selection: { type: 'pass', firstDay: '2026-12-20', days: 2 } }
  const refused = await sales.ask('POST', '/api/carts/new/lines', { ...lesson, key: randomUUID(), version: 0 })
  expect([refused.status, refused.json.error.code]).toEqual([409, 'people'])
})
