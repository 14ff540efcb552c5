import { shiftedClock, systemClock } from 'base/clock'
import type { Clock } from 'base/clock'
import type { Config } from 'base/config'
import type { Origins } from './security/headers.ts'

/** The installation's clock: the real one, or one that started on another day. */
export function clockOf({ clockStart }: Config): Clock {
  return clockStart ? shiftedClock(clockStart) : systemClock
}

/** The other origins that a page works with. */
export function originsOf({ siteOrigin, salesOrigin, bankForm }: Config): Origins {
  return {
    sales: salesOrigin,
    ...(bankForm && { bank: new URL(bankForm).origin }),
    secure: siteOrigin.startsWith('https:'),
  }
}
