import { expect, test } from 'vitest'
import { delayBefore } from './delay.ts'

test('UI-3 a tooltip opens after 200 ms', () => {
  expect(delayBefore(5000, undefined)).toBe(200)
  expect(delayBefore(5000, 4000)).toBe(200)
})

test('UI-3 the next one opens at once within 300 ms', () => {
  expect(delayBefore(5000, 4701)).toBe(0)
  expect(delayBefore(5000, 4700)).toBe(200)
})
