import { expect, test } from 'vitest'
import { crystalPath } from './crystal-path.ts'

test('a crystal has six arms, and each level adds to it', () => {
  expect(crystalPath(0).match(/M/g)).toHaveLength(6)
  const lengths = [0, 1, 2, 3, 4, 5].map((level) => crystalPath(level).length)
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  expect(new Set(lengths).size).toBe(6)
})

test('a crystal stays inside its disc, however many levels there are', () => {
  const starts = [...crystalPath(19).matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)]
  expect(Math.max(...starts.map(([, x, y]) => Math.hypot(Number(x), Number(y))))).toBeLessThan(24)
})
