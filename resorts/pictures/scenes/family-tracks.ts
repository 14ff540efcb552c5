import { farRanges } from '../backdrop.ts'
import { sun } from '../light.ts'
import { cloudBank } from '../clouds.ts'
import { afternoon as hour, glacierDeep, gold, ink, mix, red, white } from '../palette.ts'
import { kit, person } from '../people.ts'
import { carve, plough } from '../motion.ts'
import { points, sized } from '../points.ts'
import type { Scene } from '../scene.ts'
import { hill, roll } from '../terrain.ts'
import { skiTrack, turns } from '../tracks.ts'
import { forest, spruce } from '../trees.ts'

const family = [
  [700, 1000, 2.5, red, false, true],
  [900, 960, 2.2, gold, true, false],
  [1060, 1000, 2.4, '#e8743b', true, false],
  [1290, 1040, 2.7, glacierDeep, false, false],
] as const

export const familyTracks: Scene = {
  key: 'family-tracks',
  alt: {
    fr: 'Une famille de quatre descend côte à côte et laisse quatre traces',
    en: 'A family of four skiing side by side, leaving four tracks',
  },
  draw: (random) =>
    [
      farRanges(random, hour, 640, 'left', sun([1400, 300], 84, hour)),
      cloudBank(random, '#fff6df', [[340, 240, 480]], 0.7),
      hill(points('-40 600, 520 640, 1000 580, 1500 620, 1960 560'), hour.snow),
      forest(random, {
        along: (x) => 660 - x * 0.02,
        from: -40,
        to: 620,
        height: [60, 130],
        gap: 20,
        fill: mix(hour.forest, hour.haze, 0.3),
      }),
      forest(random, {
        along: (x) => 640 - (x - 1400) * 0.02,
        from: 1400,
        to: 1960,
        height: [60, 130],
        gap: 20,
        fill: mix(hour.forest, hour.haze, 0.3),
      }),
      roll(points('-40 740, 340 730, 780 640'), 90, hour.snowShade, 0.75),
      roll(points('-40 920, 300 880, 600 760'), 120, hour.snowShade, 0.7),
      roll(points('1960 700, 1640 700, 1180 630'), 80, hour.snowShade, 0.75),
      roll(points('1960 880, 1720 850, 1440 750'), 110, hour.snowShade, 0.6),
      ...family.map(([x, y], i) =>
        skiTrack(
          turns([960 + i * 26, 590], [x, y], 5 + (i % 2), [8, 46]),
          [1, 6],
          mix(hour.snowShade, hour.shade, 0.2),
        ),
      ),
      ...family.map(
        ([x, y, scale, color, child, flip]) =>
          `<ellipse cx="${x + 46}" cy="${y + 14}" rx="${scale * 38}" ry="${scale * 5}" fill="${hour.snowShade}"/>` +
          person([x, y], child ? plough : carve, kit(color, ink, color === red ? white : ink), { scale, child, flip }),
      ),
      ...sized('130 1180 560, 330 1200 330, 1790 1190 600, 1610 1220 320').map(([x, y, h]) =>
        spruce(random, [x, y], h, hour.forest, hour.forestLight, { snow: hour.snow, sunFrom: 'right' }),
      ),
    ].join(''),
}
