import { nth } from './list.ts'
import type { Point } from './svg.ts'
import { n, shape } from './svg.ts'

/** A tapering limb: the hull of two circles. */
export function limb(from: Point, fromRadius: number, to: Point, toRadius: number, fill: string): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const long = Math.hypot(dx, dy) || 0.001
  const along = Math.atan2(dy, dx)
  const open = Math.acos(Math.max(-1, Math.min(1, (fromRadius - toRadius) / long)))
  const at = (p: Point, r: number, turn: number) =>
    `${n(p[0] + r * Math.cos(along + turn))} ${n(p[1] + r * Math.sin(along + turn))}`
  const d = `M${at(from, fromRadius, open)}A${n(fromRadius)} ${n(fromRadius)} 0 1 1 ${at(from, fromRadius, -open)}L${at(to, toRadius, -open)}A${n(toRadius)} ${n(toRadius)} 0 0 1 ${at(to, toRadius, open)}Z`
  return shape(d, fill)
}

export const chain = (points: readonly Point[], radii: readonly number[], fill: string) =>
  points
    .slice(1)
    .map((to, i) => limb(nth(points, i), nth(radii, i), to, nth(radii, i + 1), fill))
    .join('')
