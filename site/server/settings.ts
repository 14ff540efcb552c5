import type { Config } from 'base/config'
import type { Origins } from './security/headers.ts'

/** The other origins that a page works with. */
export function originsOf({ siteOrigin, salesOrigin, bankForm }: Config): Origins {
  return {
    sales: salesOrigin,
    ...(bankForm && { bank: new URL(bankForm).origin }),
    secure: siteOrigin.startsWith('https:'),
  }
}
