import { expect, test } from 'vitest'
import { clockOf, holdAt, announcementAt } from './hold.ts'

const until = '2026-11-21T10:15:00.000Z'
const at = (time: string, skew = 0) => holdAt(until, skew, Date.parse(`2026-11-21T${time}Z`))

test.each([
  ['10:00:00', 'calm', '15:00'],
  ['10:09:59', 'calm', '5:01'],
  ['10:10:00', 'soon', '5:00'],
  ['10:14:55.500', 'soon', '0:05'],
  ['10:15:00', 'over', '0:00'],
  ['10:20:00', 'over', '0:00'],
])('at %s a hold is %s with %s left', (time, state, clock) => {
  const hold = at(time)
  expect([hold.state, clockOf(hold)]).toEqual([state, clock])
})

test('the engine’s clock counts, not the browser’s', () => {
  expect(clockOf(at('09:00:00', 3_600_000))).toBe('15:00')
})

test('screen readers hear five minutes and one minute, and nothing else', () => {
  const announced: number[] = []
  for (let second = 0; second < 900; second += 1) {
    const before = holdAt(until, 0, Date.parse(until) - 900_000 + (second - 1) * 1000)
    const now = holdAt(until, 0, Date.parse(until) - 900_000 + second * 1000)
    const minutes = announcementAt(before, now)
    if (minutes) announced.push(minutes)
  }
  expect(announced).toEqual([5, 1])
})

test('a page that was suspended over both announces the later one only', () => {
  expect(announcementAt(at('10:00:00'), at('10:14:30'))).toBe(1)
  expect(announcementAt(undefined, at('10:14:30'))).toBeUndefined()
  expect(announcementAt(at('10:14:59'), at('10:15:00'))).toBeUndefined()
})
