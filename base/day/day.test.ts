import { expect, test, vi } from 'vitest'
import { addDays, ageOn, dayAt, daysBetween, isDay, mondayOf, startOfDay, weekdayOf } from './day.ts'

test.each([
  ['2027-02-28', true],
  ['2027-02-29', false],
  ['2028-02-29', true],
  ['2027-13-01', false],
  ['27-1-1', false],
  ['', false],
])('is %s a day that exists? %s', (text, expected) => expect(isDay(text)).toBe(expected))

test('a day begins and ends with the resort, not with the server', () => {
  expect(dayAt(new Date('2026-12-24T23:30:00Z'), 'Europe/Paris')).toBe('2026-12-25')
  expect(startOfDay('2026-12-25', 'Europe/Paris').toISOString()).toBe('2026-12-24T23:00:00.000Z')
})

test('a day is read from the parts of a date, which an engine may write in another order', () => {
  // WebKit writes dates of `en-CA` as 11/22/2026, Chromium as 2026-11-22.
  const format = vi
    .spyOn(Intl.DateTimeFormat.prototype as { format: object }, 'format', 'get')
    .mockReturnValue(() => '11/22/2026')
  expect(dayAt(new Date('2026-11-22T12:00:00Z'), 'Europe/London')).toBe('2026-11-22')
  format.mockRestore()
})

test.each([
  ['2027-03-28', '2027-03-27T23:00:00.000Z'],
  ['2027-03-29', '2027-03-28T22:00:00.000Z'],
  ['2027-10-31', '2027-10-30T22:00:00.000Z'],
  ['2027-11-01', '2027-10-31T23:00:00.000Z'],
])('summer time does not move midnight: %s', (day, instant) =>
  expect(startOfDay(day, 'Europe/Paris').toISOString()).toBe(instant),
)

test('days are counted over months, years and summer time', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysBetween('2027-03-27', '2027-04-03')).toBe(7)
})

test('STAY-5 the week of 25 December 2026, a Friday, starts on Monday the 21st', () => {
  expect(weekdayOf('2026-12-25')).toBe(5)
  expect(mondayOf('2026-12-25')).toBe('2026-12-21')
  expect(mondayOf('2026-12-21')).toBe('2026-12-21')
})

test.each([
  ['2014-01-10', '2027-01-09', 12],
  ['2014-01-10', '2027-01-10', 13],
  ['2020-02-29', '2027-02-28', 6],
  ['2020-02-29', '2027-03-01', 7],
])('born %s, on %s the age is %i', (birth, day, age) => expect(ageOn(birth, day)).toBe(age))

test('the formatter of a time zone is created once', () => {
  startOfDay('2027-01-01', 'Pacific/Auckland')
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  expect(startOfDay('2027-07-01', 'Pacific/Auckland').toISOString()).toBe('2027-06-30T12:00:00.000Z')
  expect(made).not.toHaveBeenCalled()
})
