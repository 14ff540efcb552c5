import type { IncomingMessage, ServerResponse } from 'node:http'
import { tooManyRequests } from 'base/rate-limit/too-many-requests'
import type { Lang } from 'content/api/page'
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

type Refusal = { retryAfterSeconds: number; lang: Lang; isData: boolean }

/** Answers 429 with the seconds to wait: a page for readers, JSON for the router's data requests. */
export function sendTooManyRequests(
  request: IncomingMessage,
  response: ServerResponse,
  { retryAfterSeconds, lang, isData }: Refusal,
): void {
  const text = tooManyRequests(lang, retryAfterSeconds)
  if (isData) {
    response.setHeader('retry-after', retryAfterSeconds)
    return sendError(response, 429, { code: 'slow-down', message: text })
  }
  const page = { status: 429, lang, title: titles[lang], text, retry: retries[lang], retryAfterSeconds }
  sendMessagePage(request, response, page)
}
