import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSales } from '../../server/testing.ts'
import type { TestSales } from '../../server/testing.ts'
import { createBuyer } from '../testing/buyer.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'schuss-quotation-'))
let sales: TestSales
beforeAll(async () => void (sales = await createTestSales({ SCHUSS_DATA: folder }, { background: true })))
afterAll(async () => {
  await sales.close()
  rmSync(folder, { recursive: true, force: true })
})

const request = {
  product: 'tailor-made',
  selection: {
    type: 'quotation',
    from: '2027-01-11',
    to: '2027-01-15',
    count: 6,
    wish: 'The same instructor all week. '.repeat(20),
    phone: '0612345678',
  },
}

test('KIND-3 a request alone is a line for nobody that costs nothing, and is ordered without the bank', async () => {
  const buyer = createBuyer(sales)
  const { status } = await buyer.add(request)
  expect(status).toBe(200)
  const [line] = buyer.cart().lines
  expect(line).toMatchObject({ kind: 'ESF_CUSTOM', people: [], totalCents: 0, state: 'free' })
  expect(line.detail).toContain('6 people · Request for a quote: the school answers by mail within a day')
  expect(line.steps).toEqual([{ label: 'Request for a quote, nothing to pay now', cents: 0 }])
  const order = await buyer.pay()
  expect(order).toMatchObject({ totalCents: 0, state: 'paid', lines: [{ kind: 'ESF_CUSTOM', participant: '' }] })
  const { rows } = await sales.database.pool.query('select data from order_line where order_token = $1', [order.token])
  expect(rows[0].data.selection).toMatchObject(request.selection)
})

test('KIND-3 a request is ordered beside lines that are paid, and is in the cart of the contract', async () => {
  const buyer = createBuyer(sales)
  await buyer.add({
    product: 'area-pass',
    selection: { type: 'pass', firstDay: '2027-01-11', days: 2 },
    participants: [{ firstName: 'Léa', lastName: 'Martin', birthDate: '1990-05-04' }],
  })
  await buyer.add(request)
  const { orders } = await buyer.contract()
  expect(orders.ESF_CUSTOM).toMatchObject([
    { price: 0, total: 0, inscriptions: [{ activity: { id: 'tailor-made' }, total: 0 }] },
  ])
  const order = await buyer.pay()
  expect(order.totalCents).toBe(buyer.cart().totalCents)
  expect(order.lines.map(({ totalCents }: { totalCents: number }) => totalCents > 0)).toEqual([true, false])
})

test('KIND-3 a request is removed again, and moves with the stay', async () => {
  const buyer = createBuyer(sales)
  await buyer.add({ ...request, stay: { from: '2027-01-09', to: '2027-01-16' } })
  await buyer.setStay('2027-01-16', '2027-01-23')
  expect(buyer.cart().lines).toMatchObject([{ firstDay: '2027-01-18', lastDay: '2027-01-22' }])
  await buyer.remove(buyer.cart().lines[0].id)
  expect(buyer.cart().lines).toEqual([])
})
