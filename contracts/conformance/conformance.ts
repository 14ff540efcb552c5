import type { Browser } from '@playwright/test'
import { answerDuties } from './answer-duties.ts'
import { pageDuties } from './page-duties.ts'
import type { Provider } from './provider.ts'
import { openVisits } from './visits.ts'
import { walk } from './walk.ts'
import { walkDuties } from './walk-duties.ts'

export type { Buyer, Provider } from './provider.ts'

/** What came out for a duty. `why` says what was found where it is not fulfilled. */
export type Verdict = { name: string; says: string; kept: boolean; why?: string }

/** Which duties are looked at: those of requests, of a page, of a purchase. */
export const rounds = ['answers', 'page', 'purchase'] as const
export type Round = (typeof rounds)[number]

/**
 * Looks at every duty of the contract, and tells each verdict as it comes. Duties that need something in the cart are left out
 * where the provider has no buyer. The browser must be one that blocks third-party cookies (`conformance/browser`).
 */
export async function* examine(
  provider: Provider,
  browser: Browser,
  only: readonly Round[] = rounds,
): AsyncGenerator<Verdict> {
  if (only.includes('answers')) for (const duty of answerDuties) yield verdict(duty, () => duty.look(provider))
  const visits = await openVisits(provider, browser)
  try {
    if (only.includes('page')) for (const duty of pageDuties) yield verdict(duty, () => duty.look(visits))
    const { buyer } = provider
    if (!buyer || !only.includes('purchase')) return
    const seen = walk(visits, buyer)
    for (const duty of walkDuties) yield verdict(duty, async () => duty.look(await seen))
  } finally {
    await visits.close()
  }
}

async function verdict({ name, says }: { name: string; says: string }, look: () => Promise<void>): Promise<Verdict> {
  try {
    await look()
    return { name, says, kept: true }
  } catch (error) {
    return { name, says, kept: false, why: error instanceof Error ? error.message : String(error) }
  }
}
