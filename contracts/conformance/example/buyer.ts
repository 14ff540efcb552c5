import type { Buyer } from '../provider.ts'

/** Operates the example provider's UI. */
export const exampleBuyer: Buyer = {
  add: (page) => page.getByRole('button', { name: 'Put into the cart' }).click(),
  empty: (page) => page.getByRole('button', { name: 'Take all out' }).click(),
  pay: (page, outcome) =>
    page.getByRole('button', { name: outcome === 'paid' ? 'Pay' : 'Pay with a bad card', exact: true }).click(),
}
