import { expect, test } from 'vitest'
import { rippleDuration } from './ripple.tsx'

test('UI-4 a ripple lasts 960 ms', () => {
  expect(rippleDuration).toBe(960)
})
