import { createTestDatabase } from 'base/database/testing'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { errorWithoutValues } from './error-log.ts'

test('a failed query is logged with its reason and place, and without its values', async () => {
  const database = await createTestDatabase('error_log', () => Promise.resolve())
  const query = sql`select ${'cart-key'}::int, ${'line one\nline two'}`
  const error: unknown = await database.db.execute(query).catch((failed: unknown) => failed)
  await database.close()
  const text = errorWithoutValues(error)
  expect(text).toContain('Failed query')
  expect(text).toMatch(/^ {4}at /m)
  expect(text).not.toMatch(/cart-key|line one|line two/)
})
