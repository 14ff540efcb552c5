import type { Clock } from 'base/clock'
import type { Pool } from 'pg'
import { fieldsOf, isSigned } from '../signature.ts'
import type { Fields } from '../signature.ts'
import {
  startChallenge,
  finishTransaction,
  findTransaction,
  openTransaction,
  createBankTables,
  refund,
} from './bank-store.ts'
import type { Transaction } from './bank-store.ts'
import { cardErrors, outcomeOfCard } from './cards.ts'
import { messageFields } from './messages.ts'
import type { Account } from './messages.ts'
import { postOverHttp, startNotifier } from './notifier.ts'
import type { Notifier, Post } from './notifier.ts'
import { errorPage, cardPage, challengePage } from './pages.ts'

export type BankOptions = {
  pool: Pool
  clock: Clock
  account: Account
  /** The address below which the bank is reached, such as `http://localhost:3001/bank`. */
  base: string
  shop: string
  redirectUrl: string
  notificationUrl: string
  /** How long after a timeout the bank sends the final code. */
  lateMs?: number
  /** The pause before an unconfirmed notification is sent again; each further pause is twice as long, up to `longestMs`. */
  backoffMs?: number
  longestMs?: number
  /** When the shop's server is notified: before the browser is sent back, at the same time, or that much later. */
  notify?: 'first' | 'parallel' | { afterMs: number }
  /** How many times each notification is sent, to simulate a network that duplicates. */
  copies?: number
  /** How the shop's server is reached; over HTTP when not said. */
  post?: Post
}

/** The bank simulator: it speaks the hosted form's protocol; its state survives a crash of the process. */
export type Bank = { fetch: (request: Request) => Promise<Response>; stop: () => Promise<void> }

/** Opens the bank: makes its tables and resumes the notifications that the shop has not confirmed. */
export async function openBank(options: BankOptions): Promise<Bank> {
  await createBankTables(options.pool)
  const { backoffMs = 1000, longestMs = 60_000, post = postOverHttp } = options
  const notifier = startNotifier({ ...options, backoffMs, longestMs, post })
  return { fetch: (request) => answer({ ...options, notifier }, request), stop: () => notifier.stop() }
}

type BankContext = BankOptions & { notifier: Notifier }

async function answer(bank: BankContext, request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.slice(new URL(bank.base).pathname.replace(/\/$/, '').length)
  const [, view, id] = /^\/(pay|challenge)\/(\w{1,40})$/.exec(path) ?? []
  const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : undefined
  if (path === '/form/process' && form) return openPayment(bank, fieldsOf(form))
  if (path === '/service/rest/process' && form) return handleServerCall(bank, form)
  const transaction = id === undefined ? undefined : await findTransaction(bank.pool, id)
  if (!view || !transaction) return errorPage('en', 404)
  if (transaction.state === 'final') return redirectToShop(bank, transaction)
  if (transaction.state === 'challenge') return handleChallengePage(bank, transaction, form)
  return handleCardPage(bank, transaction, form)
}

async function openPayment(bank: BankContext, fields: Fields): Promise<Response> {
  const lang = fields.LANGUAGE?.toLowerCase() ?? 'en'
  const { ORDERID, AMOUNT } = fields
  if (!isSigned(fields, bank.account.key) || fields.IDENTIFIER !== bank.account.identifier) return errorPage(lang, 403)
  if (!ORDERID || ORDERID.length > 40 || !/^\d{1,9}$/.test(AMOUNT ?? '') || fields.OPERATIONTYPE !== 'payment')
    return errorPage(lang, 400)
  const id = await openTransaction(bank.pool, {
    orderId: ORDERID,
    amountCents: Number(AMOUNT),
    description: fields.DESCRIPTION ?? '',
    lang,
    clientIdent: fields.CLIENTIDENT ?? '',
    clientEmail: fields.CLIENTEMAIL ?? '',
  })
  return seeOther(`${bank.base}/pay/${id}`)
}

