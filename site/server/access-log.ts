import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestIdOf } from 'base/http/request-id'
import type { Log } from 'base/log'
import type { Metrics } from 'base/metrics'
import type { HttpRequest } from './fast-path/http-request.ts'
import { splitUrl } from './url/parse-url.ts'

/** A handled request. */
export type Exchange = { id: string; route: string; status: number; began: number }

/** Counts, times and logs requests, however they were answered. */
export type AccessLog = {
  /** Records a request that has been answered. */
  record: (request: HttpRequest, exchange: Omit<Exchange, 'id'> & { id?: string }) => void
  /** Gives a request an id, which its response carries, and records it when its response is closed. Returns how to name its route. */
  follow: (request: IncomingMessage, response: ServerResponse) => (route: string) => void
}

type Options = { log: Log; metrics: Metrics; addressOf: (request: HttpRequest) => string }

/** The path is logged without its query, which may hold what somebody typed. */
export function createAccessLog({ log, metrics, addressOf }: Options): AccessLog {
  const record: AccessLog['record'] = (request, { id, route, status, began }) => {
    const milliseconds = performance.now() - began
    metrics.answered(route, status, milliseconds / 1000)
    if (!log.isLevelEnabled('info')) return
    log.info(
      {
        id: id ?? requestIdOf(request.headers['x-request-id']),
        address: addressOf(request),
        method: request.method,
        path: splitUrl(request.url ?? '').path,
        route,
        status,
        ms: Math.round(milliseconds * 10) / 10,
      },
      'request',
    )
  }
  return {
    record,
    follow(request, response) {
      const began = performance.now()
      const id = requestIdOf(request.headers['x-request-id'])
      let route = 'page'
      response.setHeader('x-request-id', id)
      response.once('close', () => record(request, { id, route, status: response.statusCode, began }))
      return (name) => void (route = name)
    },
  }
}
