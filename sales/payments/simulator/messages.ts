import { signed } from '../signature.ts'
import type { Transaction } from './bank-store.ts'

export type Account = { identifier: string; key: string }

/** What browser and server bring to the shop: the same signed fields. */
export function messageFields(transaction: Transaction, code: string, account: Account): Record<string, string> {
  const fields = {
    IDENTIFIER: account.identifier,
    OPERATIONTYPE: transaction.operation,
    ORDERID: transaction.orderId,
    TRANSACTIONID: transaction.id,
    AMOUNT: String(transaction.amountCents),
    EXECCODE: code,
    MESSAGE: messageOf(code),
    CLIENTIDENT: transaction.clientIdent,
    CLIENTEMAIL: transaction.clientEmail,
    DESCRIPTOR: 'Demo bank',
    '3DSECURE': 'yes',
    VERSION: '3.0',
  }
  return signed(fields, account.key)
}

function messageOf(code: string): string {
  if (code === '0000') return 'The transaction has been accepted.'
  if (code === '5004') return 'The network did not answer in time.'
  if (code === '4004') return 'The cardholder left the page.'
  return 'The transaction has been refused.'
}
