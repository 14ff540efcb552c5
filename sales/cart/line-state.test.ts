import { expect, test } from 'vitest'
import { heldUntil, lineState } from './cart.ts'
import type { LineHold } from './cart.ts'

const now = new Date('2026-12-01T09:00:00Z')
const hold = (state: LineHold['state'], minutes: number): LineHold => ({
  pool: 'p',
  places: 2,
  state,
  expiresAt: new Date(now.getTime() + minutes * 60_000),
  ceilingAt: new Date(now.getTime() + 60 * 60_000),
})

test.each([
  ['a line without places', [], 'free', null],
  ['all places held', [hold('held', 9), hold('held', 5)], 'held', 5],
  ['one of them over', [hold('held', 9), hold('held', 0)], 'expired', null],
  ['one of them swept', [hold('held', 9), hold('expired', -1)], 'expired', null],
  ['all sold', [hold('sold', -5), hold('sold', -5)], 'held', null],
] as const)('%s', (_what, holds, state, minutes) => {
  expect(lineState({ holds: [...holds] }, now)).toBe(state)
  expect(heldUntil({ holds: [...holds] }, now)).toEqual(
    minutes === null ? null : new Date(now.getTime() + minutes * 60_000),
  )
})
