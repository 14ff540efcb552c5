import type { Browser } from '@playwright/test'
import { httpDuties } from './http-duties.ts'
import { pageDuties } from './page-duties.ts'
import type { Provider } from './provider.ts'
import { openHostSite } from './visitors.ts'
import { recordPurchase } from './purchase.ts'
import { purchaseDuties } from './purchase-duties.ts'

export type { Buyer, Provider } from './provider.ts'

/** The outcome of a duty. `reason` says what was found where it is not fulfilled. */
export type Verdict = { name: string; says: string; fulfilled: boolean; reason?: string }

/** The names of the duties that requests alone look at. */
export const httpDutyNames: readonly string[] = httpDuties.map(({ name }) => name)

/** The names of all duties. */
export const dutyNames: readonly string[] = [
  ...httpDutyNames,
  ...[...pageDuties, ...purchaseDuties].map(({ name }) => name),
]

/**
 * Checks every duty of the contract, or only some, and yields each verdict as it comes. Duties that need something in the
 * cart are left out where the provider has no buyer. The browser must block third-party cookies (`conformance/browser`).
 */
export async function* checkProvider(
  provider: Provider,
  browser: Browser,
  only: readonly string[] = dutyNames,
): AsyncGenerator<Verdict> {
  const asked = ({ name }: { name: string }): boolean => only.includes(name)
  for (const duty of httpDuties.filter(asked)) yield verdict(duty, () => duty.check(provider))
  const host = await openHostSite(provider, browser)
  try {
    for (const duty of pageDuties.filter(asked)) yield verdict(duty, () => duty.check(host))
    const { buyer } = provider
    if (!buyer || !purchaseDuties.some(asked)) return
    const seen = recordPurchase(host, buyer)
    for (const duty of purchaseDuties.filter(asked)) yield verdict(duty, async () => duty.check(await seen))
  } finally {
    await host.close()
  }
}

async function verdict({ name, says }: { name: string; says: string }, check: () => Promise<void>): Promise<Verdict> {
  try {
    await check()
    return { name, says, fulfilled: true }
  } catch (error) {
    return { name, says, fulfilled: false, reason: error instanceof Error ? error.message : String(error) }
  }
}
