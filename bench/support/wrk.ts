import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The result of wrk: responses per second, and latency in milliseconds. */
export type Load = { perSecond: number; p50: number; p99: number }

const run = promisify(execFile)

/**
 * Requests one URL repeatedly.
 */
export async function wrk(
  address: string,
  headers: Record<string, string>,
  seconds: number,
  connections = 32,
): Promise<Load> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...given, address]
  const { stdout } = await run('wrk', options).catch((error: { code?: string }) => {
    throw error.code === 'ENOENT' ? new Error('wrk and nginx are needed: apt-get install -y wrk nginx') : error
  })
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`not every answer came:\n${stdout}`)
  return {
    perSecond: read(stdout, /Requests\/sec:\s+([\d.]+)/),
    p50: latency(stdout, '50%'),
    p99: latency(stdout, '99%'),
  }
}

function latency(said: string, share: string): number {
  const [, value = '', unit = ''] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s)`).exec(said) ?? []
  return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN)
}

function read(said: string, pattern: RegExp): number {
  return Number(pattern.exec(said)?.[1])
}

/** The median by responses per second. */
export function median(loads: readonly Load[]): Load {
  const sorted = loads.toSorted((one, other) => one.perSecond - other.perSecond)
  return sorted[Math.floor(sorted.length / 2)] ?? { perSecond: 0, p50: 0, p99: 0 }
}
