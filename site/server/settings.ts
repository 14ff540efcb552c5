import type { Config } from 'base/config'
import type { EdgeSettings } from './edge/edge-headers.ts'
import type { Origins } from './security/headers.ts'

/** The other origins that a page works with. */
export function originsOf({ siteOrigin, salesOrigin, bankForm }: Config): Origins {
  return {
    sales: salesOrigin,
    ...(bankForm && { bank: new URL(bankForm).origin }),
    secure: siteOrigin.startsWith('https:'),
  }
}

/** What a cache in front of the site may store; undefined where none is configured. */
export function edgeOf({ edgeMaxAge, edgeTagHeader }: Config): EdgeSettings | undefined {
  return edgeMaxAge === undefined ? undefined : { maxAge: edgeMaxAge, tagHeader: edgeTagHeader }
}
