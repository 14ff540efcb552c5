import { readStored } from 'base/browser-storage'
import type { KeyValueStorage } from 'base/browser-storage'
import type { Day } from 'base/day'
import { isStay, stayKey } from 'contracts/widget/stay'
import type { Stay } from 'contracts/widget/stay'

/** The stay that the page has stored; undefined when there is none, when it is over, or when it is malformed. */
export function readPageStay(storage: Pick<KeyValueStorage, 'getItem'>, today: Day): Stay | undefined {
  const stored = readStored(storage, stayKey, isStay)
  return stored && stored.to >= today ? stored : undefined
}
