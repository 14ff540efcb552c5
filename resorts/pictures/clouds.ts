import type { Random } from './random.ts'
import { n, shape } from './svg.ts'

/** A long lens of cloud, flat below and drawn out to points, as cut from paper. */
function stratus(random: Random, x: number, y: number, width: number, height: number): string {
  const crown = x + width * random.between(0.3, 0.6)
  const tail = width * random.between(0.12, 0.3)
  return (
    lens(x, x + width, y, height, crown) +
    lens(x - tail, x + width * 0.55, y + height * 0.75, height * 0.5, x + width * 0.18) +
    lens(x + width * 0.5, x + width + tail, y - height * 0.62, height * 0.4, x + width * 0.8)
  )
}

const lens = (left: number, right: number, level: number, rise: number, top: number) =>
  `M${n(left)} ${n(level)}C${n(left + (top - left) * 0.5)} ${n(level - rise * 0.1)} ${n(left + (top - left) * 0.6)} ${n(level - rise)} ${n(top)} ${n(level - rise)}S${n(right - (right - top) * 0.5)} ${n(level - rise * 0.15)} ${n(right)} ${n(level)}Q${n((left + right) / 2)} ${n(level + rise * 0.22)} ${n(left)} ${n(level)}Z`

export function cloudBank(
  random: Random,
  color: string,
  at: readonly (readonly [number, number, number])[],
  opacity = 0.6,
): string {
  return at.map(([x, y, width]) => shape(stratus(random, x, y, width, width * 0.075), color, opacity)).join('')
}

/** A sea of clouds: waves of round backs, each row lighter than the one behind. */
export function cloudSea(random: Random, y: number, colors: readonly string[], step: number): string {
  return colors
    .map((color, row) => {
      const top = y + row * step
      let d = `M-60 1200L-60 ${n(top)}`
      for (let x = -60; x < 1980;) {
        const long = random.between(110, 300)
        d += `q${n(long / 2)} ${n(-random.between(0.25, 0.5) * long)} ${n(long)} 0`
        x += long
      }
      return shape(`${d}L2000 1200Z`, color)
    })
    .join('')
}
