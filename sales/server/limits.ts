import { createClientReader } from 'base/http/client'
import { errorResponse } from 'base/http'
import { createRateLimit } from 'base/rate-limit'
import { tooManyRequests, tooManyRequestsLangs } from 'base/rate-limit/too-many-requests'
import { accepts } from 'hono/accepts'
import type { Context, MiddlewareHandler } from 'hono'
import type { SalesContext } from './context.ts'
import type { Api, Connection } from './route.ts'

/** Limits how often a client address may ask for offers, questions and quotes and make carts in a minute. */
export function addLimits(api: Api, { config, metrics }: Pick<SalesContext, 'config' | 'metrics'>): void {
  const clientOf = createClientReader(config.trustedProxies)
  const { offers, quotes, carts } = config.limits
  const limitOffers = limitTo('offers', offers)
  api.use('/api/offers', limitOffers)
  api.use('/api/offers/:product', limitOffers)
  const limitQuotes = limitTo('quotes', quotes)
  api.use('/api/quote', limitQuotes)
  api.use('/api/questions', limitQuotes)
  api.use('/api/carts/:id/quote', limitQuotes)
  api.use('/api/carts/new/lines', limitTo('carts', carts))

  function limitTo(name: string, perMinute: number): MiddlewareHandler<{ Bindings: Connection }> {
    const limit = createRateLimit(name, perMinute, metrics)
    return async (c, next) => {
      const waitSeconds = await limit(c.env.incoming && clientOf(c.env.incoming).address)
      if (waitSeconds === undefined) return next()
      const answer = errorResponse(429, 'slow-down', tooManyRequests(readerLang(c), waitSeconds))
      answer.headers.set('retry-after', String(waitSeconds))
      return answer
    }
  }
}

function readerLang(c: Context): string {
  return accepts(c, { header: 'Accept-Language', supports: [...tooManyRequestsLangs], default: 'en' })
}
