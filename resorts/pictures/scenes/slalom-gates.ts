import { farRanges } from '../backdrop.ts'
import { gate } from '../objects.ts'
import { mix, noon as hour, red, white } from '../palette.ts'
import { kit, person } from '../people.ts'
import { race } from '../motion.ts'
import { points } from '../points.ts'
import type { Scene } from '../scene.ts'
import { hill, roll } from '../terrain.ts'
import { furrow, spray } from '../tracks.ts'
import { forest } from '../trees.ts'

const blue = '#1f63ad'
const gates = [
  [930, 560, 60, red],
  [1080, 610, 76, blue],
  [850, 670, 96, red],
  [1190, 750, 130, blue],
  [700, 860, 180, red],
  [1370, 1020, 280, blue],
] as const
const line = points('985 560, 1075 615, 880 680, 1160 765, 820 880, 760 960, 1000 1060, 1330 1120, 1500 1260')

export const slalomGates: Scene = {
  key: 'slalom-gates',
  alt: {
    fr: 'Un coureur attaque une porte rouge sur le stade de slalom',
    en: 'A racer attacking a red gate on the slalom course',
  },
  draw: (random) =>
    [
      farRanges(random, hour, 540),
      hill(points('-40 470, 560 530, 960 540, 1400 510, 1960 440'), hour.snow),
      forest(random, {
        along: (x) => 540 + x * 0.1,
        from: -40,
        to: 520,
        height: [70, 140],
        gap: 22,
        fill: mix(hour.forest, hour.haze, 0.2),
      }),
      forest(random, {
        along: (x) => 600 - (x - 1440) * 0.18,
        from: 1440,
        to: 1960,
        height: [70, 140],
        gap: 22,
        fill: mix(hour.forest, hour.haze, 0.2),
      }),
      roll(points('-40 620, 360 620, 760 560'), 90, hour.snowShade, 0.9),
      roll(points('-40 830, 300 800, 640 690'), 130, hour.snowShade, 0.8),
      roll(points('-40 1100, 320 1020, 560 900'), 140, hour.snowShade, 0.7),
      roll(points('1960 620, 1600 620, 1180 565'), 80, hour.snowShade, 0.9),
      roll(points('1960 820, 1680 800, 1400 700'), 120, hour.snowShade, 0.7),
      roll(points('1960 1060, 1760 1000, 1600 900'), 130, hour.snowShade, 0.6),
      furrow(line, [5, 8, 12, 18, 26, 34, 42, 56, 80], mix(hour.snowShade, hour.snow, 0.1)),
      ...gates.map(([x, y, h, color]) => gate([x, y], h, color)),
      spray(random, [840, 980], -340, 210, mix(white, hour.snowShade, 0.35), 46),
      person([930, 985], race, kit(red, '#132a4a', white), { scale: 4.3 }),
      forest(random, { along: () => 1270, from: -40, to: 320, height: [200, 380], gap: 70, fill: hour.forest }),
      forest(random, { along: () => 1270, from: 1660, to: 1960, height: [160, 330], gap: 70, fill: hour.forest }),
    ].join(''),
}
