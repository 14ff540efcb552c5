import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Lang } from 'content/api/page'
import { langOfPath } from '../../app/lang.ts'
import { en } from '../../app/wording/en.ts'
import { es } from '../../app/wording/es.ts'
import { fr } from '../../app/wording/fr.ts'
import { nl } from '../../app/wording/nl.ts'

/** How soon whoever asked may ask again, in seconds. */
export const retryAfterSeconds = '5'

const wording = { fr, en, es, nl }

/** Says that the database is away, in a page that needs nothing that could be away as well. Returns the status. */
export function sendUnavailablePage({ url = '/', method }: IncomingMessage, response: ServerResponse): number {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': retryAfterSeconds,
    'x-content-type-options': 'nosniff',
  }
  response.writeHead(503, headers).end(method === 'HEAD' ? undefined : pageIn(langOfPath(url) || 'fr'))
  return 503
}

function pageIn(lang: Lang): string {
  const t = wording[lang]
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${t['failure.title']}</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1.5rem;color:#10233f;background:#f7fafc}</style></head>
<body><h1>${t['failure.title']}</h1><p>${t['failure.text']}</p><p><a href="">${t['failure.retry']}</a></p></body>
</html>
`
}
