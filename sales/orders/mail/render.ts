import { escapeHtml } from 'base/html'
import type { MailContent } from './mail-content.ts'

/** A letter as plain text. */
export function asText(letter: MailContent): string {
  const items = letter.items.map(
    ({ heading, facts: list, note }) => `* ${heading}\n${textFacts(letter, list)}\n${note}`,
  )
  const parts = [
    letter.hello,
    ...letter.paragraphs,
    textFacts(letter, letter.facts),
    letter.itemsTitle && letter.itemsTitle.toUpperCase(),
    ...items,
    letter.after && `${letter.after.title.toUpperCase()}\n\n${letter.after.text}`,
    letter.link.label + letter.colon + letter.link.url,
    letter.bye,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function textFacts({ colon }: MailContent, facts: MailContent['facts']): string {
  return facts.map(({ label, value }) => label + colon + value).join('\n')
}

// Mail programs know little of style sheets, so what matters stands on the elements; dark ink on white holds 4.5:1 and more.
const style = {
  body: 'margin:0;padding:24px 12px;background:#f4f7fa;color:#12233b;font:17px/1.5 system-ui,-apple-system,Segoe UI,sans-serif',
  main: 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff',
  h1: 'font-size:26px;line-height:1.2;margin:0 0 16px',
  h2: 'font-size:20px;line-height:1.3;margin:32px 0 8px',
  h3: 'font-size:17px;margin:0 0 4px',
  item: 'padding:16px 0;border-top:1px solid #cfd9e4',
  fact: 'margin:0',
  note: 'margin:8px 0 0;font-size:15px;color:#43546b',
  link: 'display:inline-block;margin:24px 0 8px;padding:12px 20px;background:#12233b;color:#ffffff;text-decoration:none;font-weight:600',
}

/** A letter as HTML: one column, headings in order, nothing that must be loaded. */
export function asHtml(letter: MailContent): string {
  const facts = (list: MailContent['facts']): string =>
    list
      .map(
        ({ label, value }) =>
          `<p style="${style.fact}">${escapeHtml(label + letter.colon)}<strong>${escapeHtml(value)}</strong></p>`,
      )
      .join('')
  const items = letter.items
    .map(
      ({ heading, facts: list, note }) =>
        `<div style="${style.item}"><h3 style="${style.h3}">${escapeHtml(heading)}</h3>${facts(list)}<p style="${style.note}">${escapeHtml(note)}</p></div>`,
    )
    .join('')
  return `<!doctype html>
<html lang="${letter.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(letter.subject)}</title></head>
<body style="${style.body}"><div role="main" style="${style.main}">
<h1 style="${style.h1}">${escapeHtml(letter.title)}</h1>
<p>${escapeHtml(letter.hello)}</p>
${letter.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}
${facts(letter.facts)}
${letter.itemsTitle && `<h2 style="${style.h2}">${escapeHtml(letter.itemsTitle)}</h2>`}${items}
${letter.after ? `<h2 style="${style.h2}">${escapeHtml(letter.after.title)}</h2><p>${escapeHtml(letter.after.text)}</p>` : ''}
<p><a href="${escapeHtml(letter.link.url)}" style="${style.link}">${escapeHtml(letter.link.label)}</a></p>
<p>${escapeHtml(letter.bye)}</p>
</div></body></html>
`
}
