import { gold, goldLight, ink, mix, red, redShade, white } from './palette.ts'
import { n, place, polygon, rect, shape, stroke } from './svg.ts'
import type { Point } from './svg.ts'

/** A flag on its pole, blown to the right. */
export function flag([x, y]: Point, height: number, cloth: string, pole: string = ink): string {
  const w = height * 0.36
  const h = height * 0.26
  const wave = (dx: number, fill: string, from: number, to: number) =>
    shape(
      `M${n(x + w * from)} ${n(y - height + dx)}q${n(w * 0.25)} ${n(-h * 0.2)} ${n(w * (to - from) * 0.5)} ${n(h * 0.05)}t${n(w * (to - from) * 0.5)} ${n(h * 0.02)}v${n(h)}q${n(-w * 0.25 * (to - from))} ${n(h * 0.14)} ${n(-w * (to - from) * 0.5)} ${n(-h * 0.02)}t${n(-w * (to - from) * 0.5)} ${n(-h * 0.05)}Z`,
      fill,
    )
  return (
    stroke(`M${n(x)} ${n(y)}V${n(y - height * 1.03)}`, pole, Math.max(2, height * 0.018)) +
    wave(0, cloth, 0, 1) +
    wave(h * 0.02, mix(cloth, ink, 0.18), 0.5, 1)
  )
}

/** A giant-slalom gate: two poles and a panel. */
export function gate([x, y]: Point, height: number, color: string): string {
  const w = height * 0.44
  const pole = (px: number) =>
    stroke(`M${n(px)} ${n(y)}L${n(px + height * 0.03)} ${n(y - height)}`, color, height * 0.035)
  return (
    pole(x) +
    pole(x + w) +
    polygon(
      [
        [x + height * 0.015, y - height * 0.42],
        [x + w + height * 0.01, y - height * 0.42],
        [x + w + height * 0.03, y - height * 0.94],
        [x + height * 0.03, y - height * 0.94],
      ],
      color,
    ) +
    polygon(
      [
        [x + w * 0.55, y - height * 0.42],
        [x + w + height * 0.01, y - height * 0.42],
        [x + w + height * 0.03, y - height * 0.94],
        [x + w * 0.58, y - height * 0.94],
      ],
      mix(color, ink, 0.22),
    )
  )
}

/** One ski standing on its tail, seen from its top: the origin is the tail. */
export function uprightSki(at: Point, height: number, width: number, color: string, band: string, lean = 0): string {
  const w = width / 2
  const h = height
  const body = `M${-w} 0L${-w * 0.78} ${-h * 0.45}L${-w} ${-h * 0.86}Q${-w} ${-h} 0 ${-h}Q${w} ${-h} ${w} ${-h * 0.86}L${w * 0.78} ${-h * 0.45}L${w} 0Z`
  const half = `M0 0L0 ${-h}Q${w} ${-h} ${w} ${-h * 0.86}L${w * 0.78} ${-h * 0.45}L${w} 0Z`
  return place(
    at,
    shape(body, color) +
      shape(half, mix(color, ink, 0.16)) +
      rect(-w * 0.9, -h * 0.72, w * 1.8, h * 0.035, band) +
      rect(-w * 0.9, -h * 0.66, w * 1.8, h * 0.012, band) +
      rect(-w * 0.62, -h * 0.47, w * 1.24, h * 0.09, ink, w * 0.3) +
      rect(-w * 0.62, -h * 0.3, w * 1.24, h * 0.075, ink, w * 0.3),
    1,
    lean,
  )
}

