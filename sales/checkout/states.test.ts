import { readMarkdownTable } from 'base/markdown-table'
import { expect, test } from 'vitest'
import { orderAfter } from '../orders/order-states.ts'
import type { OrderEvent } from '../orders/order-states.ts'
import { attemptsPerCart, pendingMs, startedMs } from '../payments/limits.ts'
import { paymentAfter } from '../payments/payment-states.ts'
import type { PaymentEvent } from '../payments/payment-states.ts'
import type { OrderState, PaymentState } from '../store/order-types.ts'
import { paymentHoldMs } from '../availability/limits.ts'

const document = new URL('../../docs/algorithms/payments.md', import.meta.url)

function cells(heading: string): { event: string; state: string; word: string }[] {
  return readMarkdownTable(document, heading).flatMap(({ event = '', ...states }) =>
    Object.entries(states).map(([state, word]) => ({ event, state, word })),
  )
}

function wordOf(step: { to: string } | { do: string } | { unchanged: string }): string {
  if ('to' in step) return step.to
  return 'do' in step ? step.do : '-'
}

test.each(cells('What a notification does'))('a payment that is $state, $event: $word', ({ event, state, word }) => {
  expect(wordOf(paymentAfter(state as PaymentState, event as PaymentEvent))).toBe(word)
})

test.each(cells('What happens to an order'))('an order that is $state, $event: $word', ({ event, state, word }) => {
  expect(wordOf(orderAfter(state as OrderState, event as OrderEvent))).toBe(word)
})

test('the tables are whole', () => {
  expect(cells('What a notification does')).toHaveLength(42)
  expect(cells('What happens to an order')).toHaveLength(25)
})

test('the limits are those of the document', () => {
  const minute = 60_000
  expect(readMarkdownTable(document, 'One attempt').map(({ value }) => value)).toEqual([
    `${paymentHoldMs / minute} minutes`,
    `${startedMs / minute} minutes`,
    `${pendingMs / minute} minutes`,
    String(attemptsPerCart),
  ])
})
