import { glacier, ink, mix, red, redShade, white } from './palette.ts'
import { person } from './people.ts'
import type { Kit } from './people.ts'
import { sit } from './poses.ts'
import type { Point } from './svg.ts'
import { n, place, polygon, rect, shape, stroke } from './svg.ts'

export function cable(from: Point, to: Point, sag: number, color: string, width = 2.5): string {
  return stroke(
    `M${n(from[0])} ${n(from[1])}Q${n((from[0] + to[0]) / 2)} ${n((from[1] + to[1]) / 2 + sag)} ${n(to[0])} ${n(to[1])}`,
    color,
    width,
  )
}

/** Where a hanger meets such a cable: t from 0 to 1. */
export function onCable(from: Point, to: Point, sag: number, t: number): Point {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag]
  const q = (i: 0 | 1) => (1 - t) ** 2 * from[i] + 2 * t * (1 - t) * middle[i] + t ** 2 * to[i]
  return [q(0), q(1)]
}

/** A pylon with its cross-arm; the arm's ends carry the two cables. */
export function pylon([x, y]: Point, height: number, color: string, lit = mix(color, white, 0.2)): string {
  const w = height * 0.05
  const arm = height * 0.26
  const top = y - height
  return (
    polygon(
      [
        [x - w * 0.5, top],
        [x + w * 0.5, top],
        [x + w, y],
        [x - w, y],
      ],
      color,
    ) +
    polygon(
      [
        [x - w * 0.5, top],
        [x - w * 0.1, top],
        [x - w * 0.3, y],
        [x - w, y],
      ],
      lit,
    ) +
    polygon(
      [
        [x - arm, top - w * 0.2],
        [x + arm, top - w * 0.2],
        [x + arm * 0.9, top + w * 0.9],
        [x - arm * 0.9, top + w * 0.9],
      ],
      color,
    ) +
    [-arm, arm].map((dx) => rect(x + dx - w * 1.6, top - w * 0.9, w * 3.2, w * 0.8, lit, w * 0.4)).join('')
  )
}

/** A gondola cabin that hangs from the origin, about 150 by 190 units. */
export function cabin(at: Point, scale: number, body: string = red, glass: string = glacier): string {
  const shade = body === red ? redShade : mix(body, ink, 0.3)
  const shell =
    'M-62 62Q-60 48 -44 48H44Q60 48 62 62L74 116Q76 124 74 134L66 176Q63 190 48 190H-48Q-63 190 -66 176L-74 134Q-76 124 -74 116Z'
  const parts = [
    rect(-4, 0, 8, 50, ink),
    rect(-24, -7, 48, 12, ink, 5),
    rect(-30, 40, 60, 10, ink, 4),
    shape(shell, body),
    shape('M20 48H44Q60 48 62 62L74 116Q76 124 74 134L66 176Q63 190 48 190H20Z', shade),
    shape('M-52 68H-6V122H-64Z', glass),
    shape('M6 68H52L64 122H6Z', mix(glass, ink, 0.16)),
    shape('M-50 70H-30L-46 120H-62Z', white, 0.55),
    shape('M30 70H42L34 120H18Z', white, 0.25),
    rect(-3, 60, 6, 124, shade),
    rect(-72, 126, 144, 4, white),
    stroke('M-34 190V206M34 190V206M-44 206H44', ink, 4),
  ]
  return place(at, parts.join(''), scale)
}

/** A chair with its riders, hanging from the origin. */
export function chair(at: Point, scale: number, riders: readonly Kit[], color: string = ink): string {
  const people = riders.map((wear, i) => person([i * 22 - 8, 152 - i * 3], sit, wear, { scale: 0.86 })).join('')
  const skis = riders
    .map((wear, i) =>
      stroke(
        `M${i * 22 - 20} ${157 - i * 3}L${i * 22 + 50} ${150 - i * 3}L${i * 22 + 55} ${146 - i * 3}`,
        wear.ski,
        2.6,
      ),
    )
    .join('')
  const frame = stroke('M0 0V44Q0 56 -12 66L-24 84V132H52', color, 4) + rect(-12, -6, 24, 9, color, 3)
  return place(at, frame + people + skis + stroke('M-22 104Q10 92 46 108L58 132', color, 3), scale)
}
