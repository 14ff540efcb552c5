import type { Provider } from './provider.ts'
import type { HostSite } from './visitors.ts'
import type { PurchaseRecord } from './purchase.ts'

/** A requirement of the contract, and its check. */
type Duty<Check> = {
  /** Its name in reports and tests. */
  name: string
  /** The duty as a sentence about the provider. */
  says: string
  /** @throws DutyFailure with what was found. */
  check: Check
}

/** Checked by HTTP requests alone. */
export type HttpDuty = Duty<(provider: Provider) => Promise<void>>
/** Checked in a page on another host. */
export type PageDuty = Duty<(host: HostSite) => Promise<void>>
/** Checked in the record of a purchase. */
export type PurchaseDuty = Duty<(walk: PurchaseRecord) => void>
