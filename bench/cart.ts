// A new guest puts a lesson with a hold in a cart: our server over HTTP, beside the same SQL statements run bare, in the same run.
// Usage: node bench/cart.ts [seconds a measurement]
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { openDatabase } from 'base/database'
import { load, post } from './support/load.ts'
import type { Figures } from './support/load.ts'
import { startSales } from './support/sales.ts'

const seconds = Number(process.argv[2] ?? 2)
const rounds = 7
const slotStatement = `select id from place_pool where group_key = 'lesson/children-ski' and data->>'meetingPoint' = 'moufles'
  and first_day > now()`
const { port, database: url, stop } = await startSales()
try {
  const slots = await openSlots()
  for (const connections of [1, 32]) await compare(connections, slots)
} finally {
  await stop()
}

/** Opens more places than a bench can buy. */
async function openSlots(): Promise<string[]> {
  const database = openDatabase(url)
  await database.pool.query('update place_pool set capacity = 10000000')
  const { rows } = await database.pool.query<{ id: string }>(slotStatement)
  await database.close()
  return rows.map(({ id }) => id)
}

async function compare(connections: number, slots: string[]): Promise<void> {
  const [ours, bare]: [Figures[], Figures[]] = [[], []]
  await overHttp(connections, slots, 1)
  for (let round = 0; round < rounds; round += 1) {
    bare.push(runBare(connections))
    ours.push(await overHttp(connections, slots, seconds))
  }
  const [http, sql] = [median(ours), median(bare)]
  console.log(line(`bare SQL, ${connections} connections`, sql))
  console.log(line(`over HTTP, ${connections} connections`, http))
  // The middle one of the rounds: what slows the machine for a while slows both sides of a round.
  const ratios = ours.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? Number.NaN))
  const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
  console.log(`ratio ${ratio.toFixed(2)} (aim: at least 0.4)\n`)
}

function line(name: string, { perSecond, p50, p99 }: Figures): string {
  return `${name.padEnd(34)} ${perSecond.toFixed(0).padStart(7)}/s   p50 ${p50.toFixed(2).padStart(6)} ms   p99 ${p99.toFixed(2).padStart(6)} ms`
}

function runBare(connections: number): Figures {
  const out = execFileSync(
    process.execPath,
    ['bench/support/bare-addition.ts', url, String(connections), String(seconds)],
    {
      encoding: 'utf8',
    },
  )
  return JSON.parse(out) as Figures
}

function overHttp(connections: number, slots: string[], duration: number): Promise<Figures> {
  return load(port, {
    connections,
    seconds: duration,
    request: (n) =>
      post('/api/carts/new/lines', {
        key: randomUUID(),
        version: 0,
        lang: 'en',
        resort: 'valorsene',
        product: 'children-ski',
        selection: { type: 'lesson', slot: slots[n % slots.length], level: 'lutin' },
        participants: [{ firstName: 'Lea', lastName: 'Martin', birthDate: '2018-05-04' }],
      }),
  })
}

function median(figures: Figures[]): Figures {
  const sorted = figures.toSorted((a, b) => a.perSecond - b.perSecond)
  return sorted[Math.floor(sorted.length / 2)] ?? { perSecond: 0, p50: 0, p99: 0 }
}
