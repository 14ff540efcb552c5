import { createClientReader } from 'base/http/client'
import type { Clock } from 'base/clock'
import type { Config } from 'base/config'
import { openDatabase } from 'base/database'
import { isDatabaseUnavailable } from 'base/database/unavailable'
import { prepareDatabase } from 'base/database/prepare'
import { errorResponse } from 'base/http'
import { allowedMethods } from 'base/http/methods'
import { mayReadMetrics } from 'base/http/metrics-access'
import { requestIdOf } from 'base/http/request-id'
import type { Log } from 'base/log'
import { createMetrics } from 'base/metrics'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { matchedRoutes } from 'hono/route'
import type { Context, MiddlewareHandler } from 'hono'
import type { CheckoutServices } from '../checkout/services.ts'
import { followFullPools } from '../availability/full-pools.ts'
import { createPlacesReader } from '../availability/pool-places.ts'
import { openCatalogues } from '../catalogue/read-catalogue.ts'
import { kinds } from '../kinds/kinds.ts'
import { addBankRoutes } from './bank-routes.ts'
import { openCheckout } from './checkout.ts'
import { addCheckoutRoutes } from './checkout-routes.ts'
import type { SalesContext } from './context.ts'
import { addLimits } from './limits.ts'
import { addMailRoutes } from './mail-routes.ts'
import { addPaymentRoutes } from './payment-routes.ts'
import { addCartRoutes } from './cart-routes.ts'
import { addOfferRoutes } from './offer-routes.ts'
import { addQuestionRoutes } from './question-routes.ts'
import { addQuoteRoutes } from './quote-routes.ts'
import { errorWithoutValues } from './error-log.ts'
import { createApi, describeApi, malformedAnswer } from './route.ts'
import type { Api, Connection } from './route.ts'
import { prepareSales } from './prepare.ts'
import { addStaffRoutes } from './staff-routes.ts'
import { addStaticRoutes } from './static-routes.ts'

const maxBodyBytes = 1_000_000

/** The sales engine as a function of requests; `close` ends its work and its connections. */
export type Sales = {
  fetch: (request: Request, connection?: Connection) => Response | Promise<Response>
  context: SalesContext
  /** Every method and path that is answered. */
  routes: readonly { method: string; path: string }[]
  services: CheckoutServices
  /** Opens the season that the calendar asks for; failures are logged. */
  followCalendar: () => Promise<void>
  close: () => Promise<void>
}

/** `background: false` leaves mails, refunds and tidying to others: for tests that set the clock. */
type Options = { databaseUrl: string; config: Config; clock: Clock; log: Log; background?: boolean }

/** Opens the database, brings it up to date with the demo resort's catalogue, and puts the routes together. */
export async function createSales({ databaseUrl, config, clock, log, background = true }: Options): Promise<Sales> {
  const migrateAndLoad = (): Promise<void> =>
    prepareDatabase(
      databaseUrl,
      async (patient) => {
        for (const problem of await prepareSales(patient, { resortFolder: config.resortFolder, clock }))
          log.warn({ alarm: true, ...problem }, 'the catalogue changed a pool that has buyers')
      },
      { setting: 'SALES_DATABASE_URL', log },
    )
  await migrateAndLoad()
  const database = openDatabase(databaseUrl, { log, max: 32 })
  const catalogues = await openCatalogues(database, databaseUrl, log, kinds)
  const fullPools = await followFullPools(database, databaseUrl, log)
  const places = createPlacesReader(database)
  const context: SalesContext = {
    database,
    catalogues,
    fullPools,
    places,
    config,
    clock,
    log,
    metrics: createMetrics(),
  }
  const api = createApi()
  addMiddleware(api, context)
  addLimits(api, context)
  api.use('/api/carts/*', async (c, next) => {
    await next()
    if (c.req.method !== 'GET' && !/\/(quote|preview)$/.test(c.req.path)) places.changed()
  })
  addOfferRoutes(api, context)
  addQuestionRoutes(api, context)
  addQuoteRoutes(api, context)
  addCartRoutes(api, context)
  addStaffRoutes(api, context)
  // The demo bank may have something to tell at once, but no route can be added after the first request.
  const open = Promise.withResolvers<void>()
  const answer = (request: Request, connection: Connection = {}) => api.fetch(request, connection)
  const fetch = (request: Request) => open.promise.then(() => answer(request))
  const checkout = await openCheckout(context, { databaseUrl, fetch, background })
  addCheckoutRoutes(api, context, checkout.services)
  addPaymentRoutes(api, context, checkout.services)
  addMailRoutes(api, context)
  if (checkout.bank) addBankRoutes(api, checkout.bank)
  addStaticRoutes(api)
  open.resolve()
  return {
    fetch: answer,
    context,
    routes: api.routes,
    services: checkout.services,
    followCalendar: () =>
      migrateAndLoad().catch((error: unknown) =>
        log.error({ error: String(error) }, 'the next season could not be opened'),
      ),
    close: async () => {
      await checkout.close()
      await fullPools.close()
      await catalogues.close()
      await database.close()
    },
  }
}

