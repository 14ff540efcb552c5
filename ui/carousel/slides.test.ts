import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { advances, change, slidePosition, slideAfter, swipeStep } from './slides.ts'

const none = { hovered: false, focused: false, calm: false, stopped: false, hidden: false }

test('UI-2 the style sheet changes slides in the time that the script waits for', () => {
  const tokens = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')
  expect(tokens).toContain(`--motion: ${change}ms;`)
})

test('UI-2 after the last slide comes the first, and before the first the last', () => {
  expect(slideAfter(2, 3, 1)).toBe(0)
  expect(slideAfter(0, 3, -1)).toBe(2)
  expect(slideAfter(0, 0, 1)).toBe(0)
})

test('UI-2 slides advance by themselves, but not one alone', () => {
  expect(advances(3, none)).toBe(true)
  expect(advances(1, none)).toBe(false)
})

test.each(Object.keys(none))('UI-2 slides wait while %s', (reason) => {
  expect(advances(3, { ...none, [reason]: true })).toBe(false)
})

test('UI-2 the slide before the current enters from the left, others from the right', () => {
  expect([0, 1, 2].map((index) => slidePosition(index, 0, 3))).toEqual(['current', 'after', 'before'])
  expect([0, 1, 2].map((index) => slidePosition(index, 1, 3))).toEqual(['before', 'current', 'after'])
  expect([0, 1].map((index) => slidePosition(index, 1, 2))).toEqual(['before', 'current'])
})

test('a swipe to the left is next, to the right previous, a short one nothing', () => {
  expect([-80, 80, 20].map(swipeStep)).toEqual([1, -1, 0])
})
