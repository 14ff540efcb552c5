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

/** The names of the duties that requests alone look at. */
export const answerDutyNames: readonly string[] = answerDuties.map(({ name }) => name)

/** The names of all duties. */
export const dutyNames: readonly string[] = [
  ...answerDutyNames,
  ...[...pageDuties, ...walkDuties].map(({ name }) => name),
]

/**
 * Looks at every duty of the contract, or only at some, and tells each verdict as it comes. Duties that need something in the
 * cart are left out where the provider has no buyer. The browser must block third-party cookies (`conformance/browser`).
 */
export async function* examine(
  provider: Provider,
  browser: Browser,
  only: readonly string[] = dutyNames,
): AsyncGenerator<Verdict> {
  const asked = ({ name }: { name: string }): boolean => only.includes(name)
  for (const duty of answerDuties.filter(asked)) yield verdict(duty, () => duty.look(provider))
  const visits = await openVisits(provider, browser)
  try {
    for (const duty of pageDuties.filter(asked)) yield verdict(duty, () => duty.look(visits))
    const { buyer } = provider
    if (!buyer || !walkDuties.some(asked)) return
    const seen = walk(visits, buyer)
    for (const duty of walkDuties.filter(asked)) yield verdict(duty, async () => duty.look(await seen))
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
