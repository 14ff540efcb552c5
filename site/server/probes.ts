import type { IncomingMessage, ServerResponse } from 'node:http'
import { mayReadMetrics } from 'base/http/metrics-access'
import type { Metrics } from 'base/metrics'
import { sendError } from './response/error-responses.ts'

type Options = { metrics: Metrics; isReady: () => Promise<boolean>; metricsToken: string | undefined }

/** Answers `/livez`, `/readyz` and `/metrics`. False for any other path. */
export function createProbes({ metrics, isReady, metricsToken }: Options) {
  return async (path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (path === '/livez') sendText(response, 200, 'ok')
    else if (path === '/readyz') await sendReadiness(response)
    else if (path === '/metrics') await sendMetrics(request, response)
    else return false
    return true
  }

  async function sendReadiness(response: ServerResponse): Promise<void> {
    if (await isReady()) sendText(response, 200, 'ok')
    else sendText(response, 503, 'the database does not answer')
  }

  async function sendMetrics(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!mayReadMetrics(request, metricsToken))
      return sendError(response, 404, { code: 'not-found', message: 'There is nothing for you at this address.' })
    const figures = await metrics.answer()
    sendText(response, 200, await figures.text(), figures.headers.get('content-type') ?? undefined)
  }
}

function sendText(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
}
