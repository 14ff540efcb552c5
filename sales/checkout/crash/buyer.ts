import { randomUUID } from 'node:crypto'
import { goToBank, payWithCard } from '../../payments/simulator/testing.ts'
import type { Random } from 'base/testing/random'

/** How a purchase ended for its buyer. `order` is the token of the last one. */
export type Purchase = { outcome: 'paid' | 'sold-out' | 'ended'; order?: string }

/** Buyers of one shop. `lost` counts requests that got no answer and were sent again. */
export type BuyerPool = {
  origin: string
  slots: readonly string[]
  random: Random
  counts: { lost: number; errors: number }
}

type Answer = { status: number; json: Record<string, unknown> & { error?: { code: string } } }
type Attempt = { order: string; payment: { url: string; fields: Record<string, string> } }

const cards = { good: '4234603011240000', refused: '4234607564194001', late: '4234607483945004' }
const browser = (request: Request): Promise<Response> => fetch(request, { redirect: 'manual' })

/** One family, from the empty cart to the order page; it repeats what gets no answer, with the same key. */
export async function buy(crowd: BuyerPool, name: string): Promise<Purchase> {
  const wish = wishOf(crowd, name)
  const added = await ask(crowd, 'POST', '/api/carts/new/lines', wish.lines)
  if (added.json.error?.code === 'sold-out') return { outcome: 'sold-out' }
  if (added.status !== 200) throw new Error(`a cart was refused: ${JSON.stringify(added.json)}`)
  let last: Purchase = { outcome: 'ended' }
  for (const card of wish.cards) {
    const attempt = await checkout(crowd, String(added.json.id), name)
    if (!attempt) return last
    last = { outcome: 'ended', order: attempt.order }
    await visitBank(crowd, attempt, card)
    if ((await finalState(crowd, attempt.order)) === 'paid') return { ...last, outcome: 'paid' }
  }
  return last
}

function wishOf({ random, slots }: BuyerPool, name: string) {
  const people = Array.from({ length: random.between(1, 2) }, (_, index) => `${name} ${'ab'.at(index)}`)
  const lines = {
    key: randomUUID(),
    version: 0,
    lang: 'fr',
    resort: 'valorsene',
    product: 'children-ski',
    selection: { type: 'lesson', slot: random.pick(slots), level: 'lutin' },
    participants: people.map((firstName) => ({ firstName, lastName: 'Test', birthDate: '2018-05-04' })),
  }
  const way = random.pick([['good'], ['good'], ['good'], ['refused', 'good'], ['late'], ['refused']] as const)
  return { lines, cards: way.map((one) => cards[one]) }
}

async function checkout(crowd: BuyerPool, cartId: string, name: string): Promise<Attempt | undefined> {
  const { json: cart } = await ask(crowd, 'GET', `/api/carts/${cartId}?lang=fr`)
  const answer = await ask(crowd, 'POST', `/api/carts/${cartId}/checkout`, {
    key: randomUUID(),
    version: cart.version,
    lang: 'fr',
    buyer: { firstName: name, lastName: 'Test', email: `${name}@example.org`, phone: '0199000000' },
    terms: true,
    totalCents: cart.totalCents,
    returnTo: 'http://localhost:3000/panier/',
  })
  return answer.status === 200 ? (answer.json as unknown as Attempt) : undefined
}

async function visitBank(crowd: BuyerPool, { payment }: Attempt, card: string): Promise<void> {
  const back = await payWithCard(browser, await goToBank(browser, payment), card)
  await again(crowd, () => browser(new Request(back)))
}

/** After this time a buyer stops waiting; the comparison at the end shows it. */
const timeoutMs = 60_000

/** Waits on the order's page for the outcome. */
async function finalState(crowd: BuyerPool, order: string): Promise<unknown> {
  const end = performance.now() + timeoutMs
  for (;;) {
    const { json } = await ask(crowd, 'GET', `/api/orders/${order}?lang=fr`)
    if (json.state !== 'awaiting-payment' || performance.now() > end) return json.state
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function ask(crowd: BuyerPool, method: string, address: string, body?: object): Promise<Answer> {
  const init = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  return again(crowd, async () => {
    const answer = await fetch(crowd.origin + address, { method, ...init })
    const json = (await answer.json()) as Answer['json']
    if (answer.status >= 500) crowd.counts.errors += 1
    return { status: answer.status, json }
  })
}

async function again<Value>({ counts }: BuyerPool, once: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await once()
    } catch {
      counts.lost += 1
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  }
}