/** What every request goes through: an id, a line in the log, a figure, CORS, the limit of bodies, and JSON for all that goes wrong. */
function addMiddleware(api: Api, { database, config, log, metrics }: SalesContext): void {
  const clientOf = createClientReader(config.trustedProxies)
  api.options('/api/*', cors({ origin: '*', allowMethods: ['GET', 'POST', 'PUT', 'DELETE'], maxAge: 86_400 }))
  api.use(async (c, next) => {
    const began = performance.now()
    const id = requestIdOf(c.req.header('x-request-id'))
    await next()
    c.res.headers.set('x-request-id', id)
    // Any page may call: there is no cookie, and who has a cart's id has the cart.
    c.res.headers.set('access-control-allow-origin', '*')
    const ms = performance.now() - began
    const route = routeOf(c)
    metrics.answered(route, c.res.status, ms / 1000)
    const address = c.env.incoming && clientOf(c.env.incoming).address
    const { method } = c.req
    log.info({ id, address, method, route, status: c.res.status, ms: Math.round(ms * 10) / 10 }, 'request')
  })
  api.use(limitBody)
  api.onError((error, c) => {
    const malformed = malformedAnswer(error)
    if (malformed) return malformed
    if (isDatabaseUnavailable(error)) {
      log.warn({ error: errorWithoutValues(error), route: routeOf(c) }, 'the database is away')
      return unavailable('Our records cannot be reached just now: nothing is lost, try again in a moment.')
    }
    log.error({ error: errorWithoutValues(error), route: routeOf(c) }, 'a request failed')
    return errorResponse(500, 'unexpected', 'Something went wrong on our side: try again in a moment.')
  })
  api.notFound(({ req }) => {
    const methods = allowedMethods(api.routes, req)
    return methods.length > 0
      ? refuseMethod(methods)
      : errorResponse(404, 'not-found', 'There is nothing at this address: see /api/openapi.json.')
  })
  api.get('/livez', (c) => c.text('ok'))
  api.get('/readyz', async (c) => {
    const asked = await database.pool.query('select 1').catch(() => undefined)
    return asked ? c.text('ok') : unavailable('The database cannot be reached: try again in a moment.')
  })
  api.get('/metrics', (c) => {
    const { incoming } = c.env
    if (incoming && !mayReadMetrics(incoming, config.metricsToken)) return c.notFound()
    return metrics.answer()
  })
  api.get('/api/openapi.json', (c) => c.json(describeApi(api, config.salesOrigin)))
}

/** The pattern of the route, as the address itself may hold the key of a cart or an order. */
function routeOf(c: Context): string {
  return matchedRoutes(c).at(-1)?.path ?? '*'
}

function refuseMethod(methods: readonly string[]): Response {
  const answer = errorResponse(405, 'method', `This address only takes ${methods.join(' and ')}.`)
  answer.headers.set('allow', methods.join(', '))
  return answer
}

function unavailable(message: string): Response {
  const answer = errorResponse(503, 'unavailable', message)
  answer.headers.set('retry-after', '5')
  return answer
}

const limitUnannounced = bodyLimit({ maxSize: maxBodyBytes, onError: () => tooLarge() })

/** Looks at the announced length first: to look into the body makes a request ten times as dear. */
const limitBody: MiddlewareHandler = async (c, next) => {
  const announced = c.req.header('content-length')
  if (announced === undefined) return c.req.method === 'GET' ? next() : limitUnannounced(c, next)
  return Number(announced) > maxBodyBytes ? tooLarge() : next()
}

/** The rest of the body is not read, so the connection cannot be used again. */
function tooLarge(): Response {
  const answer = errorResponse(413, 'too-large', 'The body is larger than 1 MB: send less.')
  answer.headers.set('connection', 'close')
  return answer
}
