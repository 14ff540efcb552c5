const arms = [0, 60, 120, 180, 240, 300]

/**
 * Draws a snow crystal of six arms inside a circle of radius 24: with each level another pair of twigs, further out until
 * the arm is full, then a heart in the middle.
 */
export function crystalPath(growth: number): string {
  const reach = Math.min(24, 15 + growth * 2.5)
  const twigs = Array.from({ length: Math.min(growth, 4) }, (_, at) => 7 + at * 4.5).filter((from) => from < reach - 2)
  const heart = growth > 4 ? [ring(growth > 6 ? 9 : 6)] : []
  return [
    ...arms.flatMap((turn) => [line(0, 0, reach, turn), ...twigs.flatMap((from) => twig(from, turn))]),
    ...heart,
  ].join('')
}

function twig(from: number, turn: number): string[] {
  const length = Math.max(3, 8 - from / 4)
  const [x, y] = at(from, turn)
  return [turn - 58, turn + 58].map((side) => {
    const [dx, dy] = at(length, side)
    return `M${round(x)} ${round(y)}l${round(dx)} ${round(dy)}`
  })
}

function ring(radius: number): string {
  const corners = arms.map((turn) => at(radius, turn).map(round).join(' '))
  return `M${corners.join('L')}z`
}

function line(x: number, y: number, length: number, turn: number): string {
  const [dx, dy] = at(length, turn)
  return `M${x} ${y}l${round(dx)} ${round(dy)}`
}

function at(length: number, turn: number): [number, number] {
  const angle = ((turn - 90) * Math.PI) / 180
  return [length * Math.cos(angle), length * Math.sin(angle)]
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
