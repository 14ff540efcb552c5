import type { IncomingMessage, ServerResponse } from 'node:http'
import { tooManyRequests } from 'base/rate-limit/too-many-requests'
import type { Lang } from 'content/api/page'
import { langOfPath } from '../../app/lang.ts'
import { sendError } from './error-responses.ts'
import { sendMessagePage } from './message-page.ts'

// Here and not in the wording of the shell, which every visitor downloads.
const titles: Record<Lang, string> = {
  fr: 'Un instant, s’il vous plaît',
  en: 'One moment, please',
  es: 'Un momento, por favor',
  nl: 'Een ogenblik geduld',
}
const retries: Record<Lang, string> = { fr: 'Réessayer', en: 'Try again', es: 'Reintentar', nl: 'Opnieuw proberen' }

/** Answers 429 with the seconds to wait: a page for readers, JSON for the router's data requests. Returns the status. */
export function sendTooManyRequests(
  request: IncomingMessage,
  response: ServerResponse,
  retryAfterSeconds: number,
): number {
  const { url = '/' } = request
  const lang = langOfPath(url) || 'fr'
  const text = tooManyRequests(lang, retryAfterSeconds)
  if (/\.data(\?|$)/.test(url)) {
    response.setHeader('retry-after', retryAfterSeconds)
    return sendError(response, 429, { code: 'slow-down', message: text })
  }
  return sendMessagePage(request, response, {
    status: 429,
    lang,
    title: titles[lang],
    text,
    retry: retries[lang],
    retryAfterSeconds,
  })
}
