import type { Day } from 'base/day'
import { isStay, stayKey } from 'contracts/widget/stay'
import type { Stay } from 'contracts/widget/stay'

/** The stay that the page knows of, for the questions to begin with; undefined when there is none, when it is over, or for nonsense. */
export function readPageStay(storage: () => Pick<Storage, 'getItem'>, today: Day): Stay | undefined {
  try {
    const kept: unknown = JSON.parse(storage().getItem(stayKey) ?? 'null')
    return isStay(kept) && kept.to >= today ? kept : undefined
  } catch {
    return undefined // storage may be forbidden
  }
}
