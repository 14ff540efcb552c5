import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const css = await readFile(new URL('./tokens.css', import.meta.url), 'utf8')

/** Text and background colours that need a contrast of 4.5 (WCAG AA). */
const pairs: [string, string][] = [
  ['ink', 'snow'],
  ['ink-soft', 'snow'],
  ['ink-soft', 'mist'],
  ['white', 'red'],
  ['white', 'red-deep'],
  ['red', 'white'],
  ['red', 'snow'],
  ['red-deep', 'red-pale'],
  ['glacier-deep', 'snow'],
  ['glacier-deep', 'glacier-pale'],
  ['larch-deep', 'larch-pale'],
  ['forest', 'forest-pale'],
  ['white', 'forest'],
  ['snow', 'ink'],
  ['snow', 'ink-raised'],
  ['glacier', 'ink'],
  ['glacier', 'ink-raised'],
  ['larch', 'ink'],
  ['ink-deep', 'glacier'],
  ['ink-deep', 'larch'],
]

test.each(pairs)('%s on %s can be read (AA)', (text, ground) => {
  expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5)
})

test('edges of controls and the focus ring contrast with the background', () => {
  expect(contrast(colour('line-strong'), colour('white'))).toBeGreaterThanOrEqual(3)
  expect(contrast(colour('line-strong'), colour('snow'))).toBeGreaterThanOrEqual(3)
  expect(contrast(colour('glacier-deep'), colour('snow'))).toBeGreaterThanOrEqual(3)
  expect(contrast(colour('larch'), colour('ink'))).toBeGreaterThanOrEqual(3)
})

test('a pair without contrast is found', () => {
  expect(contrast('#d0202e', '#0c1b33')).toBeLessThan(4.5)
})

function colour(name: string): string {
  const value = css.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1]
  if (!value) throw new Error(`tokens.css has no colour --${name}`)
  return value
}

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
