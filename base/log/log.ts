import { pino } from 'pino'
import type { Logger } from 'pino'

export type Log = Logger

/** JSON lines on standard output; `level` as pino knows it ('silent' in tests). */
export function createLog(name: string, level: string): Log {
  return pino({ name, level, timestamp: pino.stdTimeFunctions.isoTime, base: { name } })
}
