import { mix, wood, woodDark } from './palette.ts'
import type { Hour } from './palette.ts'
import type { Random } from './random.ts'
import type { Point } from './svg.ts'
import { circle, lineTo, polygon, rect, shape, stroke } from './svg.ts'

type House = {
  wall: string
  base: string
  roof: string
  snow: string
  window: string
  dark: string
  litShare: number
}

/** The colours of houses at an hour: a stone foot, timber above, snow on top. */
export function houseAt(hour: Hour, litShare: number, tone = 0.25): House {
  return {
    wall: mix(wood, hour.forest, tone),
    base: mix(hour.snowShade, hour.forest, 0.25),
    roof: mix(woodDark, hour.forest, 0.5),
    snow: hour.snow,
    window: '#ffd27a',
    dark: mix(hour.forest, hour.shade, 0.25),
    litShare,
  }
}

/** A chalet seen at its gable; (x, y) is the middle of its foot. */
export function chalet(random: Random, [x, y]: Point, width: number, colors: House): string {
  const w = width / 2
  const eaves = y - width * 0.5
  const ridge = eaves - width * 0.34
  const over = w * 1.28
  const slope = (y2: number, reach: number): Point[] => [
    [x - reach, eaves + width * 0.09 + y2],
    [x, ridge + y2],
    [x + reach, eaves + width * 0.09 + y2],
  ]
  const roof = (from: number, to: number, fill: string) =>
    polygon([...slope(from, over), ...slope(to, over).toReversed()], fill)
  return [
    polygon(
      [
        [x - w, y],
        [x - w, eaves],
        [x, ridge + width * 0.06],
        [x + w, eaves],
        [x + w, y],
      ],
      colors.wall,
    ),
    polygon(
      [
        [x + w * 0.36, y],
        [x + w * 0.36, ridge + width * 0.2],
        [x + w, eaves],
        [x + w, y],
      ],
      mix(colors.wall, colors.dark, 0.35),
    ),
    rect(x - w, y - width * 0.2, width, width * 0.2, colors.base),
    rect(x + w * 0.36, y - width * 0.2, w * 0.64, width * 0.2, mix(colors.base, colors.dark, 0.3)),
    windows(random, [x, y], width, colors),
    rect(x - w * 1.04, y - width * 0.29, width * 1.04, width * 0.035, colors.roof),
    roof(width * -0.01, width * 0.055, colors.roof),
    roof(width * -0.105, width * -0.008, colors.snow),
    chimney(x + w * 0.5, ridge + width * 0.02, width, colors),
  ].join('')
}

function windows(random: Random, [x, y]: Point, width: number, colors: House): string {
  const pane = width * 0.105
  const one = (px: number, py: number) => {
    const lit = random.chance(colors.litShare)
    return (
      rect(px - pane / 2, py, pane, pane * 1.15, lit ? colors.window : colors.dark) +
      rect(px - pane * 0.05, py, pane * 0.1, pane * 1.15, colors.roof)
    )
  }
  const row = (py: number, at: readonly number[]) => at.map((t) => one(x + t * width, py)).join('')
  return (
    row(y - width * 0.155, [-0.34, -0.02, 0.3]) +
    row(y - width * 0.46, [-0.3, -0.1, 0.1, 0.3]) +
    row(y - width * 0.66, [0])
  )
}

function chimney(x: number, y: number, width: number, colors: House): string {
  const w = width * 0.075
  return (
    rect(x, y, w, width * 0.13, colors.base) +
    rect(x - w * 0.2, y - width * 0.035, w * 1.4, width * 0.045, colors.snow, width * 0.02)
  )
}

/** A slender steeple with a broken spire and a cross. */
export function church(_random: Random, [x, y]: Point, height: number, colors: House): string {
  const w = height * 0.16
  const tower = y - height * 0.55
  return [
    polygon(
      [
        [x, y],
        [x, y - height * 0.26],
        [x + w * 1.9, y - height * 0.4],
        [x + w * 3.6, y - height * 0.26],
        [x + w * 3.6, y],
      ],
      colors.base,
    ),
    polygon(
      [
        [x - w * 0.1, y - height * 0.24],
        [x + w * 1.9, y - height * 0.44],
        [x + w * 3.9, y - height * 0.23],
        [x + w * 3.9, y - height * 0.2],
        [x + w * 1.9, y - height * 0.39],
        [x, y - height * 0.21],
      ],
      colors.snow,
    ),
    rect(x - w / 2, tower, w, height * 0.55, mix(colors.base, '#ffffff', 0.18)),
    rect(x + w * 0.12, tower, w * 0.38, height * 0.55, mix(colors.base, colors.dark, 0.25)),
    shape(
      `${lineTo([
        [x - w * 0.66, tower],
        [x - w * 0.3, tower - height * 0.09],
        [x, y - height],
        [x + w * 0.3, tower - height * 0.09],
        [x + w * 0.66, tower],
      ])}Z`,
      colors.roof,
    ),
    polygon(
      [
        [x - w * 0.66, tower],
        [x - w * 0.3, tower - height * 0.09],
        [x, y - height],
        [x - w * 0.1, tower - height * 0.06],
        [x - w * 0.2, tower],
      ],
      colors.snow,
    ),
    stroke(
      `M${x} ${y - height * 1.06}V${y - height * 0.99}M${x - height * 0.018} ${y - height * 1.035}H${x + height * 0.018}`,
      colors.roof,
      height * 0.008,
    ),
    [-0.16, 0.02]
      .map((dx) => rect(x + dx * w * 1.4, tower + height * 0.07, w * 0.16, height * 0.07, colors.dark, w * 0.08))
      .join(''),
    circle([x, tower + height * 0.2], w * 0.2, colors.window),
  ].join('')
}

/** Smoke that rises and bends with the valley wind. */
export function smoke([x, y]: Point, height: number, color: string, opacity = 0.5): string {
  const h = height
  return shape(
    `M${x} ${y}c${-h * 0.12} ${-h * 0.25} ${h * 0.18} ${-h * 0.3} ${h * 0.06} ${-h * 0.58}c${-h * 0.06} ${-h * 0.2} ${h * 0.1} ${-h * 0.3} ${h * 0.26} ${-h * 0.42}c${-h * 0.06} ${h * 0.2} ${-h * 0.1} ${h * 0.24} ${-h * 0.06} ${h * 0.46}c${h * 0.08} ${h * 0.3} ${-h * 0.2} ${h * 0.26} ${-h * 0.17} ${h * 0.54}Z`,
    color,
    opacity,
  )
}
