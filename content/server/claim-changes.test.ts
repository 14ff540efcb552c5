import type { TestDatabase } from 'base/database/testing'
import { createTestDatabase } from 'base/database/testing'
import { openDatabase } from 'base/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimChanges } from './claim-changes.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase('empty', () => Promise.resolve())))
afterAll(() => database.close())

const [home, shell, all] = [['page:home:fr', 'sitemap'], ['shell:fr'], ['*']]

test('of several instances that hear of a change, one gets it; each change has its own', async () => {
  const others = [openDatabase(database.url), openDatabase(database.url)]
  const first = claimChanges(database, 'valorsene', [home], 1000)
  await lockCount(1)
  const ofOthers = await Promise.all(
    others.map((other) => claimChanges(other, 'valorsene', [home.toReversed(), shell, all], 0)),
  )
  expect(await first).toEqual([home])
  expect(ofOthers.flat().filter((tags) => tags.includes('sitemap'))).toEqual([])
  expect(ofOthers.flat()).toEqual(expect.arrayContaining([shell, all]))
  await Promise.all(others.map((other) => other.close()))
})

test('who hears of a change after it was acted on gets it too', async () => {
  expect(await claimChanges(database, 'valorsene', [home], 0)).toEqual([home])
  expect(await claimChanges(database, 'valorsene', [home], 0)).toEqual([home])
})

test('a change of another site is another change', async () => {
  const first = claimChanges(database, 'valorsene', [all], 1000)
  await lockCount(1)
  expect(await claimChanges(database, 'elsewhere', [all], 0)).toEqual([all])
  await first
})

/** Waits until so many changes are held. */
async function lockCount(wanted: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query<{ held: number }>(
        `select count(*)::int held from pg_locks where locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database())`,
      )
      return rows[0]?.held
    })
    .toBe(wanted)
}
