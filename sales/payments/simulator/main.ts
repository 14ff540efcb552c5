import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { systemClock } from 'base/clock'
import { demoBankKey } from 'base/demo'
import pg from 'pg'
import { openBank } from './bank.ts'

/** The bank as a process of its own: `node sales/payments/simulator/main.ts --port 4000 --database postgresql://… --shop http://localhost:3001` */
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    database: { type: 'string' },
    shop: { type: 'string', default: 'http://localhost:3001' },
    identifier: { type: 'string', default: 'DEMO' },
    key: { type: 'string', default: demoBankKey },
    late: { type: 'string', default: '8000' },
    backoff: { type: 'string', default: '1000' },
    longest: { type: 'string', default: '60000' },
  },
})
const port = Number(values.port)
const pool = new pg.Pool({ connectionString: values.database })
pool.on('error', () => undefined)
const bank = await openBank({
  pool,
  clock: systemClock,
  account: { identifier: values.identifier, key: values.key },
  base: `http://localhost:${port}/bank`,
  shop: 'Schuss',
  redirectUrl: `${values.shop}/payments/return`,
  notificationUrl: `${values.shop}/payments/notify`,
  lateMs: Number(values.late),
  backoffMs: Number(values.backoff),
  longestMs: Number(values.longest),
})
const server = serve({ fetch: bank.fetch, port, hostname: 'localhost' }, () =>
  process.stdout.write('The bank is open.\n'),
)
process.once('SIGTERM', () => {
  server.close()
  void bank.stop().then(() => pool.end())
})
