import { expect, test } from 'vitest'
import { fieldsOf, isSigned, sign, signed } from './signature.ts'

const key = 'demo-key-0123456'
const form = {
  '3DSECURE': 'yes',
  AMOUNT: '52340',
  CLIENTEMAIL: 'a@example.org',
  CLIENTIDENT: 'cust-7',
  DESCRIPTION: 'Panier neige',
  IDENTIFIER: 'DEMO',
  OPERATIONTYPE: 'payment',
  ORDERID: 'CART-1001',
  VERSION: '3.0',
}
const notice = {
  '3DSECURE': 'yes',
  AMOUNT: '52340',
  EXECCODE: '0000',
  IDENTIFIER: 'DEMO',
  MESSAGE: 'Successful operation',
  OPERATIONTYPE: 'payment',
  ORDERID: 'CART-1001',
  TRANSACTIONID: 'A1B2',
  VERSION: '3.0',
}

test.each([
  [
    'password',
    { c: '3', a: '1', b: '2', HASH: 'ignored' },
    '77c71c1e70ea28525cf078537d22d1932922e3741ed83287b0dc0a117bf77999',
  ],
  [
    'password',
    { 'd[y]': '43', 'd[x]': '42', a: '1', b: '2', c: '3' },
    '376383093261372eb97909ed1a44b1adb5e8f2687f7a64f1c41d5a0c8cc0b0fa',
  ],
  [key, form, 'eacdddbd01104210326a7a1e449d7c182457b19b98eee5e3b1feb332f170bdb4'],
  [key, notice, '865fcefc76c794f5700ad405babab48159ce29d4eccfcfcf8584346160e526c4'],
])('the known signatures come out: key %s', (secret, fields, hash) => expect(sign(fields, secret)).toBe(hash))

test('an array is sorted by its name before its index, so that a bracket does not push it behind a longer name', () => {
  expect(sign({ 'AMOUNTS[1]': '2', AMOUNTSX: '1' }, 'k')).toBe(sign({ AMOUNTSX: '1', 'AMOUNTS[1]': '2' }, 'k'))
  expect(sign({ 'A[1]': '2', AB: '1' }, 'k')).toBe(
    // printf 'kA[1]=2kAB=1k' | sha256sum
    '3bdfd3b63971f4c5b94635796a66d51c924e1e0f5ca26889613b36106c32147f',
  )
})

test('a message with any field changed, added or taken away is refused', () => {
  const good = signed(notice, key)
  expect(isSigned(good, key)).toBe(true)
  expect(isSigned({ ...good, AMOUNT: '1' }, key)).toBe(false)
  expect(isSigned({ ...good, EXTRA: '' }, key)).toBe(false)
  expect(isSigned({ ...notice, HASH: '' }, key)).toBe(false)
  expect(isSigned(notice, key)).toBe(false)
  expect(isSigned({ ...good, HASH: good.HASH!.toUpperCase() }, key)).toBe(false)
  expect(isSigned(good, 'another-key')).toBe(false)
})

test('accents and brackets survive the way through a form', () => {
  const fields = signed({ DESCRIPTION: 'Été à Valorsène', 'METADATA[a b]': '1&2' }, key)
  expect(isSigned(fieldsOf(new URLSearchParams(new URLSearchParams(fields).toString())), key)).toBe(true)
})
