import { smooth, smoothClosed } from './curve.ts'
import { nth } from './list.ts'
import { downward } from './light.ts'
import type { Random } from './random.ts'
import type { Point } from './svg.ts'
import { HEIGHT, lineTo, polygon, shape } from './svg.ts'

export type Range = {
  id: string
  /** Saddles and summits in turn, beginning and ending with a saddle. */
  anchors: readonly Point[]
  light: string
  shade: string
  foot: string
  base: number
  sunFrom: 'left' | 'right'
  rough?: number
  depth?: number
}

/** Saddles and summits in turn over the width, heights between two limits. */
export function anchors(random: Random, count: number, high: number, low: number, swing = 90): Point[] {
  const gap = 2040 / (count * 2)
  return Array.from({ length: count * 2 + 1 }, (_, i): Point => {
    const summit = i % 2 === 1
    return [-60 + i * gap + random.between(-0.3, 0.3) * gap, (summit ? high : low) + random.between(-swing, swing)]
  })
}

/** A broken line between two points: the middle is moved, then the middles of the halves. */
export function jagged(random: Random, from: Point, to: Point, rough: number, level = 4): Point[] {
  if (level === 0) return [from]
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  const middle: Point = [
    (from[0] + to[0]) / 2 + random.between(-0.5, 0.5) * long * rough,
    (from[1] + to[1]) / 2 + random.between(-0.6, 0.4) * long * rough,
  ]
  return [...jagged(random, from, middle, rough, level - 1), ...jagged(random, middle, to, rough, level - 1)]
}

/** Mountains with one lit and one shaded flank to every summit. */
export function range(random: Random, r: Range): string {
  const rough = r.rough ?? 0.2
  const flanks = r.anchors.slice(1).map((to, i) => jagged(random, nth(r.anchors, i), to, rough))
  const ridge = [...flanks.flat(), nth(r.anchors, -1)]
  const body = downward(r.id, [
    [0, r.shade],
    [0.35, r.shade],
    [1, r.foot],
  ])
  const lit = downward(`${r.id}-lit`, [
    [0, r.light],
    [0.3, r.light],
    [1, r.foot, 0],
  ])
  let out = body.defs + lit.defs + shape(`${lineTo([...ridge, ...feet(ridge, r.base)])}Z`, body.paint)
  for (let i = 1; i < r.anchors.length - 1; i += 2) {
    const left = r.sunFrom === 'left'
    const flank = left ? nth(flanks, i - 1) : [...nth(flanks, i), nth(r.anchors, i + 1)].toReversed()
    const dark = left ? nth(flanks, i) : nth(flanks, i - 1).toReversed()
    const summit = nth(r.anchors, i)
    out += face(random, flank, summit, r, lit.paint)
    out += slivers(random, dark, r)
    out += gullies(random, flank, r)
  }
  return out
}

/** Where the body of a range stands: wider than its ridge, so that no range ends in a wall. */
function feet(ridge: readonly Point[], base: number): Point[] {
  const [first, last] = [nth(ridge, 0), nth(ridge, -1)]
  return [
    [last[0] + (base - last[1]) * 0.7, base],
    [first[0] - (base - first[1]) * 0.7, base],
  ]
}

/** The lit flank: down a broken spine from the summit and back in teeth of snow. */
function face(random: Random, flank: readonly Point[], summit: Point, r: Range, paint: string): string {
  const start = nth(flank, 0)
  const side = Math.sign(summit[0] - start[0]) || 1
  const drop = (r.base - summit[1]) * (r.depth ?? 0.8)
  const end: Point = [summit[0] + side * random.between(0.02, 0.24) * drop, summit[1] + drop]
  const spine = steps(random, summit, end, side, drop)
  const foot: Point = [
    start[0] - side * random.between(-0.02, 0.12) * drop,
    Math.max(start[1] + drop * 0.3, end[1] - drop * 0.1),
  ]
  const valley = jagged(random, foot, start, 0.4, 3)
  return polygon([...flank, ...spine, end, ...teeth(random, end, foot, drop * 0.16), ...valley, start], paint)
}

/** A spine that steps to the shaded side, then back: the broken arête of a poster mountain. */
function steps(random: Random, from: Point, to: Point, side: number, drop: number): Point[] {
  const count = 7
  const corners = Array.from({ length: count }, (_, i): Point => {
    const t = (i + random.between(0.1, 0.6)) / count
    const out = (i % 2 === 0 ? 1 : -0.55) * random.between(0.4, 1) * drop * 0.11
    return [from[0] + (to[0] - from[0]) * t + side * out * (0.35 + t), from[1] + (to[1] - from[1]) * t]
  })
  return [from, ...corners].flatMap((p, i, all) => jagged(random, p, all[i + 1] ?? to, 0.2, 1))
}

function teeth(random: Random, from: Point, to: Point, size: number): Point[] {
  const count = 6
  return Array.from({ length: count * 2 }, (_, i): Point => {
    const t = (i + 1) / (count * 2 + 1)
    const down = i % 2 === 0 ? -random.between(0.4, 1) : random.between(0.2, 0.9)
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + down * size]
  })
}

/** Thin light edges on the shaded flank. */
function slivers(random: Random, flank: readonly Point[], r: Range): string {
  return flank
    .filter((_, i) => i > 0 && i % 3 === 0)
    .map((top) => {
      const long = (r.base - top[1]) * random.between(0.12, 0.34)
      const lean = (r.sunFrom === 'left' ? 1 : -1) * long
      const down: Point = [top[0] + lean * random.between(0.15, 0.4), top[1] + long]
      const broken = jagged(random, top, down, 0.3, 3)
      const back = jagged(random, down, [top[0] - lean * 0.1, top[1] + long * 0.25], 0.25, 2)
      return polygon([...broken, ...back], r.light, 0.55)
    })
    .join('')
}

/** Dark couloirs on the lit flank. */
function gullies(random: Random, flank: readonly Point[], r: Range): string {
  return flank
    .filter((_, i) => i > 2 && i % 4 === 1)
    .map((top) => {
      const long = (r.base - top[1]) * random.between(0.14, 0.4)
      const lean = (r.sunFrom === 'left' ? -1 : 1) * long
      const down: Point = [top[0] + lean * random.between(0, 0.3), top[1] + long]
      const broken = jagged(random, [top[0], top[1] + 2], down, 0.3, 3)
      const back = jagged(random, down, [top[0] - lean * random.between(0.04, 0.12), top[1] + long * 0.2], 0.3, 2)
      return polygon([...broken, ...back], r.shade, 0.7)
    })
    .join('')
}

/** A rounded hill down to the lower edge (or to a base of its own). */
export const hill = (points: readonly Point[], fill: string, base = HEIGHT) => shape(smoothClosed(points, base), fill)

/** A shadow or a light laid over snow, closed by a second line. */
export const fold = (upper: readonly Point[], lower: readonly Point[], fill: string, opacity = 1) =>
  shape(`${smooth(upper)}${smooth(lower.toReversed()).replace('M', 'L')}Z`, fill, opacity)

/** A roll in the snow, from the edge of the picture over a middle to its tip: a shadow that is broad outside and ends in a point. */
export function roll(line: readonly Point[], thick: number, fill: string, opacity = 1): string {
  const [edge, middle, tip] = [nth(line, 0), nth(line, 1), nth(line, 2)]
  return fold(line, [[edge[0], edge[1] + thick], [middle[0], middle[1] + thick * 0.7], tip], fill, opacity)
}
