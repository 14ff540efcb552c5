import type { Config } from 'base/config'
import type { EdgeSettings } from './edge/edge-headers.ts'
import type { Origins } from './security/headers.ts'

/** The other origins that a page loads from. */
export function originsOf({ siteOrigin, salesOrigin, bankForm }: Config): Origins {
  return {
    sales: salesOrigin,
    ...(bankForm && { bank: new URL(bankForm).origin }),
    secure: siteOrigin.startsWith('https:'),
  }
}

/** Settings of a cache in front of the site; undefined where none is configured. */
export function edgeOf({ edgeMaxAge, edgeTagHeader }: Config): EdgeSettings | undefined {
  return edgeMaxAge === undefined ? undefined : { maxAge: edgeMaxAge, tagHeader: edgeTagHeader }
}
