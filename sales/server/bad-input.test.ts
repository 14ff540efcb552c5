import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSales } from './testing.ts'
import type { TestSales } from './testing.ts'

let sales: TestSales
beforeAll(async () => void (sales = await createTestSales()))
afterAll(() => sales.close())

const person = { firstName: 'Léa', lastName: 'Martin', birthDate: '2018-05-04' }
const lesson = { type: 'lesson', slot: 'valorsene.children-ski.2026-12-20.morning.moufles', level: 'lutin' }
const pass = { type: 'pass', firstDay: '2026-12-20', days: 6 }
const good = () => ({
  key: randomUUID(),
  version: 0,
  lang: 'en',
  resort: 'valorsene',
  product: 'children-ski',
  selection: lesson as object,
  participants: [person] as object[],
})
const add = (change: object, cart = 'new') => sales.ask('POST', `/api/carts/${cart}/lines`, { ...good(), ...change })

async function raw(method: string, path: string, body: string): Promise<[number, string]> {
  const answer = await sales.fetch(new Request(`http://sales.test${path}`, { method, body }))
  const { error } = (await answer.json()) as { error: { code: string; message: string } }
  expect(error.message).not.toMatch(/ at |\.ts|select|insert/)
  return [answer.status, error.code]
}

test.each([
  ['no JSON', 'snow', 400, 'invalid'],
  ['half an object', '{"key": ', 400, 'invalid'],
  ['nothing', '', 400, 'invalid'],
  ['a list', '[]', 400, 'invalid'],
  ['null', 'null', 400, 'invalid'],
  ['more than 1 MB', JSON.stringify({ text: 'x'.repeat(1_000_001) }), 413, 'too-large'],
  ['a NUL in a name', JSON.stringify({ ...good(), participants: [{ ...person, firstName: 'a\0b' }] }), 400, 'invalid'],
  [
    'half a character',
    JSON.stringify({ ...good(), participants: [{ ...person, firstName: '\ud800' }] }),
    400,
    'invalid',
  ],
])('a body that is %s is refused with a sentence', async (_what, body, status, code) => {
  expect(await raw('POST', '/api/carts/new/lines', body)).toEqual([status, code])
})

test.each([
  ['key', { key: 'again' }],
  ['version', { version: -1 }],
  ['version', { version: '1' }],
  ['lang', { lang: 'de' }],
  ['product', { product: 7 }],
  ['selection', { selection: { kind: 'HOT' } }],
  ['selection.days', { selection: { ...pass, days: 0 } }],
  ['selection.days', { selection: { ...pass, days: 1.5 } }],
  ['selection.firstDay', { selection: { ...pass, firstDay: '2027-02-29' } }],
  ['selection.firstDay', { selection: { ...pass, firstDay: '20/12/2026' } }],
  ['participants', { participants: Array.from({ length: 13 }, () => person) }],
  ['participants.0', { participants: [{ ...person, firstName: '   ' }] }],
  ['participants.0', { participants: [{ ...person, lastName: 'x'.repeat(81) }] }],
  ['participants.0', { participants: [{ ...person, birthDate: '2019-02-30' }] }],
  ['stay', { stay: { from: '2026-12-26', to: '2026-12-19' } }],
])('a wrong %s is named', async (field, change) => {
  const { status, json } = await add(change)
  expect([status, json.error.code]).toEqual([400, 'invalid'])
  expect(json.error.message).toContain(field)
})

test.each([
  ['unknown-product', 404, { product: 'teleport' }],
  ['unknown-product', 404, { resort: 'elsewhere' }],
  ['unknown-product', 404, { selection: pass }],
  ['unknown-line', 404, { participants: [{ id: randomUUID() }] }],
  ['not-bookable', 409, { selection: { ...lesson, slot: 'nowhere' } }],
  ['not-bookable', 409, { selection: { ...lesson, slot: "'; drop table cart; --" } }],
  ['level', 409, { selection: { ...lesson, level: 'cristal-or' } }],
  ['level', 409, { selection: { ...lesson, level: 'genius' } }],
  ['people', 409, { participants: [] }],
  ['age', 409, { participants: [{ ...person, birthDate: '2010-05-04' }] }],
  ['age', 409, { participants: [{ ...person, birthDate: '2999-05-04' }] }],
  ['not-bookable', 409, { product: 'area-pass', selection: { ...pass, firstDay: '2026-11-20' } }],
  ['not-bookable', 409, { product: 'area-pass', selection: { ...pass, firstDay: '2027-04-17' } }],
  ['not-bookable', 409, { product: 'area-pass', selection: { ...pass, days: 9 } }],
  ['not-bookable', 409, { product: 'area-pass', selection: { ...pass, firstDay: '2031-01-01' } }],
])('%s (%i): what cannot be had says what to do', async (code, status, change) => {
  const answer = await add(change)
  expect([answer.status, answer.json.error.code]).toEqual([status, code])
  expect(answer.json.error.message).toMatch(/^[A-Z0-9“][^{}?]+\.$/)
})

