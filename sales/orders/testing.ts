import { randomBytes, randomUUID } from 'node:crypto'
import type { Order, OrderLine } from './order.ts'

/** An order of one lesson, for tests; `change` says what matters to the test. */
export function sampleOrder(change: Partial<Order> = {}): Order {
  const token = randomBytes(16).toString('hex')
  return {
    token,
    number: token.slice(0, 8),
    cartId: `cart-${token}`,
    resort: 'valorsene',
    state: 'awaiting-payment',
    lang: 'fr',
    buyer: { firstName: 'Zoé', lastName: 'Lœuillet', email: 'zoe@example.org', phone: '0199000000', country: 'FR' },
    totalCents: 20_900,
    termsVersion: '1',
    returnTo: 'http://localhost:3000/panier/?lang=fr',
    createdAt: new Date('2026-11-21T09:00:00Z'),
    paidAt: null,
    ...change,
  }
}

export function sampleOrderLine(change: Partial<OrderLine['data']> = {}): OrderLine {
  return {
    id: randomUUID(),
    kind: 'ESF',
    product: 'children-ski',
    merchant: 'school',
    totalCents: 20_900,
    data: {
      name: 'Ski 6-12 ans',
      merchantName: 'École de ski de Valorsène',
      participant: 'Maël <b>Lœuillet</b>',
      birthDate: '2018-03-04',
      detail: 'Étoile 1',
      firstDay: '2026-12-20',
      lastDay: '2026-12-25',
      time: '9:15-11:45',
      meetingPoint: 'Pré des Moufles',
      withdrawal: 'none',
      selection: { type: 'lesson', slot: 's', level: 'givre' },
      steps: [],
      ...change,
    },
  }
}
