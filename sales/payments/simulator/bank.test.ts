import { fixedClock } from 'base/clock'
import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hostedForm } from '../hosted-form.ts'
import { fieldsOf, isSigned, signed } from '../signature.ts'
import { openBank } from './bank.ts'
import type { Bank, BankOptions } from './bank.ts'
import { goToBank, startRecordingShop, payWithCard, waitUntil } from './testing.ts'
import type { RecordingShop } from './testing.ts'

const account = { identifier: 'DEMO', key: 'demo-key-0123456' }
const base = 'http://bank.test/bank'
const provider = hostedForm({ form: `${base}/form/process`, ...account })
let database: TestDatabase
let shop: RecordingShop
let reply = (): string => 'OK'
const banks: Bank[] = []

beforeAll(async () => {
  database = await createTestDatabase('bank', () => Promise.resolve())
  shop = await startRecordingShop(() => reply())
})
afterEach(async () => {
  for (const bank of banks.splice(0)) await bank.stop()
  // Notifications that one test leaves would be sent by the next test’s bank.
  await database.pool.query('delete from bank_notice')
  shop.received.length = 0
  reply = () => 'OK'
})
afterAll(async () => {
  await shop.close()
  await database.close()
})

async function open(options: Partial<BankOptions> = {}): Promise<Bank> {
  const bank = await openBank({
    pool: database.pool,
    clock: fixedClock('2026-11-21T09:00:00Z'),
    account,
    base,
    shop: 'École <b>',
    redirectUrl: `${shop.url}/return`,
    notificationUrl: `${shop.url}/notify`,
    lateMs: 50,
    backoffMs: 20,
    ...options,
  })
  banks.push(bank)
  return bank
}

const start = (paymentId: string, lang = 'en') =>
  provider.start({
    paymentId,
    amountCents: 52_340,
    description: 'Été',
    lang,
    buyer: { id: '7', email: 'a@example.org' },
  })
const begin = (bank: Bank, paymentId: string) => goToBank(bank.fetch, start(paymentId))
const broughtBack = (location: string) => provider.verify(fieldsOf(new URL(location).searchParams))

test.each([
  ['4234603011240000', '0000'],
  ['4464210935060000', '0000'],
  ['1111222233334444', '0000'],
  ['4234607564194001', '4001'],
  ['4234609090495001', '5001'],
  ['4111111111111111', '4010'],
])('CART-5 the card %s ends with %s, in the browser’s return and in the notification', async (card, code) => {
  const bank = await open()
  const location = await payWithCard(bank.fetch, await begin(bank, `card-${card}`), card)
  expect(broughtBack(location)).toMatchObject({
    ok: true,
    value: { code, amountCents: 52_340, paymentId: `card-${card}` },
  })
  await waitUntil(() => shop.received.length === 1)
  expect(isSigned(shop.received[0]!, account.key)).toBe(true)
  expect(shop.received[0]).toMatchObject({ EXECCODE: code, OPERATIONTYPE: 'payment' })
})

test.each([
  ['confirm', '0000'],
  ['refuse', '4008'],
])('3-D Secure asks the cardholder: %s gives %s', async (wish, code) => {
  const bank = await open()
  const page = await payWithCard(bank.fetch, await begin(bank, `challenge-${wish}`), '4464215790990001')
  expect(await (await bank.fetch(new Request(page))).text()).toContain('Do you confirm this payment?')
  expect(shop.received).toEqual([])
  const answer = await bank.fetch(new Request(page, { method: 'POST', body: new URLSearchParams({ do: wish }) }))
  expect(broughtBack(answer.headers.get('location')!)).toMatchObject({ value: { code } })
})

test('leaving the card page ends with 4004', async () => {
  const bank = await open()
  const page = await begin(bank, 'leave')
  const answer = await bank.fetch(new Request(page, { method: 'POST', body: new URLSearchParams({ do: 'leave' }) }))
  expect(broughtBack(answer.headers.get('location')!)).toMatchObject({ value: { code: '4004' } })
})

test('a timeout is notified as 5004, and later with the final code of the same transaction', async () => {
  const bank = await open()
  const location = await payWithCard(bank.fetch, await begin(bank, 'late'), '4234607483945004')
  expect(broughtBack(location)).toMatchObject({ value: { code: '5004' } })
  await waitUntil(() => shop.received.length === 2)
  expect(shop.received.map(({ EXECCODE }) => EXECCODE)).toEqual(['5004', '0000'])
  expect(new Set(shop.received.map(({ TRANSACTIONID }) => TRANSACTIONID)).size).toBe(1)
})

