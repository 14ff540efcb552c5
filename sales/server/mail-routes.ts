import { createHash } from 'node:crypto'
import { escapeHtml } from 'base/html'
import { isLoopbackUrl } from 'base/http'
import { latestMails, findMail } from '../orders/mail/outbox.ts'
import type { Mail } from '../orders/mail/outbox.ts'
import type { SalesContext } from './context.ts'
import type { Api } from './route.ts'

const style = `body{margin:0 auto;max-width:60rem;padding:2rem 1rem;font:17px/1.5 system-ui,sans-serif;color:#12233b;background:#fff}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem .75rem;border-bottom:1px solid #cfd9e4;overflow-wrap:anywhere}`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'`
/** Mails style their elements one by one, as mail programs want it. */
const mailPolicy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox`

/** The mails that a demo without a mail server has kept. Only where nobody but this machine can ask. */
export function addMailRoutes(api: Api, { database, config }: SalesContext): void {
  if (config.smtpUrl || !isLoopbackUrl(config.salesOrigin)) return
  api.get('/mail', async () => html(listPage(await latestMails(database.db, 200)), policy))
  api.get('/mail/:id', async (c) => {
    const id = c.req.param('id')
    const mail = /^[\da-f-]{36}$/.test(id) ? await findMail(database.db, id) : undefined
    return mail ? html(mail.html, mailPolicy) : c.notFound()
  })
}

function listPage(mails: readonly Mail[]): string {
  const rows = mails.map(
    ({ id, subject, recipient, state, lang, createdAt }) =>
      `<tr><td><a href="/mail/${id}" lang="${lang}">${escapeHtml(subject)}</a></td><td>${escapeHtml(recipient)}</td><td><time>${createdAt.toISOString().slice(0, 16).replace('T', ' ')}</time></td><td>${state}</td></tr>`,
  )
  const table = `<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Written (UTC)</th><th scope="col">State</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mails</title><style>${style}</style></head>
<body><main><h1>Mails</h1><p>No mail server is configured: what would be sent is kept here, and as files below the data folder.</p>${mails.length > 0 ? table : '<p>There are none yet. Buy something!</p>'}</main></body></html>`
}

function html(body: string, contentSecurityPolicy: string): Response {
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'no-store',
    },
  })
}
