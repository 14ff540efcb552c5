import type { TestDatabase } from 'base/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Content } from '../../api/reader.ts'
import { createBrowser, createTestContent, createTestResort, siteKey } from '../testing.ts'

let database: TestDatabase
let content: Content
beforeAll(async () => {
  database = await createTestResort()
  content = await createTestContent(database, undefined, { search: 2, zones: 2 })
})
afterAll(async () => {
  await content.close()
  await database.close()
})

test.each([
  `/api/search?site=${siteKey}&lang=en&query=ski`,
  `/api/zone?site=${siteKey}&lang=en&path=/information/meeting-points/`,
])('a third GET %s within a minute is refused with 429, for this address only', async (path) => {
  const client = createBrowser(content, '203.0.113.20')
  const statuses = [await client.call('GET', path), await client.call('GET', path)].map(({ status }) => status)
  expect(statuses).toEqual([200, 200])
  const refused = await client.call('GET', path, undefined, { 'accept-language': 'es' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
  expect(await refused.json()).toEqual({
    error: { code: 'slow-down', message: expect.stringMatching(/^Demasiadas solicitudes .* \d\d s\.$/) },
  })
  expect((await createBrowser(content, '203.0.113.21').call('GET', path)).status).toBe(200)
})
