import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { miscountedPools } from '../availability/testing.ts'
import { goToBank, payWithCard, waitUntil } from '../payments/simulator/testing.ts'
import { orderView } from '../api/cart.ts'
import { runMaintenance } from '../checkout/maintenance.ts'
import { createTestSales, testNow } from './testing.ts'
import type { TestSales } from './testing.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'schuss-checkout-'))
let sales: TestSales
const env = { SCHUSS_DATA: folder, SCHUSS_LANGUAGE_ORIGINS: 'https://www.example.com' }
beforeAll(async () => void (sales = await createTestSales(env, { background: true })))
afterEach(async () => {
  sales.at(testNow)
  const broken = await miscountedPools(sales.database)
  if (broken.length > 0) throw new Error(`pools miscounted: ${JSON.stringify(broken)}`)
})
afterAll(async () => {
  await sales.close()
  rmSync(folder, { recursive: true, force: true })
})

const lea = { firstName: 'Léa', lastName: 'Martin', birthDate: '2018-05-04' }
const tom = { firstName: 'Tom', lastName: 'Martin', birthDate: '2016-02-29' }
const baby = { firstName: 'Bébé', lastName: 'Martin', birthDate: '2024-05-04' }
const buyer = { firstName: 'Anne', lastName: 'Martin', email: 'anne@example.org', phone: '0199001122' }
const slot = 'valorsene.children-ski.2026-12-20.morning.moufles'
const success = '4234603011240000'
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
type Json = Record<string, any>

async function fill(participants: object[] = [lea, tom]): Promise<Json> {
  const body = {
    key: randomUUID(),
    version: 0,
    lang: 'fr',
    resort: 'valorsene',
    product: 'children-ski',
    selection: { type: 'lesson', slot, level: 'lutin' },
    participants,
  }
  return (await sales.ask('POST', '/api/carts/new/lines', body)).json
}
const request = (cart: Json, change: object = {}) => ({
  key: randomUUID(),
  version: cart.version,
  lang: 'fr',
  buyer,
  terms: true,
  totalCents: cart.totalCents,
  returnTo: 'http://localhost:3000/panier/',
  ...change,
})
const checkout = (cart: Json, change: object = {}) =>
  sales.ask('POST', `/api/carts/${cart.id}/checkout`, request(cart, change))
const look = async (cart: Json) => (await sales.ask('GET', `/api/carts/${cart.id}?lang=fr`)).json
const orderOf = async (token: string) => orderView.parse((await sales.ask('GET', `/api/orders/${token}?lang=fr`)).json)
const fetch = async (asked: Request) => sales.fetch(asked)

/** Pays an attempt with a card, follows the browser back, and answers where it ends. */
async function pay(attempt: Json, card: string): Promise<string> {
  const back = await payWithCard(fetch, await goToBank(fetch, attempt.payment), card)
  return (await sales.fetch(new Request(back))).headers.get('location') ?? ''
}

test('CART-5 a family buys: bank, order page, confirmation mail, empty cart', async () => {
  const cart = await fill()
  const { status, json: attempt } = await checkout(cart)
  expect(status).toBe(200)
  expect(await look(cart)).toMatchObject({ state: 'paying', order: attempt.order })
  expect(await orderOf(attempt.order)).toMatchObject({ state: 'awaiting-payment', code: null, retry: false })
  expect(await pay(attempt, success)).toBe(`http://localhost:3000/panier/?order=${attempt.order}`)
  await waitUntil(async () => (await orderOf(attempt.order)).state === 'paid')
  const order = await orderOf(attempt.order)
  expect(order).toMatchObject({ code: '0000', cartId: cart.id, totalCents: 41_800, retry: false })
  expect(order.lines.map(({ participant }) => participant)).toEqual(['Léa Martin', 'Tom Martin'])
  expect(order.lines[0]).toMatchObject({ meetingPoint: 'Pré des Moufles, Les Essarts', withdrawal: 'none' })
  const asked = { cartId: cart.id, lang: 'fr', resort: 'valorsene' }
  expect((await sales.ask('POST', '/api/cart', asked)).json).toEqual({ id: cart.id, price: 0, orders: {} })
  await waitUntil(() => readdirSync(folder).includes('mail') && readdirSync(path.join(folder, 'mail')).length === 1)
  const page = await (await sales.fetch(new Request('http://sales.test/mail'))).text()
  expect(page).toContain(`Votre commande ${order.number} est confirmée`)
  const mail = /\/mail\/[\da-f-]+/.exec(page)![0]
  expect(await (await sales.fetch(new Request(`http://sales.test${mail}`))).text()).toContain('Pré des Moufles')
})

