import { downward, mist, sky } from './light.ts'
import { nth } from './list.ts'
import { mix } from './palette.ts'
import type { Hour } from './palette.ts'
import type { Random } from './random.ts'
import type { Point } from './svg.ts'
import { HEIGHT, WIDTH, lineTo, rect, shape } from './svg.ts'
import { anchors, jagged, range } from './terrain.ts'
import type { Range } from './terrain.ts'

/** Distant ranges fade into the haze: share 1 is near and clear, 0 far and pale. */
export function ridgeAt(
  random: Random,
  hour: Hour,
  clear: number,
  ridge: Omit<Range, 'light' | 'shade' | 'foot' | 'sunFrom'> & { sunFrom?: Range['sunFrom'] },
): string {
  return range(random, {
    sunFrom: 'left',
    ...ridge,
    light: mix(mix(hour.far, hour.light, 0.55), hour.light, clear),
    shade: mix(hour.far, hour.shade, clear),
    foot: mix(hour.haze, hour.shade, clear * 0.25),
  })
}

/** Sky, a flat far ridge and a clear range before it: what most scenes stand in front of.
 * Lights (sun, glow) shine from behind the ranges. */
export function farRanges(
  random: Random,
  hour: Hour,
  horizon: number,
  sunFrom: Range['sunFrom'] = 'left',
  lights = '',
): string {
  const far = anchors(random, 7, horizon - 210, horizon - 130, 45)
  const summits = anchors(random, random.pick([3, 4]), horizon - 250, horizon - 50, 75)
  return [
    // Nothing may stay undrawn where the ground of a scene dips below the ranges.
    rect(0, horizon, WIDTH, HEIGHT - horizon, mix(hour.haze, hour.shade, 0.15)),
    sky(hour, horizon + 40),
    lights,
    sheet(random, far, mix(hour.far, hour.haze, 0.35), hour.haze, 'far', horizon + 40),
    ridgeAt(random, hour, 0.6, { id: 'middle', anchors: summits, base: horizon + 70, sunFrom, depth: 0.9 }),
    mist('far-mist', horizon - 150, horizon + 60, hour.haze, 0.8),
  ].join('')
}

/** A far ridge as one flat sheet of colour, as the printer of a poster would cut it. */
export function sheet(
  random: Random,
  points: readonly Point[],
  color: string,
  foot: string,
  id: string,
  base: number,
): string {
  const ridge = points.slice(1).flatMap((to, i) => jagged(random, nth(points, i), to, 0.17))
  const paint = downward(id, [
    [0, color],
    [0.3, color],
    [1, foot],
  ])
  return paint.defs + shape(`${lineTo([...ridge, nth(points, -1), [WIDTH + 60, base], [-60, base]])}Z`, paint.paint)
}
