import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Lang } from 'content/api/page'
import { en } from '../../app/wording/en.ts'
import { es } from '../../app/wording/es.ts'
import { fr } from '../../app/wording/fr.ts'
import { nl } from '../../app/wording/nl.ts'
import { sendMessagePage } from './message-page.ts'

/** How long a client waits before it tries again, in seconds. */
export const retryAfterSeconds = 5

const wording = { fr, en, es, nl }

/** Sends a page that says that the database cannot be reached. */
export function sendUnavailablePage(lang: Lang, request: IncomingMessage, response: ServerResponse): void {
  const t = wording[lang]
  sendMessagePage(request, response, {
    status: 503,
    lang,
    title: t['failure.title'],
    text: t['failure.text'],
    retry: t['failure.retry'],
    retryAfterSeconds,
  })
}
