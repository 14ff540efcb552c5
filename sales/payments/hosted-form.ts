import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { z } from 'zod'
import type {
  BankForm,
  PaymentNotification,
  NotificationRefusal,
  PaymentProvider,
  PaymentStart,
  RefundResponse,
  RefundRequest,
} from './provider.ts'
import { isSigned, signed } from './signature.ts'
import type { Fields } from './signature.ts'

/** `form` is the address of the bank's form; its server calls have an address beside it. */
export type BankAccount = { form: string; identifier: string; key: string }

/** Sends a request to the bank's server. */
type SendRequest = (request: Request) => Promise<Response>

const notificationFields = z.object({
  EXECCODE: z.string().regex(/^\d{4}$/),
  ORDERID: z.string().min(1).max(40),
  TRANSACTIONID: z.string().min(1).max(32),
  AMOUNT: z.string().regex(/^\d{1,9}$/),
  OPERATIONTYPE: z.string().max(32),
  MESSAGE: z.string().max(500).default(''),
})
const refundResponse = z.object({
  EXECCODE: z.string().regex(/^\d{4}$/),
  MESSAGE: z.string().default(''),
  TRANSACTIONID: z.string().max(32).optional(),
})

/** A refund request without a response after this time counts as one whose response was lost. */
const refundTimeoutMs = 10_000

/** The signed hosted form of Be2bill, Dalenys and Payplug enterprise, version 3.0. */
export function hostedForm(account: BankAccount, call: SendRequest = fetch): PaymentProvider {
  return {
    start: (payment) => startForm(account, payment),
    verify: (fields) => verifyNotification(account, fields),
    refund: (refund) => requestRefund(account, call, refund),
  }
}

function startForm({ form, identifier, key }: BankAccount, payment: PaymentStart): BankForm {
  const fields = {
    IDENTIFIER: identifier,
    OPERATIONTYPE: 'payment',
    ORDERID: payment.paymentId,
    AMOUNT: String(payment.amountCents),
    CLIENTIDENT: payment.buyer.id,
    CLIENTEMAIL: payment.buyer.email,
    DESCRIPTION: payment.description.slice(0, 510),
    LANGUAGE: payment.lang.toUpperCase(),
    '3DSECURE': 'yes',
    VERSION: '3.0',
  }
  return { url: form, method: 'POST', fields: signed(fields, key) }
}

function verifyNotification(
  { identifier, key }: BankAccount,
  fields: Fields,
): Result<PaymentNotification, NotificationRefusal> {
  if (!isSigned(fields, key)) return fail('bad-signature', 'The signature of the message is not the bank’s.')
  if (fields.IDENTIFIER !== identifier)
    return fail('other-account', 'The message is about the account of somebody else.')
  const parsed = notificationFields.safeParse(fields)
  if (!parsed.success) return fail('bad-fields', 'The message lacks a field, or has one that cannot be read.')
  const { ORDERID, TRANSACTIONID, OPERATIONTYPE, AMOUNT, EXECCODE, MESSAGE } = parsed.data
  return ok({
    paymentId: ORDERID,
    transactionId: TRANSACTIONID,
    operation: OPERATIONTYPE,
    amountCents: Number(AMOUNT),
    code: EXECCODE,
    message: MESSAGE,
  })
}

async function requestRefund(
  { form, identifier, key }: BankAccount,
  call: SendRequest,
  refund: RefundRequest,
): Promise<RefundResponse> {
  const fields = {
    IDENTIFIER: identifier,
    OPERATIONTYPE: 'refund',
    TRANSACTIONID: refund.transactionId,
    ORDERID: refund.paymentId,
    AMOUNT: String(refund.amountCents),
    DESCRIPTION: refund.description.slice(0, 510),
    VERSION: '3.0',
  }
  const params = Object.entries(signed(fields, key)).map(([name, value]) => [`params[${name}]`, value])
  const body = new URLSearchParams([['method', 'refund'], ...params])
  try {
    const signal = AbortSignal.timeout(refundTimeoutMs)
    const answer = await call(new Request(serviceAddress(form), { method: 'POST', body, signal }))
    const { EXECCODE, MESSAGE, TRANSACTIONID } = refundResponse.parse(await answer.json())
    return { code: EXECCODE, message: MESSAGE, id: TRANSACTIONID }
  } catch (error) {
    return { code: undefined, message: error instanceof Error ? error.message : String(error) }
  }
}

/** The address of the bank's server calls, beside that of its form: `…/form/process` and `…/service/rest/process`. */
export function serviceAddress(form: string): string {
  return form.replace(/\/form\/process(\.php)?$/, '/service/rest/process')
}
