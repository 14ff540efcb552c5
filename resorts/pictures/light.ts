import type { Hour } from './palette.ts'
import type { Random } from './random.ts'
import { HEIGHT, WIDTH, n, rect } from './svg.ts'
import type { Point } from './svg.ts'

type Stop = readonly [offset: number, color: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([at, color, opacity]) =>
        `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/** Defines a top-to-bottom gradient and answers the paint that uses it. */
export function downward(id: string, list: readonly Stop[]): { defs: string; paint: string } {
  return {
    defs: `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(list)}</linearGradient></defs>`,
    paint: `url(#${id})`,
  }
}

export function sky(hour: Hour, horizon = HEIGHT): string {
  const [a, b, c, d] = hour.sky
  const { defs, paint } = downward('sky', [
    [0, a],
    [0.4, b],
    [0.75, c],
    [1, d],
  ])
  return defs + rect(0, 0, WIDTH, horizon, paint)
}

/** The sun with three flat rings around it, as a printer would lay them. */
export function sun([x, y]: Point, radius: number, hour: Hour, rings = 3): string {
  let out = ''
  for (let i = rings; i > 0; i--)
    out += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * (1 + i * 0.75))}" fill="${hour.sun}" opacity="0.13"/>`
  return `${out}<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${hour.sun}"/>`
}

export function glow([x, y]: Point, radius: number, color: string, strength: number, id = 'glow'): string {
  return `<defs><radialGradient id="${id}">${stops([
    [0, color, strength],
    [0.5, color, strength * 0.35],
    [1, color, 0],
  ])}</radialGradient></defs><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#${id})"/>`
}

/** Mist that rises from the foot of a ridge. */
export function mist(id: string, top: number, bottom: number, color: string, strength = 0.8): string {
  const { defs, paint } = downward(id, [
    [0, color, 0],
    [1, color, strength],
  ])
  return defs + rect(0, top, WIDTH, bottom - top, paint)
}

export function stars(random: Random, count: number, lowest: number): string {
  let out = ''
  for (let i = 0; i < count; i++) {
    const y = random.next() ** 1.4 * lowest
    out += `<circle cx="${n(random.next() * WIDTH)}" cy="${n(y)}" r="${n(random.between(0.9, 2.6))}" opacity="${n(random.between(0.4, 1))}"/>`
  }
  return `<g fill="#f7f2dc">${out}</g>`
}
