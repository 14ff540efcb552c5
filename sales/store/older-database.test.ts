import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrateDatabase } from 'base/database'
import { createTestDatabase } from 'base/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { miscountedPools } from '../availability/testing.ts'
import { createTestSales } from '../server/testing.ts'
import type { TestSales } from '../server/testing.ts'

const pool = 'valorsene.children-ski.2026-12-20.morning.moufles'
const [held, sold] = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000b1']
/** A database of the version before place pools: one place held in an open cart, one sold, one on no files any more. */
const rows = `
  insert into merchant (resort, id, name, data) values ('valorsene', 'school', 'School', '{}');
  insert into product (resort, id, kind, merchant, position, texts, rules)
    values ('valorsene', 'children-ski', 'ESF', 'school', 0, '{}', '{}'), ('valorsene', 'area-pass', 'LIFT', 'school', 1, '{}', '{}');
  insert into slot (id, resort, season, product, start, "end", days, time, meeting_point, capacity, held, sold)
    values ('${pool}', 'valorsene', '2026-27', 'children-ski', '2026-12-20', '2026-12-25', 6, '9:15-11:45', 'moufles', 40, 1, 1),
      ('gone', 'valorsene', '2026-27', 'children-ski', '2026-12-13', '2026-12-18', 6, '9:15-11:45', 'moufles', 40, 0, 0);
  insert into cart (id, resort, version, state, lang, order_token, created_at, updated_at)
    values ('open', 'valorsene', 3, 'open', 'en', null, '2026-11-21T08:55:00Z', '2026-11-21T08:55:00Z'),
      ('paid', 'valorsene', 4, 'ordered', 'en', 'token', '2026-11-20T08:55:00Z', '2026-11-20T08:55:00Z');
  insert into person (id, cart_id, position, first_name, last_name, birth_date)
    values ('00000000-0000-4000-8000-0000000000a0', 'open', 0, 'Zoé', 'Martin', '2018-05-04'),
      ('00000000-0000-4000-8000-0000000000b0', 'paid', 0, 'Max', 'Martin', '2018-05-04');
  insert into cart_line (id, cart_id, person_id, position, kind, product, slot_id, selection, first_day, last_day, price_cents, derivation)
    select id, cart_id, person_id::uuid, 0, 'ESF', 'children-ski', '${pool}',
      '{"kind": "ESF", "slot": "${pool}", "level": "lutin"}', '2026-12-20', '2026-12-25', 20900,
      '{"steps": [{"step": "lesson", "days": 6, "cents": 20900}], "ageCategory": "all", "age": 8, "ageDay": "2026-12-20"}'
    from (values ('${held}'::uuid, 'open', '00000000-0000-4000-8000-0000000000a0'),
      ('${sold}'::uuid, 'paid', '00000000-0000-4000-8000-0000000000b0')) as x(id, cart_id, person_id);
  insert into hold (id, cart_id, slot_id, state, expires_at, ceiling_at)
    values ('${held}', 'open', '${pool}', 'held', '2026-11-21T09:10:00Z', '2026-11-21T09:55:00Z'),
      ('${sold}', 'paid', '${pool}', 'sold', '2026-11-20T09:10:00Z', '2026-11-20T09:55:00Z');
  insert into purchase_order (token, number, cart_id, resort, state, lang, buyer, total_cents, terms_version, return_to, created_at, paid_at)
    values ('token', '1000', 'paid', 'valorsene', 'paid', 'en',
      '{"firstName": "Ana", "lastName": "Martin", "email": "ana@example.org", "phone": "0199000000", "country": "FR"}',
      20900, '1', 'http://localhost:3000/cart/', '2026-11-20T08:56:00Z', '2026-11-20T08:57:00Z');
  insert into order_line (order_token, id, position, kind, product, merchant, slot_id, total_cents, data)
    values ('token', '${sold}', 0, 'ESF', 'children-ski', 'school', '${pool}', 20900,
      '{"name": "Ski", "merchantName": "School", "participant": "Max Martin", "birthDate": "2018-05-04", "detail": "", "time": null,
        "firstDay": "2026-12-20", "lastDay": "2026-12-25", "meetingPoint": null, "withdrawal": "none", "selection": {}, "steps": []}')`

/** The migrations up to one of them, in a folder of their own. */
function migrationsUntil(last: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'schuss-migrations-'))
  cpSync('sales/store/migrations', folder, { recursive: true })
  const file = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number }[] }
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx <= last) }))
  return folder
}

let sales: TestSales
beforeAll(async () => {
  const database = await createTestDatabase('sales_older', async (empty) => {
    const folder = migrationsUntil(5)
    await migrateDatabase(empty, folder)
    await empty.pool.query(rows)
    rmSync(folder, { recursive: true })
  })
  sales = await createTestSales({}, { database })
})
afterAll(() => sales.close())

const write = (version: number) => ({ key: randomUUID(), version, lang: 'en' })
const counters = async () =>
  (await sales.database.pool.query('select held, sold from place_pool where id = $1', [pool])).rows[0]

test('a place that was held before place pools stays held, is renewed, and can be given back', async () => {
  const cart = await sales.ask('GET', '/api/carts/open?lang=en')
  expect(cart.json).toMatchObject({
    totalCents: 20_900,
    heldUntil: '2026-11-21T09:10:00.000Z',
    lines: [{ id: held, kind: 'ESF', state: 'held', people: [{ firstName: 'Zoé' }] }],
  })
  const renewed = await sales.ask('POST', '/api/carts/open/renew', write(3))
  expect(renewed.json).toMatchObject({ heldUntil: '2026-11-21T09:15:00.000Z' })
  const added = await sales.ask('POST', '/api/carts/open/lines', {
    ...write(4),
    resort: 'valorsene',
    product: 'children-ski',
    selection: { type: 'lesson', slot: pool, level: 'lutin' },
    participants: [{ firstName: 'Tom', lastName: 'Martin', birthDate: '2018-05-04' }],
  })
  expect(added.status).toBe(200)
  expect(await counters()).toEqual({ held: 2, sold: 1 })
  expect((await sales.ask('DELETE', `/api/carts/open/lines/${held}`, write(5))).status).toBe(200)
  expect(await counters()).toEqual({ held: 1, sold: 1 })
  expect(await miscountedPools(sales.database)).toEqual([])
})

test('an order that was paid before place pools is shown, and its pools are found by its lines', async () => {
  const order = await sales.ask('GET', '/api/orders/token?lang=en')
  expect(order.json).toMatchObject({ number: '1000', state: 'paid', lines: [{ participant: 'Max Martin' }] })
  const { rows: pools } = await sales.database.pool.query(
    `select pool_id, places from order_line l join hold on hold.line_id = l.id where order_token = 'token' and state = 'sold'`,
  )
  expect(pools).toEqual([{ pool_id: pool, places: 1 }])
})

test('a date that the files no longer have is not on sale after the migration', async () => {
  const { rows: pools } = await sales.database.pool.query(
    `select group_key, data, on_sale from place_pool where id = 'gone'`,
  )
  expect(pools).toEqual([
    {
      group_key: 'lesson/children-ski',
      data: { product: 'children-ski', days: 6, time: '9:15-11:45', meetingPoint: 'moufles' },
      on_sale: false,
    },
  ])
})
