import { globSync, readFileSync } from 'node:fs'
import { faultsOfTexts } from 'base/translate/testing'
import { expect, test } from 'vitest'
import { lineKinds } from 'contracts/cart/kinds'
import { orderButtonKey } from '../checkout/use-payment.ts'
import { texts as en } from './en.ts'
import { texts as es } from './es.ts'
import { texts as fr } from './fr.ts'
import { texts as nl } from './nl.ts'

const languages: Record<string, Record<string, string>> = { fr, en, es, nl }
const keys = Object.keys(fr)

/** Keys that are put together from a word of the engine's; each names where they begin. */
const composed =
  /^(kind|way|slot|lesson\.missing|pass\.missing|withdrawal|outcome|change\.outcome|person|buyer\.error|buyer\.(email|phone)\.hint)(\.|$)/

test('SHOP-2 UI-5 every language has the same labels with the same values, and nothing stays unfilled', () => {
  expect(faultsOfTexts(languages)).toEqual([])
})

test('every label is used, and every key of a form error exists', () => {
  const source = globSync('sales/widget/**/*.{ts,tsx}')
    .filter((file) => !file.includes('/wording/') && !file.includes('.test.') && !file.includes('/build/'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const unused = keys.filter((key) => !source.includes(`'${key}'`) && !composed.test(key))
  const named = [...source.matchAll(/'((?:person|stay|buyer)\.error\.[\w-]+)'/g)].map(([, key]) => key ?? '')
  expect({ unused, unknown: named.filter((key) => !keys.includes(key)) }).toEqual({
    unused: [],
    unknown: [],
  })
})

test('CART-1 every kind of line has a name', () => {
  expect(lineKinds.filter((kind) => !(`kind.${kind}` in fr))).toEqual([])
})

test('the order button states the obligation to pay, as the law requires', () => {
  expect(Object.values(languages).map((texts) => texts['checkout.order'])).toEqual([
    'Commander avec obligation de paiement',
    'Order with obligation to pay',
    'Pedido con obligación de pago',
    'Bestelling met betalingsverplichting',
  ])
})

test('an order with nothing to pay mentions neither payment nor bank', () => {
  for (const texts of Object.values(languages))
    for (const key of [orderButtonKey(0, false), orderButtonKey(0, true), 'outcome.free'])
      expect(texts[key]).toMatch(/./)
  expect([orderButtonKey(0, false), orderButtonKey(100, false)]).toEqual(['checkout.order.free', 'checkout.order'])
  expect(fr['checkout.order.free'] + fr['outcome.free']).not.toMatch(/pa[iy]|banque/i)
  expect(en['checkout.order.free'] + en['outcome.free']).not.toMatch(/pa[iy]|bank/i)
})

test('texts have the sign for an ellipsis, not three dots', () => {
  for (const texts of Object.values(languages))
    expect(Object.values(texts).filter((text) => text.includes('...'))).toEqual([])
})
