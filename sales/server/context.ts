import type { Clock } from 'base/clock'
import type { Config } from 'base/config'
import type { Database } from 'base/database'
import type { Log } from 'base/log'
import type { Metrics } from 'base/metrics'
import type { FullPools } from '../availability/full-pools.ts'
import type { PlacesReader } from '../availability/pool-places.ts'
import type { Catalogues } from '../catalogue/read-catalogue.ts'

/** What the routes of sales are given; made once, when the process starts. */
export type SalesContext = {
  database: Database
  catalogues: Catalogues
  fullPools: FullPools
  places: PlacesReader
  config: Config
  clock: Clock
  log: Log
  metrics: Metrics
}
