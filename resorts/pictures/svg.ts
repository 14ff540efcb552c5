export type Point = readonly [number, number]

/** The canvas of every scene. The middle 960 px of the width survive each crop (16:9, 1:1, 4:5). */
export const WIDTH = 1920
export const HEIGHT = 1200

export function picture(parts: readonly string[], width = WIDTH, height = HEIGHT): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>\n`
}

/** One decimal is enough at this size, and keeps the text the same everywhere. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return String(rounded === 0 ? 0 : rounded)
}

const pair = ([x, y]: Point) => `${n(x)} ${n(y)}`

export const lineTo = (points: readonly Point[]) => `M${points.map(pair).join('L')}`

export function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${n2(opacity)}"` : ''}/>`
}

export const polygon = (points: readonly Point[], fill: string, opacity = 1) =>
  shape(`${lineTo(points)}Z`, fill, opacity)

export function stroke(d: string, color: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n2(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${n2(opacity)}"` : ''}/>`
}

export function circle([x, y]: Point, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${opacity < 1 ? ` opacity="${n2(opacity)}"` : ''}/>`
}

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${radius ? ` rx="${n(radius)}"` : ''}/>`
}

/** Moves, turns (degrees) and scales what is drawn around the origin. */
export function place([x, y]: Point, content: string, scale = 1, turn = 0, flip = false): string {
  const sx = flip ? -scale : scale
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n2(sx)} ${n2(scale)})">${content}</g>`
}

export const faded = (content: string, opacity: number) => `<g opacity="${n2(opacity)}">${content}</g>`

function n2(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
