// The statements of "a new guest puts a lesson in a cart" without anything around them: what `bench/cart.ts` compares our HTTP with.
// Usage: node bench/support/bare-addition.ts <database url> <connections> <seconds>; prints one line of JSON.
import { randomBytes, randomUUID } from 'node:crypto'
import { openDatabase } from 'base/database'
import type { Database } from 'base/database'
import { dayAt } from 'base/day'
import { createLog } from 'base/log'
import { planAddition } from 'sales/cart/plan-addition'
import { differenceOf } from 'sales/cart/cart-difference'
import { changeStatement } from 'sales/cart/change-statement'
import type { CartChange } from 'sales/cart/change-statement'
import type { Cart } from 'sales/cart/cart'
import { toCartView } from 'sales/cart/cart-view'
import { datesOfLesson } from 'sales/kinds/lesson/dates'
import type { Catalogue } from 'sales/catalogue/catalogue'
import { openCatalogues } from 'sales/catalogue/read-catalogue'
import { kinds } from 'sales/kinds/kinds'
import { figuresOf } from './load.ts'
import type { Figures } from './load.ts'

const [url = '', connections = '1', seconds = '3'] = process.argv.slice(2)
const now = new Date()
type Client = Awaited<ReturnType<typeof connect>>

const database = openDatabase(url)
const catalogues = await openCatalogues(database, url, createLog('bench', 'silent'), kinds)
const catalogue = catalogues.get('valorsene')
if (!catalogue) throw new Error('the catalogue of Valorsène is not in this database')
const additions = datesOfLesson(catalogue, 'children-ski')
  .filter(({ start, meetingPoint }) => start > dayAt(now, catalogue.timeZone) && meetingPoint === 'moufles')
  .map(({ id }) => additionFor(catalogue, id))
await catalogues.close()
await database.close()
process.stdout.write(`${JSON.stringify(await run(Number(connections), Number(seconds)))}\n`)

function additionFor(from: Catalogue, slot: string): CartChange {
  const [key, fingerprint] = [randomUUID(), randomBytes(32).toString('base64url')]
  const before: Cart = {
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
    selection: { type: 'lesson' as const, slot, level: 'lutin' },
    participants: [person],
  }
  const plan = planAddition(from, before, request, { now, today: dayAt(now, from.timeZone) })
  if (!plan.ok) throw new Error(plan.failure.message)
  const after = { ...before, party: plan.value.people, lines: plan.value.lines }
  const answer = JSON.stringify(toCartView(from, after, now))
  return { before, after, difference: differenceOf(before, after), key, fingerprint, answer, now }
}

/** The same addition for another guest. */
function forAnotherGuest({ before, after, ...rest }: CartChange): CartChange {
  const [id, personId] = [randomBytes(16).toString('base64url'), randomUUID()]
  const empty = { ...before, id }
  const filled = {
    ...after,
    id,
    party: after.party.map((person) => ({ ...person, id: personId })),
    lines: after.lines.map((line) => ({ ...line, id: randomUUID(), people: [personId] })),
  }
  return { ...rest, key: randomUUID(), before: empty, after: filled, difference: differenceOf(empty, filled) }
}

async function run(width: number, duration: number): Promise<Figures> {
  const { pool, close } = openDatabase(url, { max: width })
  const clients = await Promise.all(Array.from({ length: width }, () => connect(pool)))
  const times: number[] = []
  const end = performance.now() + duration * 1000
  await Promise.all(clients.map((client, index) => ask(client, index, end, times)))
  for (const client of clients) client.release()
  await close()
  return figuresOf(times, duration)
}

function connect(pool: Database['pool']) {
  return pool.connect()
}

async function ask(client: Client, index: number, end: number, times: number[]): Promise<void> {
  for (let turn = index; performance.now() < end; turn += 1) {
    const addition = additions[turn % additions.length]
    if (!addition) return
    const began = performance.now()
    const { rows } = await client.query<{ allowed: number }>(changeStatement(forAnotherGuest(addition)))
    if (rows[0]?.allowed !== 1) throw new Error('a place was not to be had: the bench needs more of them')
    times.push(performance.now() - began)
  }
}