test('a refused card loses nothing: the same cart is paid with another', async () => {
  const cart = await fill()
  const first = await checkout(cart)
  await pay(first.json, '4234607564194001')
  await waitUntil(async () => (await orderOf(first.json.order)).state === 'refused')
  expect(await orderOf(first.json.order)).toMatchObject({
    code: '4001',
    retry: true,
    message: expect.stringContaining('refusé cette carte'),
  })
  const open = await look(cart)
  expect(open).toMatchObject({ state: 'open', order: null, lines: [{ state: 'held' }, { state: 'held' }] })
  const second = await checkout(open)
  expect(second.json.order).not.toBe(first.json.order)
  await pay(second.json, success)
  await waitUntil(async () => (await orderOf(second.json.order)).state === 'paid')
})

test('a repeated order is the same order; the key cannot be used for another one', async () => {
  const cart = await fill([lea])
  const body = request(cart)
  const ask = (change = {}) => sales.ask('POST', `/api/carts/${cart.id}/checkout`, { ...body, ...change })
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(new Set(answers.map(({ json }) => json.order)).size).toBe(1)
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await ask({ totalCents: 1 })).toMatchObject({ status: 400, json: { error: { code: 'key-used' } } })
})

test('while it is being paid a cart cannot be changed; given up, it can', async () => {
  const cart = await fill([lea])
  const { json: attempt } = await checkout(cart)
  const paying = await look(cart)
  const stay = {
    key: randomUUID(),
    version: paying.version,
    lang: 'fr',
    stay: { from: '2026-12-19', to: '2026-12-26' },
  }
  expect(await sales.ask('PUT', `/api/carts/${cart.id}/stay`, stay)).toMatchObject({
    status: 409,
    json: { error: { code: 'paying' } },
  })
  const giveUp = () =>
    sales.ask('DELETE', `/api/carts/${cart.id}/checkout`, { key: randomUUID(), version: 0, lang: 'fr' })
  expect(await giveUp()).toMatchObject({ status: 200, json: { state: 'open', order: null } })
  expect(await giveUp()).toMatchObject({ status: 200, json: { state: 'open' } })
  expect(await orderOf(attempt.order)).toMatchObject({ state: 'cancelled', code: null, retry: true })
  const again = { ...stay, key: randomUUID(), version: (await look(cart)).version }
  expect((await sales.ask('PUT', `/api/carts/${cart.id}/stay`, again)).status).toBe(200)
})

test('a bank that said "not yet" must be waited for', async () => {
  const cart = await fill([lea])
  const { json: attempt } = await checkout(cart)
  await pay(attempt, '4234607483945004')
  const state = async (): Promise<unknown> =>
    (await sales.database.pool.query('select state from payment where order_token = $1', [attempt.order])).rows[0]
  await waitUntil(async () => JSON.stringify(await state()).includes('pending'))
  expect(await orderOf(attempt.order)).toMatchObject({ state: 'awaiting-payment', code: null, retry: false })
  expect(await checkout(await look(cart))).toMatchObject({ status: 409, json: { error: { code: 'paying' } } })
  await waitUntil(async () => (await orderOf(attempt.order)).state === 'paid', 15_000)
})

test('an unfinished attempt is abandoned after twenty minutes, and its places are free again', async () => {
  const cart = await fill([lea])
  const { json: attempt } = await checkout(cart)
  sales.at('2026-11-21T09:19:00Z')
  await runMaintenance(sales.services)
  expect(await look(cart)).toMatchObject({ state: 'paying', lines: [{ state: 'held' }] })
  sales.at('2026-11-21T09:20:01Z')
  await runMaintenance(sales.services)
  expect(await look(cart)).toMatchObject({ state: 'open', lines: [{ state: 'expired' }] })
  expect((await orderOf(attempt.order)).state).toBe('cancelled')
})

test('a free order is confirmed without the bank', async () => {
  const lines = {
    key: randomUUID(),
    version: 0,
    lang: 'en',
    resort: 'valorsene',
    product: 'area-pass',
    selection: { type: 'pass', firstDay: '2026-12-20', days: 6 },
    participants: [baby],
  }
  const { json: cart } = await sales.ask('POST', '/api/carts/new/lines', lines)
  expect(cart.totalCents).toBe(0)
  const { json: attempt } = await checkout(cart)
  expect(await orderOf(attempt.order)).toMatchObject({ state: 'paid', totalCents: 0 })
  const { url, fields } = attempt.payment
  const answer = await sales.fetch(new Request(url, { method: 'POST', body: new URLSearchParams(fields) }))
  expect(answer.headers.get('location')).toBe(`http://localhost:3000/panier/?order=${attempt.order}`)
})

