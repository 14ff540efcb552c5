import type { Bank } from '../payments/simulator/bank.ts'
import type { Api } from './route.ts'

/** The bank to practise with, as if it were somewhere else. */
export function addBankRoutes(api: Api, bank: Bank): void {
  api.all('/bank/*', (c) => bank.fetch(c.req.raw))
}
