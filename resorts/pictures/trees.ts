import type { Random } from './random.ts'
import type { Point } from './svg.ts'
import { lineTo, polygon, rect, shape } from './svg.ts'

/** The outline of a spruce standing at (x, y): boughs in tiers that hang a little. */
function spruceOutline(
  random: Random,
  x: number,
  y: number,
  height: number,
  slim = 0.36,
): { left: Point[]; right: Point[]; top: Point } {
  const tiers = Math.max(4, Math.min(9, Math.round(height / 26)))
  const top: Point = [x, y - height]
  const flank = (side: number) => {
    const points: Point[] = []
    for (let i = 1; i <= tiers; i++) {
      const t = i / tiers
      const half = height * slim * 0.5 * t ** 0.85 * random.between(0.82, 1.12)
      const level = y - height * (1 - t * 0.94)
      points.push([x + side * half, level + height * 0.018])
      if (i < tiers) points.push([x + side * half * 0.52, level - height * 0.012])
    }
    return points
  }
  return { left: flank(-1), right: flank(1), top }
}

function sprucePath(random: Random, x: number, y: number, height: number, slim?: number): string {
  const { left, right, top } = spruceOutline(random, x, y, height, slim)
  return `${lineTo([top, ...right, ...left.toReversed()])}Z`
}

/** A near spruce: trunk, dark body, lit half and, when asked, snow on its boughs. */
export function spruce(
  random: Random,
  [x, y]: Point,
  height: number,
  dark: string,
  lit: string,
  look: { snow?: string; sunFrom?: 'left' | 'right'; slim?: number } = {},
): string {
  const { left, right, top } = spruceOutline(random, x, y, height, look.slim)
  const sunny = look.sunFrom === 'right' ? right : left
  const middle: Point[] = sunny
    .toReversed()
    .map(([px, py], i) => [x + (px - x) * (i % 2 ? 0.06 : 0.3), py - height * 0.03])
  let out = rect(x - height * 0.018, y - height * 0.08, height * 0.036, height * 0.1, dark)
  out += polygon([top, ...right, ...left.toReversed()], dark) + polygon([top, ...sunny, ...middle], lit)
  const { snow } = look
  if (snow)
    out += left
      .map((p, i) => cap(random, p, left[i + 1], x, height))
      .concat(right.map((p, i) => cap(random, p, right[i + 1], x, height)))
      .map((d) => (d ? shape(d, snow) : ''))
      .join('')
  return out
}

/** Snow that lies along the upper edge of a bough. */
function cap(random: Random, tip: Point, inner: Point | undefined, x: number, height: number): string | undefined {
  if (!inner || Math.abs(tip[0] - x) < Math.abs(inner[0] - x)) return undefined
  const rootX = x + (inner[0] - x) * 0.55
  const rootY = tip[1] - height * 0.075
  return `${lineTo([tip, [rootX, rootY], [rootX + (x - rootX) * 0.5, rootY + height * 0.03], [(tip[0] + rootX) / 2, (tip[1] + rootY) / 2 + height * random.between(0.02, 0.035)]])}Z`
}

type Wood = {
  along: (x: number) => number
  from: number
  to: number
  height: readonly [number, number]
  gap: number
  fill: string
  slim?: number
}

/** One flat silhouette of many trees along a line. */
export function forest(random: Random, wood: Wood): string {
  let d = ''
  for (let x = wood.from; x < wood.to; x += wood.gap * random.between(0.5, 1.5)) {
    d += sprucePath(
      random,
      x,
      wood.along(x) + random.between(0, wood.gap * 0.5),
      random.between(...wood.height),
      wood.slim,
    )
  }
  return shape(d, wood.fill)
}

/** A larch: slender, with many short feathered boughs that rise at their tips. */
export function larch(random: Random, [x, y]: Point, height: number, fill: string, lit: string, trunk: string): string {
  const rows = Math.round(10 + height / 45)
  let dark = ''
  let light = ''
  for (let i = 0; i < rows; i++) {
    const t = (i + 0.6) / rows
    const level = y - height * (1 - t * 0.88)
    for (const side of [-1, 1]) {
      const d = bough(
        random,
        [x, level],
        side * height * (0.025 + 0.15 * t ** 0.9) * random.between(0.6, 1.2),
        height / rows,
      )
      if (side < 0) light += d
      else dark += d
    }
  }
  const stem: Point[] = [
    [x, y - height],
    [x + height * 0.014, y],
    [x - height * 0.014, y],
  ]
  return polygon(stem, trunk) + shape(dark, fill) + shape(light, lit)
}

/** One bough of a larch: a hanging wedge with a notched lower edge. */
function bough(random: Random, [x, level]: Point, long: number, row: number): string {
  const droop = random.between(-0.1, 0.3) * row
  return `${lineTo([
    [x, level - row * 1.7],
    [x + long * 0.5, level - row * 0.5],
    [x + long, level + droop - row * 0.15],
    [x + long * 0.72, level + row * 0.32],
    [x + long * 0.6, level + row * 0.08],
    [x + long * 0.36, level + row * 0.5],
    [x + long * 0.24, level + row * 0.18],
    [x, level + row * 0.55],
  ])}Z`
}
