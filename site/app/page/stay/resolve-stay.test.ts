import { expect, test } from 'vitest'
import { resolveStay } from './resolve-stay.ts'

const season = { start: '2026-12-12', end: '2027-04-18' }
const today = '2027-01-10'

test.each([
  ['the days as they are', '2027-02-13', '2027-02-20', { stay: { from: '2027-02-13', to: '2027-02-20' } }],
  ['one day is a stay too', '2027-02-13', '2027-02-13', { stay: { from: '2027-02-13', to: '2027-02-13' } }],
  ['a stay that has begun goes on from today', '2027-01-02', '2027-01-16', { stay: { from: today, to: '2027-01-16' } }],
  ['a stay ends with the season', '2027-04-17', '2027-04-24', { stay: { from: '2027-04-17', to: '2027-04-18' } }],
  ['it needs both days', '2027-02-13', '', { problem: 'missing' }],
  ['it ends after it begins', '2027-02-20', '2027-02-13', { problem: 'order' }],
  ['what is over is over', '2026-12-19', '2027-01-09', { problem: 'past' }],
  ['in summer the school is closed', '2027-07-03', '2027-07-10', { problem: 'out-of-season' }],
])('when somebody comes: %s', (_, from, to, told) => {
  expect(resolveStay({ from, to }, today, season)).toEqual(told)
})

test('before the season a stay begins with it', () => {
  expect(resolveStay({ from: '2026-12-05', to: '2026-12-19' }, '2026-11-21', season)).toEqual({
    stay: { from: '2026-12-12', to: '2026-12-19' },
  })
  expect(resolveStay({ from: '2026-11-28', to: '2026-12-05' }, '2026-11-21', season)).toEqual({
    problem: 'out-of-season',
  })
})

test('a resort without a season takes any day to come', () => {
  expect(resolveStay({ from: '2027-07-03', to: '2027-07-10' }, today, undefined)).toMatchObject({
    stay: { from: '2027-07-03' },
  })
})
