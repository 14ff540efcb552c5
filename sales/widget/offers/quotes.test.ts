import { expect, test } from 'vitest'
import type { AdditionQuote } from '../../api/addition-quote.ts'
import { tom, zoe } from '../fixtures/cart.ts'
import { quotesOf } from './quotes.ts'

const person = (key: string, from = zoe) => ({ ...from, key })
const selection = { kind: 'LIFT', firstDay: '2027-02-20', days: 6 } as const

function quoteOf(...totals: (number | null)[]): AdditionQuote {
  const sum = totals.reduce<number>((total, cents) => total + (cents ?? 0), 0)
  return {
    participants: totals.map((totalCents) => ({
      quote:
        totalCents === null
          ? null
          : { priceCents: 24500, totalCents, steps: [], ageCategory: 'adult', age: 40, ageDay: '2027-02-20' },
      refusal: totalCents === null ? { code: 'age', message: 'Trop jeune.' } : null,
      overlaps: [],
    })),
    priceCents: 24500 * totals.length,
    totalCents: sum,
    otherLinesCents: -2450,
    cartTotalCents: sum,
  }
}

test('the sum is what the cart will say: reductions of the whole cart included', () => {
  const quotes = quotesOf([{ selection, people: [person('a'), person('b', tom)] }], [quoteOf(22050, 22050)])
  expect(quotes).toMatchObject({ totalCents: 44100, otherLinesCents: -2450, failed: false })
  expect(quotes.people.get('b')?.quote?.totalCents).toBe(22050)
})

test('there is no sum while somebody cannot have it, or a price is not known', () => {
  const part = { selection, people: [person('a'), person('b', tom)] }
  expect(quotesOf([part], [quoteOf(22050, null)])).toMatchObject({ totalCents: undefined, failed: false })
  expect(quotesOf([part], [undefined])).toMatchObject({ totalCents: undefined, failed: true })
})
