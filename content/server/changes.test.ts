import type { TestDatabase } from 'base/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestContent, createTestResort, siteKey } from './testing.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestResort()))
afterAll(() => database.close())

test.each(['', 'no JSON', '{"site":"valorsene"}', '[]', 'null'])(
  'a notification that holds %j makes everything be read anew, and the process goes on',
  async (payload) => {
    const content = await createTestContent(database)
    const [first, second] = [Promise.withResolvers<string[]>(), Promise.withResolvers<string[]>()]
    const emitted: string[][] = []
    content.onChange((tags) => {
      ;(emitted.push(tags) === 1 ? first : second).resolve(tags)
    })
    await database.pool.query('select pg_notify($1, $2)', ['content_changed', payload])
    expect(await first.promise).toEqual(['*'])
    const whole = JSON.stringify({ site: siteKey, tags: ['page:home:fr'] })
    await database.pool.query('select pg_notify($1, $2)', ['content_changed', whole])
    expect(await second.promise).toEqual(['page:home:fr'])
    await content.close()
  },
)
