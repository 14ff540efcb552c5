import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateSales } from '../store/migrate.ts'
import { createPlacesReader } from './pool-places.ts'
import { makePool } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('sales_store', migrateSales)
  await makePool(database, 'places', 5)
})
afterAll(() => database.close())

test('free places are read once a second for all who ask, and at once after a change by this process', async () => {
  let now = 0
  const reader = createPlacesReader(database, () => now)
  const places = async () => (await reader.read('test', ['lesson/ski'])).get('places')?.places
  const hold = (held: number) => database.pool.query('update place_pool set held = $1 where id = $2', [held, 'places'])
  expect(await places()).toBe(5)
  await hold(1)
  expect(await places()).toBe(5)
  reader.changed()
  expect(await places()).toBe(4)
  await hold(2)
  now = 1000
  expect(await places()).toBe(3)
})
