import { near, nth } from './list.ts'
import type { Point } from './svg.ts'
import { n } from './svg.ts'

/** A smooth line through all points (Catmull-Rom as Bézier pieces). */
export function smooth(points: readonly Point[]): string {
  const at = (i: number) => near(points, i)
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const one = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6] as const
    const two = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6] as const
    d += `C${n(one[0])} ${n(one[1])} ${n(two[0])} ${n(two[1])} ${n(c[0])} ${n(c[1])}`
  }
  return d
}

export const smoothClosed = (points: readonly Point[], base: number) =>
  `${smooth(points)}L${n(nth(points, -1)[0])} ${n(base)}L${n(nth(points, 0)[0])} ${n(base)}Z`

/** The height of a line of points at x, straight between its points. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [nth(points, i - 1), nth(points, i)]
    if (x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1)
  }
  return nth(points, -1)[1]
}

/** A ribbon along points that widens towards the reader: tracks, roads, pistes. */
export function ribbon(points: readonly Point[], widths: readonly number[]): string {
  const left: Point[] = []
  const right: Point[] = []
  points.forEach((point, i) => {
    const before = near(points, i - 1)
    const after = near(points, i + 1)
    const long = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const half = near(widths, i) / 2
    const side = [(-(after[1] - before[1]) / long) * half, ((after[0] - before[0]) / long) * half] as const
    left.push([point[0] + side[0], point[1] + side[1]])
    right.unshift([point[0] - side[0], point[1] - side[1]])
  })
  return `${smooth(left)}${smooth(right).replace('M', 'L')}Z`
}
