import { createRateLimit } from 'base/rate-limit'
import { tooManyRequests } from 'base/rate-limit/too-many-requests'
import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import { langs } from '../../api/page.ts'
import type { Lang } from '../../api/page.ts'
import { errorResponse } from './responses.ts'
import type { ApiContext, App, Env } from './context.ts'

/** Limits how often a client address may search and read zones in a minute. */
export function addLimits(app: App, { limits, metrics }: Pick<ApiContext, 'limits' | 'metrics'>): void {
  app.use('/api/search', limitTo('search', limits.search))
  app.use('/api/zone', limitTo('zones', limits.zones))

  function limitTo(name: string, perMinute: number): MiddlewareHandler<Env> {
    const limit = createRateLimit(name, perMinute, metrics)
    return async (c, next) => {
      const waitSeconds = await limit(c.env.client?.address)
      if (waitSeconds === undefined) return next()
      c.header('retry-after', String(waitSeconds))
      return errorResponse(c, 429, { code: 'slow-down', message: tooManyRequests(readerLang(c), waitSeconds) })
    }
  }
}

/** The language that the client prefers among those of the site; English when it names none of them. */
export function readerLang(c: Context): Lang {
  const accepted = accepts(c, { header: 'Accept-Language', supports: [...langs], default: 'en' })
  return langs.find((one) => one === accepted) ?? 'en'
}
