import { createHash } from 'node:crypto'
import { escapeHtml } from 'base/html'
import { formatCents } from 'base/money'
import type { Transaction } from './bank-store.ts'
import { testCards } from './cards.ts'
import type { CardForm, CardError } from './cards.ts'
import { style } from './style.ts'
import { en } from './wording/en.ts'
import { fr } from './wording/fr.ts'

type Words = typeof en
type PaymentPage = { transaction: Transaction; shop: string; action: string }

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`

/** The page that asks for the card, with what was given before when something was wrong with it. Works without any script. */
export function cardPage(
  { transaction, shop, action }: PaymentPage,
  errors: readonly CardError[] = [],
  given: Partial<CardForm> = {},
): Response {
  const words = wordsOf(transaction.lang)
  const amount = euros(transaction)
  const field = (name: CardError, autocomplete: string, length: number): string =>
    textField(words, { name, autocomplete, length, value: given[name] ?? '' }, errors.includes(name))
  const body = `
    ${errors.length > 0 ? `<p class="error" role="alert">${words.wrong}</p>` : ''}
    ${summary(words, transaction, shop)}
    <form method="post" action="${escapeHtml(action)}" novalidate>
      ${field('number', 'cc-number', 23)}${field('expiry', 'cc-exp', 7)}${field('cvv', 'cc-csc', 4)}
      <button name="do" value="pay">${words.pay.replace('{amount}', amount)}</button>
      <button name="do" value="leave" class="second">${words.leave}</button>
    </form>
    <h2>${words.cards}</h2>
    <ul>${testCards.map(({ number, hint }) => `<li><code>${number.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code> ${words[`card-${hint}`]}</li>`).join('')}</ul>`
  return page(transaction.lang, words.title, body, errors.length > 0 ? 422 : 200)
}

type Field = { name: CardError; autocomplete: string; length: number; value: string }

function textField(words: Words, { name, autocomplete, length, value }: Field, wrong: boolean): string {
  const error = wrong ? `<p class="error" id="${name}-error">${words[`wrong-${name}`]}</p>` : ''
  const marks = wrong ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''
  return `<label for="${name}">${words[name]}</label><input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${length}" value="${escapeHtml(value)}" required${marks}>${error}`
}

/** The page on which the cardholder's bank asks back (3-D Secure). */
export function challengePage({ transaction, shop, action }: PaymentPage): Response {
  const words = wordsOf(transaction.lang)
  const body = `
    ${summary(words, transaction, shop)}
    <p>${words['challenge-text'].replace('{amount}', euros(transaction))}</p>
    <form method="post" action="${escapeHtml(action)}">
      <button name="do" value="confirm">${words.confirm}</button>
      <button name="do" value="refuse" class="second">${words.refuse}</button>
    </form>`
  return page(transaction.lang, words['challenge-title'], body)
}

/** The page for a request that is invalid or not from the shop. */
export function errorPage(lang: string, status: number): Response {
  const words = wordsOf(lang)
  return page(lang, words['bad-title'], `<p>${words['bad-text']}</p>`, status)
}

function summary(words: Words, transaction: Transaction, shop: string): string {
  return `<p class="note">${words.demo}</p>
    <dl><dt>${words.to}</dt><dd>${escapeHtml(shop)}</dd><dt>${words.amount}</dt><dd>${euros(transaction)}</dd></dl>`
}

function page(lang: string, title: string, body: string, status = 200): Response {
  const words = wordsOf(lang)
  const html = `<!doctype html>
<html lang="${words === fr ? 'fr' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${words.bank}</title><style>${style}</style></head>
<body><main><p class="bank">${words.bank}</p><h1>${title}</h1>${body}</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}

function wordsOf(lang: string): Words {
  return lang === 'fr' ? fr : en
}

function euros({ amountCents, lang }: Transaction): string {
  return formatCents(amountCents, lang === 'fr' ? 'fr' : 'en')
}
