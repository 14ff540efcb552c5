import type { Clock } from 'base/clock'
import type { Config } from 'base/config'
import { prepareDatabase } from 'base/database/prepare'
import { demoEditor } from 'base/demo'
import { StartFailure } from 'base/errors'
import { isLoopbackUrl } from 'base/http'
import type { Log } from 'base/log'
import type { Metrics } from 'base/metrics'
import type { Content } from 'content/api/reader'
import type { PageView } from 'content/api/page'
import { loadResort } from 'content/load'
import { migrateContent } from 'content/migrate'
import { readSiteKey } from 'content/resort'
import { createContent } from 'content/server'
import { signingSecret } from './signing-secret.ts'

type Options = {
  config: Config
  clock: Clock
  log: Log
  renderZone: (view: PageView, zone: string) => string
  metrics?: Metrics
}

/** Brings the database to its schema, fills an empty one with the resort, and opens content. */
export async function prepareContent({ config, clock, log, renderZone, metrics }: Options): Promise<Content> {
  const { contentDatabaseUrl: databaseUrl, resortFolder, siteOrigin } = config
  if (!databaseUrl)
    throw new StartFailure('CONTENT_DATABASE_URL is missing: start with `npm start`, which brings a database along.')
  // A site that others can reach has nobody with a password that everybody knows, also when it was a demo before.
  const options = { siteOrigin, clock, ...(isLoopbackUrl(siteOrigin) ? { demoEditor } : { formerEditor: demoEditor }) }
  await prepareDatabase(
    databaseUrl,
    async (database) => {
      await migrateContent(database)
      await loadResort(database, resortFolder, options)
    },
    { setting: 'CONTENT_DATABASE_URL', log },
  )
  const siteKey = readSiteKey(resortFolder)
  const secret = await signingSecret(config)
  return createContent({
    databaseUrl,
    siteKey,
    clock,
    log,
    secret,
    renderZone,
    limits: config.limits,
    ...(metrics && { metrics }),
  })
}
