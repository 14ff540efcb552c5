import type { IncomingMessage, ServerResponse } from 'node:http'
import { langOfPath } from '../../app/lang.ts'
import { en } from '../../app/wording/en.ts'
import { es } from '../../app/wording/es.ts'
import { fr } from '../../app/wording/fr.ts'
import { nl } from '../../app/wording/nl.ts'
import { sendMessagePage } from './message-page.ts'

/** How soon whoever asked may ask again, in seconds. */
export const retryAfterSeconds = '5'

const wording = { fr, en, es, nl }

/** Says that the database cannot be reached. Returns the status. */
export function sendUnavailablePage(request: IncomingMessage, response: ServerResponse): number {
  const lang = langOfPath(request.url ?? '/') || 'fr'
  const t = wording[lang]
  return sendMessagePage(request, response, {
    status: 503,
    lang,
    title: t['failure.title'],
    text: t['failure.text'],
    retry: t['failure.retry'],
    retryAfterSeconds: Number(retryAfterSeconds),
  })
}
