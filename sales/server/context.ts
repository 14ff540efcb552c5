import type { Clock } from 'base/clock'
import type { Config } from 'base/config'
import type { Database } from 'base/database'
import { dayAt } from 'base/day'
import type { Day } from 'base/day'
import type { Log } from 'base/log'
import type { Metrics } from 'base/metrics'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Catalogues } from '../catalogue/catalogue-store.ts'

/** What the routes of sales are given; made once, when the process starts. */
export type SalesContext = {
  database: Database
  catalogues: Catalogues
  config: Config
  clock: Clock
  log: Log
  metrics: Metrics
}

/** The day it is now where the things of a catalogue take place. */
export function todayIn({ timeZone }: Catalogue, now: Date): Day {
  return dayAt(now, timeZone)
}
