import type { ListedOffer } from 'contracts/offers'
import { createContext } from 'react'

/** What the provider sells, where a page is rendered that shows an offer. Known on the server only, which tells search engines. */
export const SoldOffers = /* @__PURE__ */ createContext<readonly ListedOffer[]>([])