test('a group that meets elsewhere is named with its place', async () => {
  const { json } = await add({ selection: { ...lesson, level: 'cristal-or' }, lang: 'fr' })
  expect(json.error.message).toBe(
    'Le groupe « Vers le Cristal or » ne part pas d’ici : rendez-vous Place des Drapeaux, Les Essarts. Choisissez un créneau de ce lieu.',
  )
})

test('a lesson that begins today is not sold online any more', async () => {
  sales.at('2026-12-19T23:30:00Z')
  const { json } = await add({ lang: 'fr' })
  sales.at('2026-11-21T09:00:00Z')
  expect(json.error).toMatchObject({ code: 'not-bookable', message: expect.stringContaining('20 décembre') })
})

test('unknown carts and lines are 404, whatever their id', async () => {
  const write = { key: randomUUID(), version: 1, lang: 'nl' }
  for (const cart of ['x', 'A'.repeat(64), '..%2F..', '%27--', 'A'.repeat(8000)])
    expect((await add({}, cart)).json.error.code).toBe('unknown-cart')
  expect((await sales.ask('GET', '/api/carts/a%00b?lang=fr')).status).toBe(404)
  const { json: cart } = await add({})
  expect((await sales.ask('DELETE', `/api/carts/${cart.id}/lines/x`, write)).json.error).toEqual({
    code: 'unknown-line',
    message: 'Deze regel zit niet meer in het winkelmandje.',
  })
  expect((await sales.ask('PUT', `/api/carts/${cart.id}/party/x`, { ...write, person })).json.error.code).toBe(
    'unknown-line',
  )
})

test('amounts are computed by the server: a price in the request is ignored', async () => {
  const { json } = await add({ priceCents: 1, totalCents: 1, selection: { ...lesson, priceCents: 1 } })
  expect(json.totalCents).toBe(20900)
})

test('markup in a name is stored as text', async () => {
  const firstName = '<script>alert(1)</script>'
  const { json } = await add({ participants: [{ ...person, firstName }] })
  expect(json.party[0].firstName).toBe(firstName)
})

test('an ordered cart, or one being paid, is not changed', async () => {
  const { json: cart } = await add({})
  const stay = (lang: string) =>
    sales.ask('PUT', `/api/carts/${cart.id}/stay`, {
      key: randomUUID(),
      version: 1,
      lang,
      stay: { from: '2026-12-19', to: '2026-12-26' },
    })
  await sales.database.pool.query(`update cart set state = 'paying' where id = $1`, [cart.id])
  expect((await stay('es')).json.error).toMatchObject({
    code: 'paying',
    message: expect.stringContaining('pago en curso'),
  })
  await sales.database.pool.query(`update cart set state = 'ordered' where id = $1`, [cart.id])
  expect((await stay('en')).json.error).toMatchObject({
    code: 'unknown-cart',
    message: expect.stringContaining('already been ordered'),
  })
})

test.each([
  ['PATCH', '/api/carts/new/lines', 'POST'],
  ['POST', '/api/carts/x?lang=fr', 'GET'],
  ['PUT', '/api/carts/x/checkout', 'POST, DELETE'],
])('%s %s is told which method to use', async (method, path, allowed) => {
  const answer = await sales.fetch(new Request(`http://sales.test${path}`, { method }))
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed])
  expect(await answer.json()).toMatchObject({
    error: { code: 'method', message: expect.stringContaining('only takes') },
  })
})
