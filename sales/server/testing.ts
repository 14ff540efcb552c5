import { fixedClock } from 'base/clock'
import type { Clock } from 'base/clock'
import { readConfig } from 'base/config'
import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { createLog } from 'base/log'
import { prepareSales } from './prepare.ts'
import { createSales } from './server.ts'
import type { Sales } from './server.ts'

/** A sales engine on a database of its own, with a clock that the test moves. */
export type TestSales = Sales & {
  database: TestDatabase
  /** Sets the time it is, as an instant: `'2026-11-21T09:00:00Z'`. */
  at: (instant: string) => void
  /** Asks as a browser would; `body` is sent as JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  ask: (method: string, path: string, body?: unknown) => Promise<{ status: number; json: Record<string, any> }>
}

export const testNow = '2026-11-21T09:00:00Z'

/**
 * Makes the demo resort's shop, with mails and tidying in the background when asked for, on a given database or on one of its own;
 * close it in `afterAll`.
 */
export async function createTestSales(
  env: Record<string, string> = {},
  { background = false, database: given }: { background?: boolean; database?: TestDatabase } = {},
): Promise<TestSales> {
  const config = readConfig(env)
  const prepare = async (database: TestDatabase): Promise<void> =>
    void (await prepareSales(database, { resortFolder: config.resortFolder, clock: fixedClock(testNow) }))
  const database = given ?? (await createTestDatabase('sales_server', prepare))
  if (given) await prepare(given)
  let now = new Date(testNow)
  const clock: Clock = () => now
  const log = createLog('test', 'silent')
  const sales = await createSales({ databaseUrl: database.url, config, clock, log, background })
  return {
    ...sales,
    database,
    at: (instant) => void (now = new Date(instant)),
    ask: async (method, path, body) => {
      const init =
        body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      const answer = await sales.fetch(new Request(`http://sales.test${path}`, { method, ...init }))
      const text = await answer.text()
      return { status: answer.status, json: text.startsWith('{') ? JSON.parse(text) : { text } }
    },
    close: async () => {
      await sales.close()
      await database.close()
    },
  }
}
