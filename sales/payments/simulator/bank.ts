import type { Clock } from 'base/clock'
import type { Pool } from 'pg'
import { fieldsOf, isSigned } from '../signature.ts'
import type { Fields } from '../signature.ts'
import { challenge, decide, findTransaction, openTransaction, prepareBook, refund } from './book.ts'
import type { Transaction } from './book.ts'
import { mistakesIn, outcomeOfCard } from './cards.ts'
import { messageFields } from './messages.ts'
import type { Account } from './messages.ts'
import { postOverHttp, startNotifier } from './notifier.ts'
import type { Notifier, Post } from './notifier.ts'
import { badPage, cardPage, challengePage } from './pages.ts'

export type BankOptions = {
  pool: Pool
  clock: Clock
  account: Account
  /** The address below which the bank is reached, such as `http://localhost:3001/bank`. */
  base: string
  shop: string
  redirectUrl: string
  notificationUrl: string
  /** How long after a timeout the bank says what became of it. */
  lateMs?: number
  /** The first pause before a message that was not confirmed is sent again; each further one doubles, up to `longestMs`. */
  backoffMs?: number
  longestMs?: number
  /** When the shop's server is told: before the browser is sent back, at the same time, or that much later. */
  notify?: 'first' | 'parallel' | { afterMs: number }
  /** Sends every message as often, as a real network may. */
  copies?: number
  /** How the shop's server is reached; over HTTP when not said. */
  post?: Post
}

/** A bank to practise with: it speaks the hosted form's protocol and keeps its promises through a kill. */
export type Bank = { fetch: (request: Request) => Promise<Response>; stop: () => Promise<void> }

/** Opens the bank: makes its tables and goes on telling the shop what it was not told yet. */
export async function openBank(options: BankOptions): Promise<Bank> {
  await prepareBook(options.pool)
  const { backoffMs = 1000, longestMs = 60_000, post = postOverHttp } = options
  const notifier = startNotifier({ ...options, backoffMs, longestMs, post })
  return { fetch: (request) => answer({ ...options, notifier }, request), stop: () => notifier.stop() }
}

type Desk = BankOptions & { notifier: Notifier }

async function answer(desk: Desk, request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.slice(new URL(desk.base).pathname.replace(/\/$/, '').length)
  const [, place, id] = /^\/(pay|challenge)\/(\w{1,40})$/.exec(path) ?? []
  const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : undefined
  if (path === '/form/process' && form) return begin(desk, fieldsOf(form))
  if (path === '/service/rest/process' && form) return serve(desk, form)
  const transaction = id === undefined ? undefined : await findTransaction(desk.pool, id)
  if (!place || !transaction) return badPage('en', 404)
  if (transaction.state === 'final') return backToShop(desk, transaction)
  if (transaction.state === 'challenge') return askBack(desk, transaction, form)
  return askCard(desk, transaction, form)
}

async function begin(desk: Desk, fields: Fields): Promise<Response> {
  const lang = fields.LANGUAGE?.toLowerCase() ?? 'en'
  const { ORDERID, AMOUNT } = fields
  if (!isSigned(fields, desk.account.key) || fields.IDENTIFIER !== desk.account.identifier) return badPage(lang, 403)
  if (!ORDERID || ORDERID.length > 40 || !/^\d{1,9}$/.test(AMOUNT ?? '') || fields.OPERATIONTYPE !== 'payment')
    return badPage(lang, 400)
  const id = await openTransaction(desk.pool, {
    orderId: ORDERID,
    amountCents: Number(AMOUNT),
    description: fields.DESCRIPTION ?? '',
    lang,
    clientIdent: fields.CLIENTIDENT ?? '',
    clientEmail: fields.CLIENTEMAIL ?? '',
  })
  return seeOther(`${desk.base}/pay/${id}`)
}

async function askCard(desk: Desk, transaction: Transaction, form?: URLSearchParams): Promise<Response> {
  const place = { transaction, shop: desk.shop, action: `${desk.base}/pay/${transaction.id}` }
  if (!form) return cardPage(place)
  if (form.get('do') === 'leave') return finish(desk, transaction, '4004')
  const text = (name: string): string => (form.get(name) ?? '').trim()
  const card = { number: text('number').replaceAll(/[\s-]/g, ''), expiry: text('expiry'), cvv: text('cvv') }
  const mistakes = mistakesIn(card, desk.clock())
  if (mistakes.length > 0) return cardPage(place, mistakes, { number: text('number'), expiry: text('expiry') })
  const outcome = outcomeOfCard(card.number)
  if (outcome.kind === 'final') return finish(desk, transaction, outcome.code, outcome.late)
  await challenge(desk.pool, transaction.id)
  return seeOther(`${desk.base}/challenge/${transaction.id}`)
}

async function askBack(desk: Desk, transaction: Transaction, form?: URLSearchParams): Promise<Response> {
  const wish = form?.get('do')
  if (wish === 'confirm') return finish(desk, transaction, '0000')
  if (wish === 'refuse') return finish(desk, transaction, '4008')
  return challengePage({ transaction, shop: desk.shop, action: `${desk.base}/challenge/${transaction.id}` })
}

async function finish(desk: Desk, { id }: Transaction, told: string, late?: string): Promise<Response> {
  const first = typeof desk.notify === 'object' ? desk.notify.afterMs : 0
  const once = [
    { code: told, afterMs: first },
    ...(late ? [{ code: late, afterMs: first + (desk.lateMs ?? 5000) }] : []),
  ]
  const notices = Array.from({ length: desk.copies ?? 1 }, () => once).flat()
  await decide(desk.pool, id, { code: late ?? told, told, notices })
  const sent = desk.notifier.wake()
  if (desk.notify === 'first') await sent
  const decided = await findTransaction(desk.pool, id)
  return decided ? backToShop(desk, decided) : badPage('en', 404)
}

function backToShop({ account, redirectUrl }: Desk, transaction: Transaction): Response {
  const fields = messageFields(transaction, transaction.told ?? '', account)
  return seeOther(`${redirectUrl}?${new URLSearchParams(fields).toString()}`)
}

/** The calls from server to server. Only the refund is needed here. */
async function serve(desk: Desk, form: URLSearchParams): Promise<Response> {
  const fields: Fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const inner = /^params\[(.+)\]$/.exec(name)?.[1]
      return inner ? [[inner, value]] : []
    }),
  )
  if (!isSigned(fields, desk.account.key)) return said('1003', 'The HASH is wrong.')
  if (fields.OPERATIONTYPE !== 'refund') return said('1002', 'Only refunds are known here.')
  return payBack(desk, fields)
}

async function payBack(desk: Desk, { TRANSACTIONID = '', AMOUNT }: Fields): Promise<Response> {
  const transaction = await findTransaction(desk.pool, TRANSACTIONID)
  if (!transaction) return said('2002', 'There is no such transaction.')
  if (transaction.code !== '0000') return said('2003', 'The transaction was not completed.')
  const id = await refund(desk.pool, transaction.id, Number(AMOUNT ?? transaction.amountCents))
  if (!id) return said('2008', 'There is not so much left to refund.')
  void desk.notifier.wake()
  return said('0000', 'The refund has been accepted.', id)
}

function said(code: string, message: string, id?: string): Response {
  return Response.json({ EXECCODE: code, MESSAGE: message, ...(id && { TRANSACTIONID: id }) })
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
