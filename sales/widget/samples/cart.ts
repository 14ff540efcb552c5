import type { CartLine, CartView, Person } from '../../api/cart.ts'

export const zoe: Person = { id: 'p1', firstName: 'Zoé', lastName: 'Martin', birthDate: '2019-05-12' }
export const tom: Person = { id: 'p2', firstName: 'Tom', lastName: 'Martin', birthDate: '2017-01-30' }

/** A lesson's inscription in a cart, for tests. */
export function sampleLine(change: Partial<CartLine> = {}): CartLine {
  return {
    id: 'l1',
    kind: 'ESF',
    product: 'children-ski',
    name: 'Ski 6-12 ans',
    merchantName: 'École de ski de Valorsène',
    participant: zoe,
    selection: { kind: 'ESF', slot: 's1', level: 'givre' },
    detail: 'Givre, du 21 au 26 février, 9 h 15-11 h 45, Place des Drapeaux',
    firstDay: '2027-02-21',
    lastDay: '2027-02-26',
    priceCents: 20900,
    totalCents: 20900,
    steps: [{ label: 'Six demi-journées', cents: 20900 }],
    withdrawal: 'none',
    state: 'held',
    heldUntil: '2026-11-21T10:15:00.000Z',
    ...change,
  }
}

/** A cart for tests; its sums follow from its lines. */
export function sampleCart(lines: CartLine[] = [sampleLine()], change: Partial<CartView> = {}): CartView {
  const sum = lines.reduce((total, { totalCents }) => total + totalCents, 0)
  return {
    id: 'c1',
    version: 1,
    state: 'open',
    lang: 'fr',
    now: '2026-11-21T10:00:00.000Z',
    stay: null,
    party: [zoe, tom],
    lines,
    priceCents: sum,
    totalCents: sum,
    heldUntil: '2026-11-21T10:15:00.000Z',
    order: null,
    ...change,
  }
}
