import type { ServerResponse } from 'node:http'
import type { Metrics } from 'base/metrics'

/** Answers what machines ask: whether the process lives, whether it can serve, and its figures. False for any other path. */
export function createProbes(metrics: Metrics, ready: () => Promise<boolean>) {
  return async (path: string, response: ServerResponse): Promise<boolean> => {
    if (path === '/livez') return t(response, 200, 'ok')
    if (path === '/readyz') {
      const isReady = await ready()
      return t(response, isReady ? 200 : 503, isReady ? 'ok' : 'the database does not answer')
    }
    if (path !== '/metrics') return false
    const figures = await metrics.answer()
    return t(response, 200, await figures.text(), figures.headers.get('content-type') ?? undefined)
  }
}

function t(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): true {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
  return true
}
