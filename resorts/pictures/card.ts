import { mark } from './logo.ts'
import { white } from './palette.ts'
import { randomFrom } from './random.ts'
import { ridgeDawn } from './scenes/ridge-dawn.ts'
import { place } from './svg.ts'

/** 1200 x 630: the ridge at dawn with the mark. */
export function card(): string {
  const scene = place([0, -90], ridgeDawn.draw(randomFrom('card')), 0.625)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">${scene}${place([72, 64], `<path fill="${white}" fill-rule="evenodd" d="${mark}"/>`, 1.9)}</svg>`
}
