import { expect, test } from 'vitest'
import { sampleCart, sampleLine } from '../fixtures/cart.ts'
import { todayFor } from './widget-context.ts'

const evening = Date.parse('2026-11-21T23:30:00Z')
const inParis = sampleCart([sampleLine()])
const inMontreal = sampleCart([sampleLine()], { timeZone: 'America/Toronto' })

test('today is the resort’s: in the time zone of the offer, or of the cart', () => {
  expect(todayFor({ state: 'ready', cart: inParis, skew: 0 }, undefined, evening)).toBe('2026-11-22')
  expect(todayFor({ state: 'ready', cart: inMontreal, skew: 0 }, undefined, evening)).toBe('2026-11-21')
  expect(todayFor({ state: 'loading' }, 'Pacific/Auckland', evening)).toBe('2026-11-22')
  expect(todayFor({ state: 'loading' }, 'America/Toronto', evening)).toBe('2026-11-21')
})

test('today is that of the engine’s clock, not of a browser whose clock is wrong', () => {
  const day = 86_400_000
  expect(todayFor({ state: 'ready', cart: inParis, skew: -day }, undefined, evening)).toBe('2026-11-21')
})
