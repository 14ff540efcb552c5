import type { Config } from 'base/config'
import { demoBankKey } from 'base/demo'
import { StartFailure } from 'base/errors'
import { isLoopbackUrl } from 'base/http'

type Settings = Pick<Config, 'salesOrigin' | 'bankForm' | 'bankKey' | 'demoBank'>

/**
 * Refuses a shop that everybody can reach and that would sell for nothing: paid at the demo bank, or by messages that anybody can
 * sign. A demo for the public says so by `SCHUSS_DEMO_BANK=public`.
 * @throws StartFailure
 */
export function refuseDemoBankInPublic({ salesOrigin, bankForm, bankKey, demoBank }: Settings): void {
  if (isLoopbackUrl(salesOrigin)) return
  if (!bankForm && demoBank !== 'public')
    throw new StartFailure(
      `At ${salesOrigin} orders would be paid at the demo bank, which takes no money: set SCHUSS_BANK_FORM to the form of your bank, or SCHUSS_DEMO_BANK=public for a demo.`,
    )
  if (bankForm && bankKey === demoBankKey)
    throw new StartFailure(
      `At ${salesOrigin} anybody could sign payments with the demo's key: set SCHUSS_BANK_KEY to the key that your bank has given you.`,
    )
}
