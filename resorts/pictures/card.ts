import { mark } from './logo.ts'
import { ink, white } from './palette.ts'
import { randomFrom } from './random.ts'
import { ridgeDawn } from './scenes/ridge-dawn.ts'
import { share } from './render.ts'
import { place } from './svg.ts'

const whiteMark = place([72, 64], `<path fill="${white}" fill-rule="evenodd" d="${mark}"/>`, 1.9)

/** What is shown of a page without a picture: the ridge at dawn with the mark. */
export function card(): string {
  return inFrame(place([0, -90], ridgeDawn.draw(randomFrom('card')), 0.625) + whiteMark)
}

/** The mark alone, in the corner where it stands on the card; around it a shade, so that it is seen on snow. */
export function cornerMark(): string {
  const shade = `<radialGradient id="shade" gradientUnits="userSpaceOnUse" cx="60" cy="40" r="520"><stop offset="0" stop-color="${ink}" stop-opacity=".55"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></radialGradient>`
  return inFrame(`<defs>${shade}</defs><rect width="700" height="600" fill="url(#shade)"/>${whiteMark}`)
}

function inFrame(inner: string): string {
  const { width, height } = share
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`
}
