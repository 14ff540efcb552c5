import { farRanges } from '../backdrop.ts'
import { cloudBank } from '../clouds.ts'
import { sun } from '../light.ts'
import { banner, mitten } from '../objects.ts'
import { glacierDeep, gold, ink, mix, morning as hour, red, white, wood } from '../palette.ts'
import { kit, person, schoolKit } from '../people.ts'
import { plough } from '../motion.ts'
import { wave } from '../poses.ts'
import { points, sized } from '../points.ts'
import type { Scene } from '../scene.ts'
import { rect, stroke } from '../svg.ts'
import { fold, hill } from '../terrain.ts'
import { skiTrack } from '../tracks.ts'
import { forest, spruce } from '../trees.ts'

const children = [
  [620, 960, 1.75, gold],
  [820, 1010, 1.95, glacierDeep],
  [1030, 1060, 2.15, red],
  [1260, 1100, 2.3, '#e8743b'],
] as const

export const moufleMeadow: Scene = {
  key: 'moufle-meadow',
  alt: {
    fr: 'Le jardin des neiges du club Moufle, les petits glissent en chasse-neige',
    en: 'The Moufle club snow garden, small children gliding in a snowplough',
  },
  draw: (random) =>
    [
      farRanges(random, hour, 690, 'left', sun([560, 300], 66, hour)),
      cloudBank(
        random,
        '#ffffff',
        [
          [1180, 260, 460],
          [150, 200, 340],
        ],
        0.75,
      ),
      forest(random, {
        along: (x) => 760 + Math.abs(x - 960) * -0.06,
        from: -40,
        to: 1960,
        height: [60, 130],
        gap: 19,
        fill: mix(hour.forest, hour.haze, 0.25),
      }),
      hill(points('-40 720, 520 790, 1100 800, 1960 700'), hour.snow),
      fold(
        points('-40 900, 500 880, 1100 960, 1960 1060'),
        points('-40 1260, 900 1260, 1960 1260'),
        mix(hour.snowShade, hour.snow, 0.45),
      ),
      stroke('M470 850V430M1440 830V400', wood, 18),
      rect(455, 420, 30, 14, white, 6),
      rect(1425, 390, 30, 14, white, 6),
      banner([470, 450], [1440, 420], 90, [
        red,
        gold,
        glacierDeep,
        white,
        red,
        gold,
        glacierDeep,
        white,
        red,
        gold,
        glacierDeep,
      ]),
      mitten([958, 690], 1.05, red, -8),
      skiTrack(points('330 860, 480 900, 620 965, 820 1015, 1030 1065, 1260 1105'), [2, 10], hour.snowShade),
      ...children.map(([x, y, scale, color]) =>
        person([x, y], plough, kit(color, ink, color === red ? white : red), { scale, child: true }),
      ),
      person([1580, 1090], wave, schoolKit, { scale: 2.6, flip: true }),
      ...sized('120 1130 420, 300 1040 260, 1770 1080 400, 1900 1160 480').map(([x, y, h]) =>
        spruce(random, [x, y], h, hour.forest, hour.forestLight, { snow: hour.snow }),
      ),
    ].join(''),
}
