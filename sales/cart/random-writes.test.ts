import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { miscountedPools } from '../availability/testing.ts'
import type { CartView } from '../api/cart.ts'
import { seededRandom } from 'base/testing/random'
import { createTestSales } from '../server/testing.ts'
import type { TestSales } from '../server/testing.ts'

let sales: TestSales
beforeAll(async () => {
  sales = await createTestSales()
  await sales.database.pool.query('update place_pool set capacity = 4')
})
afterAll(() => sales.close())

type Roll = (below: number) => number
const names = ['Léa', 'Tom', 'Zoé', 'Max']
const weeks = ['2027-01-03', '2027-01-10']

function addition(roll: Roll, version: number): object {
  const lesson = roll(3) > 0
  const people = Array.from({ length: 1 + roll(2) }, (_, index) => names[(roll(4) + index) % 4])
  return {
    key: randomUUID(),
    version,
    lang: 'en',
    resort: 'valorsene',
    product: lesson ? 'children-ski' : 'area-pass',
    selection: lesson
      ? { type: 'lesson', slot: `valorsene.children-ski.${weeks[roll(2)]}.morning.moufles`, level: 'lutin' }
      : { type: 'pass', firstDay: '2027-01-03', days: 6 },
    participants: people.map((firstName) => ({ firstName, lastName: 'Martin', birthDate: '2018-05-04' })),
  }
}

/** One thing that a browser might ask, often with a version that is not the newest. */
function act(roll: Roll, { id, version, lines }: Pick<CartView, 'id' | 'version' | 'lines'>) {
  const at = Math.max(0, version - Number(roll(5) === 0))
  const write = { key: randomUUID(), version: at, lang: 'en' }
  const line = lines[roll(Math.max(1, lines.length))]
  const choice = roll(6)
  if (choice === 0 && line) return sales.ask('DELETE', `/api/carts/${id}/lines/${line.id}`, write)
  if (choice === 1) return sales.ask('POST', `/api/carts/${id}/renew`, write)
  if (choice === 2)
    return sales.ask('PUT', `/api/carts/${id}/stay`, { ...write, stay: { from: '2027-01-02', to: '2027-01-09' } })
  return sales.ask('POST', `/api/carts/${id}/lines`, addition(roll, at))
}

async function readCarts(ids: string[]): Promise<CartView[]> {
  return Promise.all(ids.map(async (id) => (await sales.ask('GET', `/api/carts/${id}?lang=en`)).json as CartView))
}

test.each([11, 12])(
  'whatever browsers ask at once, sums are sums of lines and places are counted (seed %i)',
  async (seed) => {
    const { below: roll } = seededRandom(seed)
    const made = await Promise.all(
      Array.from({ length: 5 }, () =>
        sales.ask('POST', '/api/carts/new/lines', {
          ...addition(roll, 0),
          selection: { type: 'pass', firstDay: '2027-02-01', days: 1 },
          product: 'area-pass',
        }),
      ),
    )
    const ids = made.flatMap(({ json }) => json.id ?? [])
    for (let round = 0; round < 15; round += 1) {
      sales.at(new Date(Date.UTC(2026, 10, 21, 9, round * 4)).toISOString())
      const before = await readCarts(ids)
      const answers = await Promise.all(before.flatMap((cart) => [act(roll, cart), act(roll, cart)]))
      expect(answers.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([])
      const after = await readCarts(ids)
      for (const { lines, totalCents, priceCents } of after) {
        expect(lines.reduce((sum, line) => sum + line.totalCents, 0)).toBe(totalCents)
        expect(lines.reduce((sum, line) => sum + line.priceCents, 0)).toBe(priceCents)
        for (const line of lines) expect(line.steps.reduce((sum, { cents }) => sum + cents, 0)).toBe(line.totalCents)
        const places = lines.map(({ people, selection }) => JSON.stringify([people.map(({ id }) => id), selection]))
        expect(new Set(places).size).toBe(places.length)
      }
      expect(await miscountedPools(sales.database)).toEqual([])
    }
  },
)