test('an order keeps the version of the terms of the resort', async () => {
  const { json: attempt } = await checkout(await fill([lea]))
  const { rows } = await sales.database.pool.query('select terms_version from purchase_order where token = $1', [
    attempt.order,
  ])
  expect(rows).toEqual([{ terms_version: '2026-11' }])
})

test('a hold that is over while its places are free is taken again at checkout, without a further step', async () => {
  const cart = await fill([lea])
  sales.at('2026-11-21T09:16:00Z')
  await runMaintenance(sales.services)
  const expired = await look(cart)
  expect(expired.lines).toMatchObject([{ state: 'expired' }])
  expect((await checkout(expired)).status).toBe(200)
  expect((await look(cart)).lines).toMatchObject([{ state: 'held' }])
})

test('a hold that is over and whose places are taken is refused at checkout', async () => {
  const cart = await fill([lea])
  sales.at('2026-11-21T09:16:00Z')
  await runMaintenance(sales.services)
  await sales.database.pool.query('update place_pool set capacity = held + sold where id = $1', [slot])
  expect(await checkout(await look(cart))).toMatchObject({ status: 409, json: { error: { code: 'sold-out' } } })
  await sales.database.pool.query('update place_pool set capacity = 40 where id = $1', [slot])
})

test('ORDER-10 the places of a free order are sold, and it has its confirmation mail', async () => {
  const cart = await fill([lea])
  await sales.database.pool.query('update cart_line set price_cents = 0 where cart_id = $1', [cart.id])
  const sold = async () =>
    (await sales.database.pool.query<{ sold: number }>('select sold from place_pool where id = $1', [slot])).rows[0]!
      .sold
  const before = await sold()
  const { json: attempt } = await checkout(await look(cart))
  expect(await sold()).toBe(before + 1)
  sales.at('2026-11-21T10:30:00Z')
  await runMaintenance(sales.services)
  expect(await sold()).toBe(before + 1)
  expect(await orderOf(attempt.order)).toMatchObject({
    state: 'paid',
    message: expect.stringContaining('rien à payer'),
  })
  const { rows } = await sales.database.pool.query('select kind from mail where order_token = $1', [attempt.order])
  expect(rows).toEqual([{ kind: 'confirmation' }])
})

/** Goes to the bank, comes back to the shop without paying, and changes the person of the first line. */
async function cancelAndCorrect(change: object, level?: string): Promise<{ cart: Json; attempt: Json }> {
  const cart = await fill([lea])
  const { json: attempt } = await checkout(cart)
  const cancelled = { key: randomUUID(), version: 0, lang: 'fr' }
  const { json: open } = await sales.ask('DELETE', `/api/carts/${cart.id}/checkout`, cancelled)
  const { id, people } = open.lines[0]
  const [participant] = people
  const person = { firstName: participant.firstName, lastName: 'Martin', birthDate: participant.birthDate, ...change }
  const correction = { key: randomUUID(), version: open.version, lang: 'fr', person }
  const body = level ? { ...correction, level: { line: id, code: level } } : correction
  expect((await sales.ask('PUT', `/api/carts/${cart.id}/party/${participant.id}`, body)).status).toBe(200)
  return { cart, attempt }
}

test('an attempt that is paid after the buyer cancelled it and corrected the cart gives an order with the corrections', async () => {
  const { attempt } = await cancelAndCorrect({ firstName: 'Léna' })
  await pay(attempt, success)
  await waitUntil(async () => (await orderOf(attempt.order)).state === 'paid')
  expect((await orderOf(attempt.order)).lines.map(({ participant }) => participant)).toEqual(['Léna Martin'])
})

test('such an attempt is refunded when the corrections have changed the total', async () => {
  const { cart, attempt } = await cancelAndCorrect({ firstName: 'Léna' })
  await sales.database.pool.query('update cart_line set price_cents = price_cents - 1 where cart_id = $1', [cart.id])
  await pay(attempt, success)
  const refunded = `select 1 from payment_transaction t join payment p on p.id = t.payment_id
    where p.order_token = $1 and t.state = 'refunded'`
  await waitUntil(async () => (await sales.database.pool.query(refunded, [attempt.order])).rowCount === 1)
  expect((await orderOf(attempt.order)).state).toBe('cancelled')
  expect((await look(cart)).state).toBe('open')
})

test.each(['http://en.localhost:3000/cart/', 'https://www.example.com/cart/'])(
  'a buyer comes back from the bank to a language on a domain of its own: %s',
  async (returnTo) => {
    expect((await checkout(await fill([lea]), { returnTo })).status).toBe(200)
  },
)

