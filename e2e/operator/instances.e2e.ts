import { openDatabase } from 'base/database'
import type { Database } from 'base/database'
import { addLine, fetchText, lessonLine, signIn } from '../support/api-client.ts'
import { canInterrupt } from '../support/interruptible-postgres.ts'
import { startOwnServers } from '../support/own-servers.ts'
import type { OwnServers } from '../support/own-servers.ts'
import { expect, test } from '../support/test.ts'

test.skip(!canInterrupt, 'the processes of PostgreSQL cannot be found here')
test.setTimeout(300_000)
test.describe.configure({ mode: 'serial' })

let own: OwnServers
test.beforeAll(async () => void (own = await startOwnServers({ instances: 2 })))
test.afterAll(() => own.stop())

test('what is published on one site is seen on the other within a second, by an editor who signed in on either', async () => {
  const [here = '', there = ''] = own.sites.map(({ origin }) => origin)
  const page = '/cours-enfants/'
  expect((await fetchText(there + page)).text).not.toContain('Les enfants d’abord')
  const headers = { 'content-type': 'application/json', ...(await signIn(here)) }
  const where = { key: 'children', lang: 'fr' }
  const draft = await fetchText(`${there}/api/editor/page?key=children&lang=fr&version=draft`, { headers })
  const { fields, version } = JSON.parse(draft.text) as { fields: object; version: number }
  const write = (method: string, address: string, body: object) =>
    fetchText(address, { method, headers, body: JSON.stringify({ ...where, ...body }) })
  const saved = await write('PUT', `${there}/api/editor/fields`, {
    base: version,
    fields: { ...fields, title: 'Les enfants d’abord' },
  })
  expect([saved.status, saved.text]).toEqual([200, expect.any(String)])
  const published = await write('POST', `${here}/api/editor/publish`, {})
  expect([published.status, published.text]).toEqual([200, expect.any(String)])
  await expect
    .poll(() => fetchText(there + page).then(({ text }) => text.includes('Les enfants d’abord')), { timeout: 1000 })
    .toBe(true)
})

test('two sales engines sell the places of one slot to no more buyers than there are places', async () => {
  const [one = '', other = ''] = own.sales.map(({ origin }) => origin)
  const line = (await lessonLine(one)) as { selection: { slot: string } }
  const database = openDatabase(own.postgres.url('sales'))
  await database.pool.query('update place_pool set capacity = 20 where id = $1', [line.selection.slot])
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, buyer) => addLine(buyer % 2 === 0 ? one : other, line)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const { rows } = await database.pool.query('select held, sold from place_pool where id = $1', [line.selection.slot])
  expect(rows).toEqual([{ held: 20, sold: 0 }])
  await database.close()
  const { id } = JSON.parse(answers.find(({ status }) => status === 200)!.text) as { id: string }
  for (const origin of [one, other]) expect((await fetchText(`${origin}/api/carts/${id}?lang=fr`)).status).toBe(200)
})

test('an instance that is told to stop finishes what it has begun, and the other goes on', async () => {
  const [one, other] = own.sales
  const database = openDatabase(own.postgres.url('sales'))
  const line = (await lessonLine(other!.origin)) as { selection: { slot: string } }
  await database.pool.query('update place_pool set capacity = 60 where id = $1', [line.selection.slot])
  // The place is locked, so that what has begun has not ended when the signal comes.
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('select 1 from place_pool where id = $1 for update', [line.selection.slot])
  const underWay = addLine(one!.origin, line)
  await expect.poll(() => waiting(database)).toBe(1)
  const stopped = one!.server.stop()
  await expect.poll(() => fetchText(`${one!.origin}/livez`).catch(() => 'nobody')).toBe('nobody')
  await client.query('commit')
  client.release()
  await database.close()
  expect((await underWay).status).toBe(200)
  await stopped
  expect(await one!.server.ended).toBe('exit code 0')
  expect((await fetchText(`${other!.origin}/readyz`)).status).toBe(200)
})

/** How many statements wait for a lock. */
async function waiting({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = 'sales'`,
  )
  return rows[0]?.count ?? 0
}
