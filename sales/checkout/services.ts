import type { Clock } from 'base/clock'
import type { Database } from 'base/database'
import type { Log } from 'base/log'
import type { Metrics } from 'base/metrics'
import type { CartContext } from '../cart/write.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import type { Jobs } from '../store/jobs.ts'

/** The dependencies of checkout; created once, when the process starts. */
export type CheckoutServices = {
  database: Pick<Database, 'db'>
  catalogues: CartContext['catalogues']
  provider: PaymentProvider
  jobs: Pick<Jobs, 'send'>
  clock: Clock
  log: Log
  metrics: Pick<Metrics, 'count'>
  /** The redirect target when there is nothing to pay. */
  freeUrl: string
}