async function handleCardPage(bank: BankContext, transaction: Transaction, form?: URLSearchParams): Promise<Response> {
  const view = { transaction, shop: bank.shop, action: `${bank.base}/pay/${transaction.id}` }
  if (!form) return cardPage(view)
  if (form.get('do') === 'leave') return finishPayment(bank, transaction, '4004')
  const text = (name: string): string => (form.get(name) ?? '').trim()
  const card = { number: text('number').replaceAll(/[\s-]/g, ''), expiry: text('expiry'), cvv: text('cvv') }
  const errors = cardErrors(card, bank.clock())
  if (errors.length > 0) return cardPage(view, errors, { number: text('number'), expiry: text('expiry') })
  const outcome = outcomeOfCard(card.number)
  if (outcome.kind === 'final') return finishPayment(bank, transaction, outcome.code, outcome.late)
  await startChallenge(bank.pool, transaction.id)
  return seeOther(`${bank.base}/challenge/${transaction.id}`)
}

async function handleChallengePage(
  bank: BankContext,
  transaction: Transaction,
  form?: URLSearchParams,
): Promise<Response> {
  const wish = form?.get('do')
  if (wish === 'confirm') return finishPayment(bank, transaction, '0000')
  if (wish === 'refuse') return finishPayment(bank, transaction, '4008')
  return challengePage({ transaction, shop: bank.shop, action: `${bank.base}/challenge/${transaction.id}` })
}

async function finishPayment(
  bank: BankContext,
  { id }: Transaction,
  browserCode: string,
  late?: string,
): Promise<Response> {
  const first = typeof bank.notify === 'object' ? bank.notify.afterMs : 0
  const once = [
    { code: browserCode, afterMs: first },
    ...(late ? [{ code: late, afterMs: first + (bank.lateMs ?? 5000) }] : []),
  ]
  const notifications = Array.from({ length: bank.copies ?? 1 }, () => once).flat()
  await finishTransaction(bank.pool, id, { code: late ?? browserCode, browserCode, notifications })
  const sent = bank.notifier.sendDueNow()
  if (bank.notify === 'first') await sent
  const decided = await findTransaction(bank.pool, id)
  return decided ? redirectToShop(bank, decided) : errorPage('en', 404)
}

function redirectToShop({ account, redirectUrl }: BankContext, transaction: Transaction): Response {
  const fields = messageFields(transaction, transaction.browserCode ?? '', account)
  return seeOther(`${redirectUrl}?${new URLSearchParams(fields).toString()}`)
}

/** The calls from server to server. Only the refund is needed here. */
async function handleServerCall(bank: BankContext, form: URLSearchParams): Promise<Response> {
  const fields: Fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const inner = /^params\[(.+)\]$/.exec(name)?.[1]
      return inner ? [[inner, value]] : []
    }),
  )
  if (!isSigned(fields, bank.account.key)) return serverResponse('1003', 'The HASH is wrong.')
  if (fields.OPERATIONTYPE !== 'refund') return serverResponse('1002', 'Only refunds are known here.')
  return refundPayment(bank, fields)
}

async function refundPayment(bank: BankContext, { TRANSACTIONID = '', AMOUNT }: Fields): Promise<Response> {
  const transaction = await findTransaction(bank.pool, TRANSACTIONID)
  if (!transaction) return serverResponse('2002', 'There is no such transaction.')
  if (transaction.code !== '0000') return serverResponse('2003', 'The transaction was not completed.')
  const id = await refund(bank.pool, transaction.id, Number(AMOUNT ?? transaction.amountCents))
  if (!id) return serverResponse('2008', 'There is not so much left to refund.')
  void bank.notifier.sendDueNow()
  return serverResponse('0000', 'The refund has been accepted.', id)
}

function serverResponse(code: string, message: string, id?: string): Response {
  return Response.json({ EXECCODE: code, MESSAGE: message, ...(id && { TRANSACTIONID: id }) })
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
