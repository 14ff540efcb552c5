// The statements of "a new guest puts a lesson in a cart" without anything around them: what `bench/cart.ts` compares our HTTP with.
// Usage: node sales/server/bare-add.ts <database url> <connections> <seconds>; prints one line of JSON.
import { randomBytes, randomUUID } from 'node:crypto'
import { openDatabase } from 'base/database'
import { dayAt } from 'base/day'
import { createLog } from 'base/log'
import pg from 'pg'
import { planAddition } from '../cart/plan-addition.ts'
import { addStatement } from '../cart/commit-addition.ts'
import type { Addition } from '../cart/commit-addition.ts'
import type { Cart } from '../cart/cart.ts'
import { toCartView } from '../cart/cart-view.ts'
import { slotsOfProduct } from '../catalogue/catalogue.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { openCatalogues } from '../catalogue/read-catalogue.ts'

const [url = '', connections = '1', seconds = '3'] = process.argv.slice(2)
const now = new Date()

const database = openDatabase(url)
const catalogues = await openCatalogues(database, url, createLog('bench', 'silent'))
const catalogue = catalogues.get('valorsene')
if (!catalogue) throw new Error('the catalogue of Valorsène is not in this database')
const additions = slotsOfProduct(catalogue, 'children-ski')
  .filter(({ start, meetingPoint }) => start > dayAt(now, catalogue.timeZone) && meetingPoint === 'moufles')
  .map(({ id }) => additionFor(catalogue, id))
await catalogues.close()
await database.close()
process.stdout.write(`${JSON.stringify(await run(Number(connections), Number(seconds)))}\n`)

function additionFor(from: Catalogue, slot: string): Addition {
  const [key, fingerprint] = [randomUUID(), randomBytes(32).toString('base64url')]
  const cart: Cart = {
    id: '',
    resort: 'valorsene',
    version: 0,
    state: 'open',
    lang: 'en',
    stay: null,
    party: [],
    lines: [],
    orderToken: null,
  }
  const person = { firstName: 'Léa', lastName: 'Martin', birthDate: '2018-05-04' }
  const request = {
    key,
    version: 0,
    lang: 'en' as const,
    resort: 'valorsene',
    product: 'children-ski',
    selection: { kind: 'ESF' as const, slot, level: 'lutin' },
    participants: [person],
  }
  const plan = planAddition(from, cart, request, { now, today: dayAt(now, from.timeZone) })
  if (!plan.ok) throw new Error(plan.failure.message)
  const { people, lines } = plan.value
  const answer = JSON.stringify(toCartView(from, { ...cart, party: people, lines }, now))
  return { cart, people, lines, slot, key, fingerprint, answer, now }
}

/** The same addition for another guest. */
function fresh({ cart, people, lines, ...rest }: Addition): Addition {
  const personId = randomUUID()
  return {
    ...rest,
    key: randomUUID(),
    cart: { ...cart, id: randomBytes(16).toString('base64url') },
    people: people.map((person) => ({ ...person, id: personId })),
    lines: lines.map((line) => ({ ...line, id: randomUUID(), personId })),
  }
}

async function run(width: number, duration: number): Promise<{ perSecond: number; p50: number; p99: number }> {
  const clients = await Promise.all(Array.from({ length: width }, connect))
  const times: number[] = []
  const end = performance.now() + duration * 1000
  await Promise.all(clients.map((client, index) => ask(client, index, end, times)))
  await Promise.all(clients.map((client) => client.end()))
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0
  return { perSecond: times.length / duration, p50: at(0.5), p99: at(0.99) }
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

async function ask(client: pg.Client, index: number, end: number, times: number[]): Promise<void> {
  for (let turn = index; performance.now() < end; turn += 1) {
    const addition = additions[turn % additions.length]
    if (!addition) return
    const began = performance.now()
    const { rows } = await client.query<{ taken: number }>(addStatement(fresh(addition)))
    if (rows[0]?.taken !== 1) throw new Error('a place was not to be had: the bench needs more of them')
    times.push(performance.now() - began)
  }
}
