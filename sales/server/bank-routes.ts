import type { Bank } from '../payments/simulator/bank.ts'
import type { Api } from './route.ts'

/** Mounts the bank simulator at `/bank`. */
export function addBankRoutes(api: Api, bank: Bank): void {
  api.all('/bank/*', (c) => bank.fetch(c.req.raw))
}
