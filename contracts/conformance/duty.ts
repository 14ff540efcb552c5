import type { Provider } from './provider.ts'
import type { Visits } from './visits.ts'
import type { PurchaseRecord } from './purchase.ts'

/** Something that the contract asks of a provider, and how to look whether it is so. */
type Duty<Check> = {
  /** A word for it, by which a report and a test name it. */
  name: string
  /** The duty as a sentence about the provider. */
  says: string
  /** @throws Unkept with what was found. */
  check: Check
}

/** Looked at by requests alone. */
export type HttpDuty = Duty<(provider: Provider) => Promise<void>>
/** Looked at in a page of another host. */
export type PageDuty = Duty<(visits: Visits) => Promise<void>>
/** Looked at in what was seen of one visit that buys. */
export type PurchaseDuty = Duty<(walk: PurchaseRecord) => void>