test.each([
  [{ totalCents: 1 }, 409, 'price-changed'],
  [{ version: 7 }, 409, 'stale'],
  [{ terms: false }, 400, 'invalid'],
  [{ returnTo: 'https://evil.example/' }, 400, 'invalid'],
  [{ returnTo: 'javascript:alert(1)' }, 400, 'invalid'],
  [{ buyer: { ...buyer, email: 'nobody' } }, 400, 'invalid'],
  [{ buyer: undefined }, 400, 'invalid'],
])('an order with %o is refused with a sentence', async (change, status, code) => {
  const cart = await fill([lea])
  const answer = await checkout(cart, change)
  expect(answer).toMatchObject({ status, json: { error: { code, message: expect.stringMatching(/.{20}/) } } })
  expect(await look(cart)).toMatchObject({ state: 'open', version: cart.version })
})

test('unknown, empty or ordered carts cannot be ordered', async () => {
  const nobody = { id: 'nobody', version: 1, totalCents: 0 }
  expect(await checkout(nobody)).toMatchObject({ status: 404, json: { error: { code: 'unknown-cart' } } })
  const cart = await fill([lea])
  const line = { key: randomUUID(), version: 1, lang: 'fr' }
  const empty = (await sales.ask('DELETE', `/api/carts/${cart.id}/lines/${cart.lines[0].id}`, line)).json
  expect(await checkout(empty)).toMatchObject({ status: 409, json: { error: { code: 'empty' } } })
  expect(await sales.ask('GET', '/api/orders/nobody?lang=fr')).toMatchObject({ status: 404 })
})

test('a cart has at most ten payment attempts', async () => {
  let cart = await fill([lea])
  for (let i = 0; i < 10; i += 1) {
    expect((await checkout(cart)).status).toBe(200)
    cart = await look(cart)
  }
  expect(await checkout(cart)).toMatchObject({ status: 409, json: { error: { code: 'ceiling' } } })
})

test('a message that is not the bank’s is answered ERROR, a way back that is not is refused', async () => {
  const notify = await sales.fetch(
    new Request('http://sales.test/payments/notify', { method: 'POST', body: 'EXECCODE=0000&ORDERID=1' }),
  )
  expect([notify.status, await notify.text()]).toEqual([200, 'ERROR'])
  for (const way of ['/payments/return', '/payments/return?ORDERID=1&HASH=x']) {
    const page = await sales.fetch(
      new Request(`http://sales.test${way}`, { headers: { 'accept-language': 'nl, en;q=0.5' } }),
    )
    expect([page.status, page.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
    expect(await page.text()).toMatch(/<html lang="nl">.*We vinden je betaling niet.*href="http:\/\/localhost:3000\/"/s)
  }
  const free = new Request('http://sales.test/payments/free', { method: 'POST', body: 'order=%00' })
  expect((await sales.fetch(free)).status).toBe(400)
})

test.each([
  ['GET', '/api/orders/%00?lang=fr', undefined, 404],
  ['GET', `/api/orders/${'x'.repeat(8000)}?lang=fr`, undefined, 404],
  ['GET', '/api/orders/..%2f..%2fetc?lang=fr', undefined, 404],
  ['GET', '/api/orders/x?lang=xx', undefined, 400],
  ['POST', '/api/carts/%00/checkout', {}, 404],
  ['POST', '/api/carts/nobody/checkout', { buyer: { ...buyer, firstName: 'a\u0000b' } }, 400],
  ['DELETE', '/api/carts/%00/checkout', {}, 404],
] as const)(
  '%s %s is answered with a sentence, not with a failure of ours',
  async (method, address, change, status) => {
    const body = change && request({ version: 1, totalCents: 0 }, change)
    expect(await sales.ask(method, address, body)).toMatchObject({
      status,
      json: { error: { message: expect.stringMatching(/.{20}/) } },
    })
  },
)

test('script in a name stays text, in the order and in the mail', async () => {
  const cart = await fill([{ ...lea, firstName: '<script>1</script>' }])
  const { json: attempt } = await checkout(cart, {
    buyer: { ...buyer, firstName: '<img src=x>', address: '"><svg onload=1>' },
  })
  await pay(attempt, success)
  await waitUntil(async () => (await orderOf(attempt.order)).state === 'paid')
  expect((await orderOf(attempt.order)).lines[0]!.participant).toBe('<script>1</script> Martin')
  const { rows } = await sales.database.pool.query<{ html: string }>('select html from mail where order_token = $1', [
    attempt.order,
  ])
  expect(rows[0]!.html).not.toMatch(/<script|<img|<svg/)
})
