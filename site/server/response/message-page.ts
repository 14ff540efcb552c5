import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeHtml } from 'base/html'
import type { Lang } from 'content/api/page'

type Message = { status: number; lang: Lang; title: string; text: string; retry: string; retryAfterSeconds: number }

/** Sends a page of one message and a link to try again, which needs neither the database nor the application. */
export function sendMessagePage(
  { method }: Pick<IncomingMessage, 'method'>,
  response: ServerResponse,
  message: Message,
): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(message.retryAfterSeconds),
    'x-content-type-options': 'nosniff',
  }
  response.writeHead(message.status, headers).end(method === 'HEAD' ? undefined : htmlOf(message))
}

function htmlOf({ lang, title, text, retry }: Message): string {
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1.5rem;color:#10233f;background:#f7fafc}</style></head>
<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="">${escapeHtml(retry)}</a></p></body>
</html>
`
}
