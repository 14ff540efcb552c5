import { expect, test } from 'vitest'
import { outcomeOf } from './payment.ts'

test.each([
  ['0000', 'paid'],
  ['0001', 'pending'],
  ['0002', 'pending'],
  ['0003', 'pending'],
  ['5004', 'pending'],
  ['4001', 'refused'],
  ['4002', 'refused'],
  ['0004', 'refused'],
  ['6002', 'refused'],
])('CART-5 code %s means %s', (code, outcome) => expect(outcomeOf(code)).toBe(outcome))
