import type { Clock } from 'base/clock'
import type { Config } from 'base/config'
import type { Database } from 'base/database'
import type { Log } from 'base/log'
import type { Metrics } from 'base/metrics'
import type { FullSlots } from '../availability/full-slots.ts'
import type { PlacesReader } from '../availability/slot-places.ts'
import type { Catalogues } from '../catalogue/read-catalogue.ts'

/** What the routes of sales are given; made once, when the process starts. */
export type SalesContext = {
  database: Database
  catalogues: Catalogues
  fullSlots: FullSlots
  places: PlacesReader
  config: Config
  clock: Clock
  log: Log
  metrics: Metrics
}
