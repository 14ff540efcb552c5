import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fixedClock } from 'base/clock'
import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { freePort } from 'base/http/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { miscountedPools } from '../../availability/testing.ts'
import { waitUntil } from '../../payments/simulator/testing.ts'
import { prepareSales } from '../../server/prepare.ts'
import { testNow } from '../../server/testing.ts'
import { buy } from './buyer.ts'
import type { BuyerPool, Purchase } from './buyer.ts'
import { killable } from './processes.ts'
import type { Killable } from './processes.ts'
import { seededRandom } from 'base/testing/random'

const purchases = 200
const atOnce = 10
const maxKills = 10
const seed = 20_261_121
const folder = mkdtempSync(path.join(tmpdir(), 'schuss-kill-'))
const slots = ['12-20', '12-27'].flatMap((day) =>
  ['morning', 'afternoon'].map((time) => `valorsene.children-ski.2026-${day}.${time}.moufles`),
)
let shop: TestDatabase
let vault: TestDatabase
let sales: Killable
let bank: Killable

beforeAll(async () => {
  shop = await createTestDatabase('sales_server', async (empty) => {
    await prepareSales(empty, { resortFolder: 'resorts/valorsene', clock: fixedClock(testNow) })
  })
  vault = await createTestDatabase('bank', () => Promise.resolve())
  const [salesPort, bankPort] = [await freePort(), await freePort()]
  const [salesOrigin, bankOrigin] = [`http://localhost:${salesPort}`, `http://localhost:${bankPort}`]
  const options = { port: bankPort, database: vault.url, shop: salesOrigin, late: 300, backoff: 30, longest: 1000 }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
  bank = killable(bankOrigin, { args: ['sales/payments/simulator/main.ts', ...args], readyAt: '/bank/' })
  sales = killable(salesOrigin, {
    args: ['sales/server/main.ts'],
    readyAt: '/readyz',
    env: {
      SCHUSS_LIMIT_CARTS: '0',
      SALES_DATABASE_URL: shop.url,
      SCHUSS_SALES_PORT: String(salesPort),
      SCHUSS_BANK_FORM: `${bankOrigin}/bank/form/process`,
      SCHUSS_DATA: folder,
      SCHUSS_CLOCK: testNow,
      SCHUSS_LOG_LEVEL: 'silent',
      // Most of a start is reading and compiling modules, which is not what is tested here.
      NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
    },
  })
  await Promise.all([bank.start(), sales.start()])
})
afterAll(async () => {
  await Promise.all([sales.kill(), bank.kill()])
  rmSync(folder, { recursive: true, force: true })
  await Promise.all([shop.close(), vault.close()])
})

/** Kills sales at random moments, and starts it again, until `done` holds. Returns how often. */
async function killAgainAndAgain(done: () => boolean): Promise<number> {
  const random = seededRandom(seed + 1)
  for (let kills = 0; kills < maxKills; kills += 1) {
    await new Promise((resolve) => setTimeout(resolve, random.between(50, 800)))
    if (done()) return kills
    await sales.kill()
    await sales.start()
  }
  return maxKills
}

async function buyAll(crowd: BuyerPool): Promise<Purchase[]> {
  const bought: Purchase[] = []
  let begun = 0
  const family = async (): Promise<void> => {
    while (begun < purchases) bought.push(await buy(crowd, `f${(begun += 1)}`))
  }
  await Promise.all(Array.from({ length: atOnce }, family))
  return bought
}

const byText = (a: string, b: string): number => (a < b ? -1 : 1)
const rows = async <Row extends object>(database: TestDatabase, text: string): Promise<Row[]> =>
  (await database.pool.query<Row>(text)).rows
const ids = async (database: TestDatabase, text: string): Promise<string[]> =>
  (await rows<{ id: string }>(database, text)).map(({ id }) => id).toSorted(byText)

test('killed at random moments during 200 purchases, sales loses no paid order and sells no place twice', async () => {
  const crowd: BuyerPool = { origin: sales.origin, slots, random: seededRandom(seed), counts: { lost: 0, errors: 0 } }
  let over = false
  const killing = killAgainAndAgain(() => over)
  const bought = await buyAll(crowd).finally(() => (over = true))
  const kills = await killing
  const waiting = `select id from mail where state = 'waiting'`
  await waitUntil(async () => (await ids(vault, 'select id::text from bank_notice')).length === 0, 30_000)
  await waitUntil(async () => (await ids(shop, waiting)).length === 0, 120_000)

  // The kills were real, and so was the rush: requests were lost, places ran out, and nothing was an error of ours.
  expect(kills).toBeGreaterThan(2)
  expect(crowd.counts.lost).toBeGreaterThan(kills)
  expect(crowd.counts.errors).toBe(0)
  expect(bought.filter(({ outcome }) => outcome === 'sold-out').length).toBeGreaterThan(0)

  // Every payment that the bank says is paid has one paid order of its own, and no order is paid without.
  const charged = await ids(vault, `select id from bank_transaction where operation = 'payment' and code = '0000'`)
  const paid = await ids(
    shop,
    `select t.id from payment_transaction t join payment p on p.id = t.payment_id and p.state = 'paid'
     join purchase_order o on o.token = p.order_token and o.state = 'paid' where t.state = 'paid'`,
  )
  const orders = await ids(shop, `select token as id from purchase_order where state = 'paid'`)
  expect(charged.length).toBeGreaterThan(50)
  expect(paid).toEqual(charged)
  expect(orders).toHaveLength(charged.length)
  // Every buyer who saw a paid order has one, and no order is left waiting.
  const seenPaid = bought.flatMap(({ outcome, order = '' }) => (outcome === 'paid' ? [order] : []))
  expect(orders).toEqual(expect.arrayContaining(seenPaid))
  expect(await ids(shop, `select token as id from purchase_order where state = 'awaiting-payment'`)).toEqual([])

  // Places sold are the inscriptions of paid orders, and never more than there are.
  const miscounted = await rows(
    shop,
    `select p.id, sold, count(l.id) from place_pool p left join (order_line l join purchase_order o
       on o.token = l.order_token and o.state = 'paid' join hold on hold.line_id = l.id) on pool_id = p.id
     group by p.id having sold <> count(l.id) or sold + p.held > capacity`,
  )
  expect(miscounted).toEqual([])
  expect(await miscountedPools(shop)).toEqual([])

  // Each paid order has its confirmation, written once and sent.
  expect(await ids(shop, `select order_token as id from mail where kind = 'confirmation'`)).toEqual(orders)
  expect(readdirSync(path.join(folder, 'mail')).filter((name) => name.endsWith('.eml'))).toHaveLength(orders.length)
}, 300_000)
