import { expect, test } from 'vitest'
import { afterScroll } from './hiding.ts'

const scroll = (...ys: number[]): boolean => ys.reduce(afterScroll, { y: 0, hidden: false }).hidden

test('NAV-6 the bar hides on downward scroll past 180 px', () => {
  expect(scroll(100, 180)).toBe(false)
  expect(scroll(100, 190)).toBe(true)
})

test('NAV-6 the bar returns on upward scroll', () => {
  expect(scroll(600, 500)).toBe(false)
  expect(scroll(600, 500, 700)).toBe(true)
})

test('NAV-6 near the top the bar is always visible', () => {
  expect(scroll(600, 0, 150)).toBe(false)
})

test('NAV-6 a small scroll changes nothing', () => {
  expect(scroll(600, 598)).toBe(true)
  expect(scroll(600, 500, 502)).toBe(false)
})
