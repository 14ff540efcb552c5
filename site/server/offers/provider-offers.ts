import type { Clock } from 'base/clock'
import type { Log } from 'base/log'
import type { Lang } from 'content/api/page'
import { offersAnswer, offersPath } from 'contracts/offers'
import type { KnownOffers } from '../../app/render-context.ts'

/** How long a price may be said after it was asked for, in milliseconds. */
const life = 10 * 60_000
/** How long after a failure nobody asks again. */
const pause = 60_000
/** How long a page waits for the provider. */
const patience = 1000

type Options = { provider: string; resort: (lang: Lang) => Promise<string>; clock: Clock; log: Log }
type ReceivedResponse = { answer: Promise<KnownOffers>; until: number }

/**
 * Asks the provider what it sells, once for all who want to know it. What it said holds for ten minutes. When it does not answer,
 * nothing is known for a minute: a page can do without prices for search engines, but not wait for them.
 */
export function createProviderOffers({ provider, resort, clock, log }: Options): (lang: Lang) => Promise<KnownOffers> {
  const asked = new Map<Lang, ReceivedResponse>()

  return (lang) => {
    const before = asked.get(lang)
    if (before && clock().getTime() < before.until) return before.answer
    const now: ReceivedResponse = { answer: ask(lang), until: Infinity }
    asked.set(lang, now)
    void now.answer.then(({ until }) => (now.until = Date.parse(until)))
    return now.answer
  }

  async function ask(lang: Lang): Promise<KnownOffers> {
    try {
      const query = new URLSearchParams({ resort: await resort(lang), lang })
      const answer = await fetch(`${provider}${offersPath}?${query}`, { signal: AbortSignal.timeout(patience) })
      const { offers } = offersAnswer.parse(await answer.json())
      return { offers, until: later(life) }
    } catch (error) {
      log.warn({ err: error, lang }, 'the provider does not say what it sells: search engines are told no price')
      return { offers: [], until: later(pause) }
    }
  }

  function later(milliseconds: number): string {
    return new Date(clock().getTime() + milliseconds).toISOString()
  }
}
