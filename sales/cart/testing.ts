import { randomUUID } from 'node:crypto'
import type { Cart, Line } from './cart.ts'

/** An open cart with nothing in it, for tests; `change` says what matters to the test. */
export function sampleCart(change: Partial<Cart> = {}): Cart {
  return {
    id: randomUUID(),
    resort: 'test',
    version: 1,
    state: 'open',
    lang: 'en',
    stay: null,
    party: [],
    lines: [],
    orderToken: null,
    ...change,
  }
}

/** A line for nobody that needs no places, for tests; `change` says what matters to the test. */
export function sampleLine(change: Partial<Line> = {}): Line {
  return {
    id: randomUUID(),
    kind: 'LIFT',
    type: 'pass',
    product: 'area-pass',
    people: [],
    quantity: 1,
    dependsOn: [],
    selection: { type: 'pass', firstDay: '2027-01-03', days: 6 },
    firstDay: '2027-01-03',
    lastDay: '2027-01-08',
    priceCents: 28_600,
    derivation: { steps: [], ageCategory: 'adult', age: 38, ageDay: '2027-01-03' },
    holds: [],
    ...change,
  }
}
