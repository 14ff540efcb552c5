// How fast cached pages are while one client asks for 2,000 other addresses a second. Usage: node bench/flood.ts [seconds a measurement]; needs wrk.
import { startFlood } from './support/flood.ts'
import { startSite } from './support/site.ts'
import { median, wrk } from './support/wrk.ts'
import type { Load } from './support/wrk.ts'

const seconds = Number(process.argv[2] ?? 3)
const rounds = 5
const perSecond = 2000
const headers = { 'accept-encoding': 'br' }
const site = await startSite()
const page = `http://127.0.0.1:${site.port}/cours-enfants/`
try {
  await measure()
} finally {
  await site.stop()
}

async function measure(): Promise<void> {
  await wrk(page, headers, 3)
  const [alone, flooded]: [Load[], Load[]] = [[], []]
  const statuses = new Map<string, number>()
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await wrk(page, headers, seconds))
    const flood = startFlood(site.port, perSecond, round)
    flooded.push(await wrk(page, headers, seconds))
    for (const [status, times] of flood.stop()) statuses.set(status, (statuses.get(status) ?? 0) + times)
  }
  const ratios = flooded.map((load, round) => load.perSecond / (alone[round]?.perSecond ?? Number.NaN))
  const ratio = ratios.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN
  console.log('| cached page | req/s | p50 ms | p99 ms | of alone |\n|---|---|---|---|---|')
  row('alone', median(alone), '')
  row(`beside ${perSecond} other addresses a second`, median(flooded), `${ratio.toFixed(2)} (aim 0.80)`)
  const answers = [...statuses].map(([status, times]) => `${times} times ${status}`).join(', ')
  console.log(`\nThe flood was answered ${answers}.`)
}

function row(what: string, load: Load, ofAlone: string): void {
  console.log(
    `| ${what} | ${load.perSecond.toFixed(0)} | ${load.p50.toFixed(2)} | ${load.p99.toFixed(2)} | ${ofAlone} |`,
  )
}
