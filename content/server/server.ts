import type { Clock } from 'base/clock'
import { openDatabase } from 'base/database'
import type { Limits } from 'base/config'
import type { Log } from 'base/log'
import type { Metrics } from 'base/metrics'
import { createKnownDevices } from '../admin/known-devices.ts'
import { createSignInLimits } from '../admin/sign-in-limits.ts'
import { createTokens } from '../admin/token.ts'
import type { PageView } from '../api/page.ts'
import type { Content } from '../api/reader.ts'
import { listenForChanges } from './changes.ts'
import { claimChanges } from './claim-changes.ts'
import { createMemoryCache } from './memory-cache.ts'
import { createReader } from './reader.ts'
import { createApp } from './routes/app.ts'
import { cookiesOf, sessionOf } from './routes/context.ts'
import { createSnapshotReader } from './published-snapshot.ts'

type Options = {
  databaseUrl: string
  siteKey: string
  clock: Clock
  log: Log
  /** Signs tokens; at least 32 characters, the same for all instances. */
  secret: string
  /** Draws a zone of a view as HTML; the site gives it, since drawing is its part. */
  renderZone: (view: PageView, zoneId: string) => string
  limits: Limits
  /** Where the figures of this process are counted. */
  metrics?: Metrics
}

/** Content, mounted: the reader of pages, the calls, and who hears of changes. The database must be migrated and hold the site. */
export async function createContent(options: Options): Promise<Content> {
  const { databaseUrl, siteKey, clock, log, secret, renderZone, limits, metrics } = options
  const database = openDatabase(databaseUrl, { log })
  const memory = createMemoryCache()
  const changes = await listenForChanges(database, databaseUrl, siteKey, log)
  // Heard first of all, so that who hears after it reads anew. The text of a page is not in memory.
  changes.onChange((tags) => {
    if (tags.some((tag) => !tag.startsWith('page:'))) memory.clear()
  })
  const snapshot = createSnapshotReader(database, siteKey, memory)
  const reader = createReader({ database, clock, memory, snapshot })
  const tokens = createTokens(secret, clock)
  const app = createApp({
    database,
    siteKey,
    clock,
    log,
    tokens,
    devices: createKnownDevices(secret, clock),
    signInLimits: createSignInLimits(database, limits, metrics),
    reader,
    renderZone,
    limits,
    site: snapshot.site,
    ...(metrics && { metrics }),
  })
  return {
    reader,
    onChange: changes.onChange,
    claimChanges: (heard, holdMs) => claimChanges(database, siteKey, heard, holdMs),
    api: async (request, client) => app.fetch(request, { client }),
    async editorOf(request) {
      const session = await sessionOf({ database, siteKey, clock }, request)
      return session ? { profile: session.profile, draft: cookiesOf(request).draft } : null
    },
    ready: () =>
      database.pool.query('select 1').then(
        () => true,
        () => false,
      ),
    async close() {
      await changes.close()
      await database.close()
    },
  }
}