/** A bronze bell with its clapper, hanging from the origin. */
export function bell(at: Point, scale: number): string {
  return place(
    at,
    [
      stroke('M0 150V178', mix(gold, ink, 0.6), 12),
      `<circle cx="0" cy="184" r="17" fill="${mix(gold, ink, 0.55)}"/>`,
      shape('M-24 0Q-26 -22 0 -24Q26 -22 24 0Z', mix(gold, ink, 0.5)),
      shape(
        'M-34 12Q-34 -8 0 -8Q34 -8 34 12Q50 34 54 80Q58 118 92 142Q96 158 86 158H-86Q-96 158 -92 142Q-58 118 -54 80Q-50 34 -34 12Z',
        gold,
      ),
      shape('M8 -8Q34 -6 34 12Q50 34 54 80Q58 118 92 142Q96 158 86 158H18Q34 90 8 -8Z', mix(gold, ink, 0.28)),
      shape('M-26 16Q-40 40 -44 84Q-48 116 -74 140Q-40 132 -32 84Q-28 40 -16 14Z', goldLight),
      stroke('M-62 122Q0 136 62 122', mix(gold, ink, 0.45), 5),
      stroke('M-44 40Q0 48 44 40', mix(gold, ink, 0.35), 4),
    ].join(''),
    scale,
  )
}

/** A helmet with goggles, seen from its side and looking right; about 200 units wide. */
export function helmet(at: Point, scale: number, color: string, lens: string): string {
  return place(
    at,
    [
      shape('M-96 20Q-100 -92 8 -96Q96 -92 100 -14L96 -2L-8 10L-12 74Q-30 92 -66 76Q-96 60 -96 20Z', color),
      shape('M-96 20Q-98 -30 -70 -62Q-62 10 -28 84Q-50 84 -66 76Q-96 60 -96 20Z', mix(color, ink, 0.24)),
      shape('M-40 -72Q0 -90 44 -76L40 -66Q0 -78 -34 -62Z', white, 0.55),
      shape('M-20 -48H6L10 -40H-18ZM14 -50H38L44 -42H18Z', mix(color, ink, 0.5)),
      shape('M-92 -6L22 -8V26L-92 22Z', ink),
      shape('M14 -16Q60 -24 104 -16Q114 10 106 42Q60 54 16 40Q6 12 14 -16Z', ink),
      shape('M26 -8Q62 -14 96 -8Q104 12 98 34Q62 42 28 32Q20 12 26 -8Z', lens),
      shape('M36 -6L58 -9L42 34L30 32Z', white, 0.45),
      shape('M-14 74Q10 96 60 82L58 92Q6 108 -26 86Z', mix(color, ink, 0.6)),
    ].join(''),
    scale,
  )
}

/** A mitten, thumb to the right, cuff below; about 120 by 190 units. */
export function mitten(at: Point, scale: number, color: string = red, turn = 0, cuff: string = white): string {
  const shade = color === red ? redShade : mix(color, ink, 0.3)
  return place(
    at,
    [
      shape(
        'M-44 60Q-52 -20 -44 -66Q-34 -104 0 -104Q34 -104 42 -66L44 -22Q62 -50 80 -42Q96 -30 84 -2Q66 34 44 60Z',
        color,
      ),
      shape('M10 -103Q36 -100 42 -66L44 -22Q62 -50 80 -42Q96 -30 84 -2Q66 34 44 60H14Q26 -20 10 -103Z', shade),
      rect(-54, 54, 108, 34, cuff, 15),
      rect(4, 54, 50, 34, mix(cuff, ink, 0.14), 15),
      stroke('M-26 -20L0 -46L26 -20M-26 8L0 -18L26 8', cuff, 7),
    ].join(''),
    scale,
    turn,
  )
}

export function banner(from: Point, to: Point, sag: number, colors: readonly string[]): string {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t),
  ]
  const count = colors.length
  const line = stroke(
    `M${from.join(' ')}Q${n((from[0] + to[0]) / 2)} ${n((from[1] + to[1]) / 2 + sag * 2)} ${to.join(' ')}`,
    ink,
    3,
  )
  return (
    line +
    colors
      .map((color, i) => {
        const [a, b] = [at((i + 0.12) / count), at((i + 0.88) / count)]
        return polygon([a, b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + (b[0] - a[0]) * 1.15]], color)
      })
      .join('')
  )
}
