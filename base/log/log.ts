import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'

export type Log = Logger

/** JSON lines on standard output or to `destination`; `level` as pino knows it ('silent' in tests). */
export function createLog(name: string, level: string, destination?: DestinationStream): Log {
  const options = { name, level, timestamp: pino.stdTimeFunctions.isoTime, base: { name } }
  return destination ? pino(options, destination) : pino(options)
}
