import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSales } from '../../server/testing.ts'
import type { TestSales } from '../../server/testing.ts'

const staffKey = 'a-key-of-the-office-for-tests'
let sales: TestSales
beforeAll(async () => void (sales = await createTestSales({ SCHUSS_STAFF_KEY: staffKey })))
afterAll(() => sales.close())

const selection = {
  type: 'staff-line',
  label: 'Arrhes du 3 novembre',
  cents: -10_000,
  vat: 'exempt',
  reason: 'virement reçu',
}
const line = { resort: 'valorsene', lang: 'fr', product: 'staff-line', selection }
const pass = { type: 'pass', firstDay: '2026-12-20', days: 6 }
const anna = { firstName: 'Anna', lastName: 'Martin', birthDate: '1985-07-01' }

async function newCart(): Promise<string> {
  const body = { ...line, product: 'area-pass', selection: pass, participants: [anna], key: randomUUID(), version: 0 }
  return (await sales.ask('POST', '/api/carts/new/lines', body)).json.id
}

async function addAsStaff(cart: string, key: string | undefined, change: object = {}): Promise<Response> {
  return sales.fetch(
    new Request(`http://sales.test/api/carts/${cart}/staff-lines`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ ...line, key: randomUUID(), version: 1, selection: { ...selection, ...change } }),
    }),
  )
}

test('KIND-10 staff add a line with a label and an amount, which may be negative', async () => {
  const answer = await addAsStaff(await newCart(), staffKey)
  expect(await answer.json()).toMatchObject({
    totalCents: 14_500,
    lines: [
      { kind: 'LIFT' },
      {
        kind: 'GENERIC_LINE',
        name: 'Prestation convenue',
        detail: 'Arrhes du 3 novembre',
        totalCents: -10_000,
        steps: [{ label: 'Montant convenu avec le bureau', cents: -10_000 }],
      },
    ],
  })
})

test.each([undefined, 'a-key-of-somebody-else-for-tests'])(
  'KIND-10 without the key of staff (%s) nothing is added',
  async (key) => {
    const answer = await addAsStaff(await newCart(), key)
    expect([answer.status, (await answer.json()).error.code]).toEqual([401, 'unauthorized'])
  },
)

test('KIND-10 buyers neither see it nor may add it', async () => {
  const { json } = await sales.ask('GET', '/api/offers?resort=valorsene&lang=fr&kind=GENERIC_LINE')
  expect(json.offers).toEqual([])
  const body = { ...line, participants: [], key: randomUUID(), version: 0 }
  const refused = await sales.ask('POST', '/api/carts/new/lines', body)
  expect([refused.status, refused.json.error.message]).toEqual([400, expect.stringContaining('selection.type')])
})

test.each([
  ['cents', { cents: 0 }],
  ['cents', { cents: 2_000_001 }],
  ['cents', { cents: 1.5 }],
  ['label', { label: ' ' }],
  ['label', { label: 'x'.repeat(121) }],
  ['vat', { vat: '19.6' }],
  ['reason', { reason: '' }],
])('KIND-10 a wrong %s is named: %j', async (name, change) => {
  const answer = await addAsStaff(await newCart(), staffKey, change)
  expect([answer.status, (await answer.json()).error.message]).toEqual([
    400,
    expect.stringContaining(`selection.${name}`),
  ])
})

test('KIND-10 a cart whose total is negative is not taken to the bank, and its buyer is told what to do', async () => {
  const cart = await newCart()
  await addAsStaff(cart, staffKey, { cents: -30_000 })
  const buyer = { firstName: 'Anna', lastName: 'Martin', email: 'anna@example.org', phone: '0612345678' }
  const refused = await sales.ask('POST', `/api/carts/${cart}/checkout`, {
    key: randomUUID(),
    version: 2,
    lang: 'fr',
    buyer,
    terms: true,
    totalCents: -5_500,
    returnTo: 'http://localhost:3000/panier/',
  })
  expect([refused.status, refused.json.error.code]).toEqual([409, 'negative-total'])
})
