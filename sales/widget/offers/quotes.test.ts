import { expect, test } from 'vitest'
import type { AdditionQuote } from '../../api/addition-quote.ts'
import { tom, zoe } from '../fixtures/cart.ts'
import { plannedLines, quotesOf } from './quotes.ts'

const person = (key: string, from = zoe) => ({ ...from, key })
const selection = { type: 'pass', firstDay: '2027-02-20', days: 6 } as const

function quoteOf(...totals: (number | null)[]): AdditionQuote {
  const sum = totals.reduce<number>((total, cents) => total + (cents ?? 0), 0)
  return {
    lines: totals.map((totalCents) => ({
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

test('the sum includes the reductions of the whole cart', () => {
  const quotes = quotesOf([{ selection, people: [person('a'), person('b', tom)] }], [quoteOf(22050, 22050)])
  expect(quotes).toMatchObject({ totalCents: 44100, otherLinesCents: -2450, failed: false })
  expect(quotes.lines.get('b')?.quote?.totalCents).toBe(22050)
})

test('there is no sum while a line is refused or its price is not known', () => {
  const part = { selection, people: [person('a'), person('b', tom)] }
  expect(quotesOf([part], [quoteOf(22050, null)])).toMatchObject({ totalCents: undefined, failed: false })
  expect(quotesOf([part], [undefined])).toMatchObject({ totalCents: undefined, failed: true })
})

test('one line for several people, or for nobody, has one quote', () => {
  const several = [{ selection, people: [person('a'), person('b', tom)] }]
  const nobody = [{ selection, people: [] }]
  expect(plannedLines(several, 'each').map(({ key }) => key)).toEqual(['a', 'b'])
  expect(plannedLines(several, 'all')).toEqual([{ key: 'line 0', people: several[0]?.people }])
  expect(plannedLines(nobody, 'none')).toEqual([{ key: 'line 0', people: [] }])
  for (const [parts, mode] of [
    [several, 'all'],
    [nobody, 'none'],
  ] as const) {
    const quotes = quotesOf(parts, [quoteOf(22050)], mode)
    expect(quotes.totalCents).toBe(22050)
    expect(quotes.lines.get('line 0')?.quote?.totalCents).toBe(22050)
  }
})