test('a notification is sent again until the shop replies exactly OK', async () => {
  reply = () => (shop.received.length < 3 ? 'ERROR' : 'OK')
  const bank = await open({ notify: 'first' })
  await payWithCard(bank.fetch, await begin(bank, 'again'), '4234603011240000')
  await waitUntil(async () => (await database.pool.query('select 1 from bank_notice')).rowCount === 0)
  expect(shop.received).toHaveLength(4)
})

test('notifications of a stopped bank are sent by the next one', async () => {
  reply = () => 'ERROR'
  const killed = await open({ notify: 'first', backoffMs: 1 })
  await payWithCard(killed.fetch, await begin(killed, 'kill'), '4234603011240000')
  await killed.stop()
  shop.received.length = 0
  reply = () => 'OK'
  await open({ backoffMs: 1 })
  await waitUntil(() => shop.received.length > 0)
  expect(shop.received[0]).toMatchObject({ ORDERID: 'kill', EXECCODE: '0000' })
})

test('a payment is decided once, however often the card is sent', async () => {
  const bank = await open({ notify: 'first' })
  const page = await begin(bank, 'once')
  const cards = ['4234603011240000', '4234607564194001', '4234603011240000']
  const places = await Promise.all(cards.map((card) => payWithCard(bank.fetch, page, card)))
  expect(new Set(places).size).toBe(1)
  await waitUntil(async () => (await database.pool.query('select 1 from bank_notice')).rowCount === 0)
  expect(shop.received).toHaveLength(1)
})

test('refunds never exceed the payment', async () => {
  const bank = await open()
  const location = await payWithCard(bank.fetch, await begin(bank, 'refund'), '4234603011240000')
  const id = new URL(location).searchParams.get('TRANSACTIONID')!
  const ask = async (cents: number): Promise<unknown> => {
    const fields = {
      IDENTIFIER: 'DEMO',
      OPERATIONTYPE: 'refund',
      TRANSACTIONID: id,
      ORDERID: 'refund',
      AMOUNT: String(cents),
    }
    const params = Object.entries(signed(fields, account.key)).map(([name, value]) => [`params[${name}]`, value])
    const body = new URLSearchParams([['method', 'refund'], ...params])
    const answer = await bank.fetch(new Request(`${base}/service/rest/process`, { method: 'POST', body }))
    return ((await answer.json()) as { EXECCODE: string }).EXECCODE
  }
  expect(await ask(50_000)).toBe('0000')
  expect(await ask(2_341)).toBe('2008')
  expect(await ask(2_340)).toBe('0000')
  expect(await ask(1)).toBe('2008')
  await waitUntil(async () => (await database.pool.query('select 1 from bank_notice')).rowCount === 0)
  expect(shop.received.filter(({ OPERATIONTYPE }) => OPERATIONTYPE === 'refund')).toHaveLength(2)
})

test.each([
  ['an amount changed in the browser', { AMOUNT: '1' }],
  ['no signature', { HASH: '' }],
  ['another account', { IDENTIFIER: 'OTHER' }],
])('a form with %s is refused', async (_, change) => {
  const bank = await open()
  const form = start('changed')
  const body = new URLSearchParams({ ...form.fields, ...change })
  expect((await bank.fetch(new Request(form.url, { method: 'POST', body }))).status).toBe(403)
})

test('the card page shows the amount in the language, keeps script as text, and says what is wrong with a card', async () => {
  const bank = await open()
  const page = await goToBank(bank.fetch, start('page', 'fr'))
  const html = await (await bank.fetch(new Request(page))).text()
  expect(html).toMatch(/523,40\s€/)
  expect(html).toContain('École &lt;b&gt;')
  const body = new URLSearchParams({ number: '4234603011240001', expiry: '01/20', cvv: '1', do: 'pay' })
  const wrong = await bank.fetch(new Request(page, { method: 'POST', body }))
  expect(wrong.status).toBe(422)
  const again = await wrong.text()
  expect(again.match(/aria-invalid="true"/g)).toHaveLength(3)
  expect(again).toContain('value="4234603011240001"')
})

test.each([
  ['10/29', 422],
  ['11/29', 303],
])('the expiry %s of a card is checked against the installation’s clock', async (expiry, status) => {
  const bank = await open({ clock: fixedClock('2029-11-21T09:00:00Z') })
  const page = await begin(bank, `until ${expiry}`)
  const body = new URLSearchParams({ number: '4234603011240000', expiry, cvv: '123', do: 'pay' })
  expect((await bank.fetch(new Request(page, { method: 'POST', body }))).status).toBe(status)
})

test('unknown addresses are answered with a page', async () => {
  const bank = await open()
  for (const path of ['', '/pay/nobody', '/pay/..%2f', '/challenge/x', '/form/process'])
    expect((await bank.fetch(new Request(base + path))).status).toBe(404)
})
