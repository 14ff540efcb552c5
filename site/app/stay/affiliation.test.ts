import { expect, test } from 'vitest'
import { affiliationProps } from './affiliation.ts'

const now = new Date('2026-12-20T10:00:00Z')
const later = now.getTime() + 1

function kept(values: Record<string, unknown>): Pick<Storage, 'getItem'> {
  return { getItem: (key) => (key in values ? JSON.stringify(values[key]) : null) }
}

test('STAY-1 a stored provider is sent as Affiliation, a referral as payment-link referral', () => {
  const local = kept({
    businessProvider: { id: 4211, exp: later },
    gescoReferral: { type: 'quotation', exp: later },
  })
  expect(affiliationProps(local, now)).toEqual({ Affiliation: '4211', 'payment-link referral': 'quotation' })
  expect(affiliationProps(kept({}), now)).toEqual({})
})

test.each([
  ['expired', { id: 4211, type: 'quotation', exp: now.getTime() }],
  ['none', { id: -1, type: -1, exp: later }],
  ['none, as text', { id: '-1', type: '-1', exp: later }],
  ['without an end', { id: 4211, type: 'quotation' }],
  ['of an end that is not a number', { id: 4211, type: 'quotation', exp: '2099' }],
  ['not a word', { id: '1&x=2', type: 'jo@example.org', exp: later }],
  ['a list', [1, 2]],
  ['nothing', null],
  ['an object in an object', { id: {}, type: {}, exp: later }],
])('STAY-1 bad input: a value that is %s is ignored', (_, value) => {
  expect(affiliationProps(kept({ businessProvider: value, gescoReferral: value }), now)).toEqual({})
})

test('bad input: what is not JSON, and storage that is forbidden, give nothing', () => {
  expect(affiliationProps({ getItem: () => '{oops' }, now)).toEqual({})
  const forbidden = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  expect(affiliationProps(forbidden, now)).toEqual({})
})
