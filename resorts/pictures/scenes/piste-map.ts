import { ridgeAt } from '../backdrop.ts'
import { cloudBank } from '../clouds.ts'
import { smooth } from '../curve.ts'
import { mist, sky } from '../light.ts'
import { ink, mix, noon as hour, red, white } from '../palette.ts'
import { points, sized } from '../points.ts'
import type { Scene } from '../scene.ts'
import { circle, stroke } from '../svg.ts'
import type { Point } from '../svg.ts'
import { anchors, hill } from '../terrain.ts'
import { forest } from '../trees.ts'
import { chalet, houseAt } from '../village.ts'

const pistes: readonly (readonly [string, readonly Point[]])[] = [
  ['#1f63ad', points('955 300, 820 430, 700 520, 760 660, 640 790, 760 930, 930 1030')],
  [red, points('965 300, 1010 450, 900 560, 960 700, 900 850, 960 1030')],
  [ink, points('985 310, 1120 420, 1090 560, 1190 690, 1090 850, 1000 1030')],
  ['#2f8f5b', points('1450 520, 1340 620, 1440 720, 1290 820, 1330 920, 1060 1040')],
  ['#1f63ad', points('1450 520, 1560 640, 1500 780, 1580 890, 1300 980')],
  [red, points('460 500, 420 620, 500 740, 400 860, 560 950, 900 1040')],
  ['#2f8f5b', points('460 500, 330 620, 280 760, 330 900, 520 1000')],
]
const lifts: readonly (readonly [Point, Point])[] = [
  [
    [930, 1020],
    [962, 290],
  ],
  [
    [1080, 1030],
    [1452, 512],
  ],
  [
    [860, 1020],
    [464, 492],
  ],
  [
    [700, 520],
    [955, 296],
  ],
  [
    [1190, 690],
    [1450, 516],
  ],
]

export const pisteMap: Scene = {
  key: 'piste-map',
  alt: {
    fr: 'Le domaine de Valorsène dessiné comme un plan des pistes : vertes, bleues, rouges, noire',
    en: 'The Valorsène ski area drawn as a piste map: green, blue, red and black runs',
  },
  draw: (random) =>
    [
      sky(hour, 800),
      cloudBank(
        random,
        white,
        [
          [140, 190, 420],
          [1400, 160, 420],
        ],
        0.7,
      ),
      ridgeAt(random, hour, 0.2, { id: 'a', anchors: anchors(random, 6, 330, 440, 40), base: 700, depth: 0.6 }),
      mist('ma', 400, 660, hour.haze, 0.7),
      ridgeAt(random, hour, 0.85, {
        id: 'b',
        anchors: points(
          '-60 640, 200 520, 330 600, 460 470, 680 560, 960 240, 1180 560, 1450 480, 1600 600, 1760 470, 1990 640',
        ),
        base: 1240,
        depth: 0.5,
      }),
      mist('mb', 560, 1000, hour.snow, 1),
      hill(points('-40 990, 500 1010, 960 1000, 1960 960'), hour.snow),
      ...sized(
        '-20 820 260, 40 980 330, 560 850 90, 1110 960 130, 1640 860 330, 1700 1010 300, 1200 580 90, 540 640 90',
      ).map(([x, y, w]) =>
        forest(random, {
          along: (px) => y + Math.sin(px) * 14,
          from: x,
          to: x + w,
          height: [44, 86],
          gap: 16,
          fill: mix(hour.forest, hour.haze, 0.15),
        }),
      ),
      ...pistes.map(([color, points]) => stroke(smooth(points), white, 19) + stroke(smooth(points), color, 10)),
      ...lifts.map(
        ([a, b]) =>
          stroke(`M${a.join(' ')}L${b.join(' ')}`, ink, 3.5) +
          circle(a, 11, ink) +
          circle(b, 11, ink) +
          circle(a, 5, white) +
          circle(b, 5, white),
      ),
      ...points('820 1085, 905 1105, 1000 1095, 1095 1085, 950 1130, 1050 1135').map(([x, y]) =>
        chalet(random, [x, y], 84, houseAt(hour, 0.15)),
      ),
      hill(points('-40 1130, 600 1150, 1200 1150, 1960 1120'), mix(hour.snow, hour.snowShade, 0.4)),
      forest(random, { along: () => 1215, from: -40, to: 720, height: [70, 140], gap: 26, fill: hour.forest }),
      forest(random, { along: () => 1215, from: 1240, to: 1960, height: [70, 140], gap: 26, fill: hour.forest }),
    ].join(''),
}
