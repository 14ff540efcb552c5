import { ribbon, smooth } from './curve.ts'
import type { Random } from './random.ts'
import type { Point } from './svg.ts'
import { shape, stroke } from './svg.ts'

/** Linked turns down a slope; they widen as they come nearer. */
export function turns(from: Point, to: Point, count: number, swing: readonly [number, number]): Point[] {
  const steps = count * 4
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps
    const near = t ** 1.5
    const side = Math.sin(t * count * Math.PI) * (swing[0] + (swing[1] - swing[0]) * near)
    return [from[0] + (to[0] - from[0]) * t + side, from[1] + (to[1] - from[1]) * (0.35 * t + 0.65 * near)]
  })
}

/** The pair of lines that skis leave, wider towards the reader. */
export function skiTrack(
  points: readonly Point[],
  widths: readonly [number, number],
  color: string,
  opacity = 1,
): string {
  const width = (t: number) => widths[0] + (widths[1] - widths[0]) * t
  const side = (sign: number) => points.map(([x, y], i): Point => [x + sign * width(i / points.length) * 1.4, y])
  const list = points.map((_, i) => width(i / points.length))
  return [-1, 1].map((sign) => shape(ribbon(side(sign), list), color, opacity)).join('')
}

/** A single flat furrow. */
export const furrow = (points: readonly Point[], widths: readonly number[], color: string, opacity = 1) =>
  shape(ribbon(points, widths), color, opacity)

/** Fine grooves a groomer leaves: lines that run to one far point. */
export function corduroy(
  far: Point,
  nearY: number,
  from: number,
  to: number,
  gap: number,
  color: string,
  opacity = 0.5,
  spread = 0.12,
): string {
  let d = ''
  for (let x = from; x <= to; x += gap)
    d += `M${Math.round(far[0] + (x - far[0]) * spread)} ${far[1]}L${Math.round(x)} ${nearY}`
  return stroke(d, color, 2, opacity)
}

/** Snow thrown up: a fan of powder, then single flakes. */
export function spray(random: Random, [x, y]: Point, long: number, high: number, color: string, count = 26): string {
  let out = ''
  for (const [share, opacity] of [
    [1, 0.45],
    [0.72, 0.7],
    [0.45, 1],
  ] as const) {
    const steps = 8
    const points = Array.from({ length: steps + 1 }, (_, i): Point => {
      const t = i / steps
      return [x + long * share * t, y + 8 - high * share * Math.sin(t ** 0.7 * Math.PI) * random.between(0.75, 1.15)]
    })
    out += shape(`${smooth(points)}Q${x + long * share * 0.5} ${y + 22} ${x} ${y + 8}Z`, color, opacity)
  }
  for (let i = 0; i < count; i++) {
    const t = random.between(0.3, 1.25)
    out += `<circle cx="${Math.round(x + long * t)}" cy="${Math.round(y - high * random.between(0.2, 1.35) * Math.sin(Math.min(t, 1.2) * 2.3))}" r="${Math.round(random.between(1, 4) * 10) / 10}" fill="${color}"/>`
  }
  return out
}

/** Falling flakes. */
export function snowfall(
  random: Random,
  count: number,
  color: string,
  size: readonly [number, number] = [1.5, 4.5],
): string {
  let out = ''
  for (let i = 0; i < count; i++)
    out += `<circle cx="${Math.round(random.next() * 1920)}" cy="${Math.round(random.next() * 1200)}" r="${Math.round(random.between(...size) * 10) / 10}" opacity="${Math.round(random.between(0.45, 0.95) * 100) / 100}"/>`
  return `<g fill="${color}">${out}</g>`
}
