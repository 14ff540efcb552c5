import { randomUUID } from 'node:crypto'
import { goToBank, payWithCard, waitUntil } from '../../payments/simulator/testing.ts'
import type { TestSales } from '../../server/testing.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
type Json = Record<string, any>
type Answer = { status: number; json: Json }

/** What is put into a cart. */
export type Wanted = {
  product: string
  selection: Record<string, unknown> & { type: string }
  participants?: object[]
  acceptOverlap?: boolean
  stay?: { from: string; to: string }
}

/** Somebody who fills and pays one cart of the demo, in English. */
export type Buyer = {
  /** The cart after the last change that was done. */
  cart: () => Json
  add: (wanted: Wanted) => Promise<Answer>
  quote: (wanted: Wanted) => Promise<Answer>
  remove: (line: string) => Promise<Answer>
  setStay: (from: string, to: string) => Promise<Answer>
  /** The cart of the contract. */
  contract: () => Promise<Json>
  /** Orders the cart, with a card where something is to be paid, and answers the order once it is paid. */
  pay: () => Promise<Json>
}

const card = '4234603011240000'
const person = { firstName: 'Anne', lastName: 'Martin', email: 'anne@example.org', phone: '0199001122' }

export function createBuyer(sales: TestSales): Buyer {
  let cart: Json = { id: 'new', version: 0, lines: [] }
  const common = { resort: 'valorsene', lang: 'en' }
  async function change(method: string, path: string, body: object): Promise<Answer> {
    const write = { ...common, key: randomUUID(), version: cart.version, ...body }
    const answer = await sales.ask(method, `/api/carts/${cart.id}/${path}`, write)
    if (answer.status === 200) cart = answer.json
    return answer
  }
  return {
    cart: () => cart,
    add: (wanted) => change('POST', 'lines', { participants: [], ...wanted }),
    quote: (wanted) => sales.ask('POST', `/api/carts/${cart.id}/quote`, { ...common, participants: [], ...wanted }),
    remove: (line) => change('DELETE', `lines/${line}`, {}),
    setStay: (from, to) => change('PUT', 'stay', { stay: { from, to }, moveLines: true }),
    contract: async () => (await sales.ask('POST', '/api/cart', { ...common, cartId: cart.id })).json,
    pay: async () => {
      const returnTo = 'http://localhost:3000/cart/'
      const order = { key: randomUUID(), version: cart.version, lang: 'en', buyer: person, terms: true, returnTo }
      const path = `/api/carts/${cart.id}/checkout`
      const attempt = await sales.ask('POST', path, { ...order, totalCents: cart.totalCents })
      if (attempt.status !== 200) throw new Error(`not ordered: ${JSON.stringify(attempt.json)}`)
      const fetch = async (asked: Request) => sales.fetch(asked)
      const page = await goToBank(fetch, attempt.json.payment)
      if (cart.totalCents > 0) await sales.fetch(new Request(await payWithCard(fetch, page, card)))
      const look = async () => (await sales.ask('GET', `/api/orders/${attempt.json.order}?lang=en`)).json
      await waitUntil(async () => (await look()).state === 'paid')
      return look()
    },
  }
}
