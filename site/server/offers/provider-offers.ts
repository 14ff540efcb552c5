import type { Clock } from 'base/clock'
import type { Log } from 'base/log'
import type { Lang } from 'content/api/page'
import { offersResponse, offersPath } from 'contracts/offers'
import type { KnownOffers } from '../../app/render-context.ts'

/** How long an offer is valid after it was loaded, in milliseconds. */
const life = 10 * 60_000
/** How long after a failure no request is sent. */
const pause = 60_000
/** How long a page waits for the provider. */
const patience = 1000

type Options = { provider: string; resort: (lang: Lang) => Promise<string>; clock: Clock; log: Log }
type LoadedOffers = { answer: Promise<KnownOffers>; until: number }

/**
 * Loads the provider's offers, with one request for all pages. A response is valid for ten minutes; when the provider fails,
 * no offers are known for a minute: pages render without prices rather than wait.
 */
export function createProviderOffers({ provider, resort, clock, log }: Options): (lang: Lang) => Promise<KnownOffers> {
  const asked = new Map<Lang, LoadedOffers>()

  return (lang) => {
    const before = asked.get(lang)
    if (before && clock().getTime() < before.until) return before.answer
    const now: LoadedOffers = { answer: ask(lang), until: Infinity }
    asked.set(lang, now)
    void now.answer.then(({ until }) => (now.until = Date.parse(until)))
    return now.answer
  }

  async function ask(lang: Lang): Promise<KnownOffers> {
    try {
      const query = new URLSearchParams({ resort: await resort(lang), lang })
      const answer = await fetch(`${provider}${offersPath}?${query}`, { signal: AbortSignal.timeout(patience) })
      const { offers } = offersResponse.parse(await answer.json())
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
