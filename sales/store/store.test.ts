import { sqlState, sqlStateOf } from 'base/database'
import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '../availability/testing.ts'
import { migrateSales } from './migrate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('sales_store', migrateSales)
  await makeProduct(database)
})
afterAll(() => database.close())

const insertSlot = `insert into slot (id, resort, season, product, start, "end", days, time, meeting_point, capacity, held, sold)
  values ($1, 'test', 's', 'lesson', '2026-12-20', '2026-12-25', 6, '9:15', 'm', 3, $2, $3)`

test('migrating again changes nothing', async () => {
  await migrateSales(database)
  expect((await database.pool.query('select * from slot')).rows).toEqual([])
})

test.each([
  [1, 2, undefined],
  [2, 2, sqlState.checkViolation],
  [-1, 2, sqlState.checkViolation],
])('the database itself counts %i holds and %i sales against 3 places', async (held, sold, refusal) => {
  const error: unknown = await database.pool
    .query(insertSlot, [`${held}-${sold}`, held, sold])
    .catch((error: unknown) => error)
  expect(sqlStateOf(error)).toBe(refusal)
})
