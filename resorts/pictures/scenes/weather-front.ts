import { ridgeAt } from '../backdrop.ts'
import { mist, sky } from '../light.ts'
import { ink, mix, red, storm as hour, white } from '../palette.ts'
import { kit, person } from '../people.ts'
import { stand } from '../poses.ts'
import { points, sized } from '../points.ts'
import type { Scene } from '../scene.ts'
import { rect, shape, stroke } from '../svg.ts'
import { fold, hill } from '../terrain.ts'
import { snowfall } from '../tracks.ts'
import { forest, spruce } from '../trees.ts'

/** The front: three dark shelves of cloud that come in from the left. */
const shelves = [
  [
    'M-60 -20H1960V120C1700 70 1500 190 1240 150C1000 110 900 250 640 240C420 230 240 380 -60 350Z',
    mix(hour.sky[0], hour.sky[1], 0.6),
  ],
  [
    'M-60 -20H1500C1400 60 1240 40 1120 90C900 180 760 130 560 180C340 240 180 230 -60 270Z',
    mix(hour.sky[0], hour.sky[1], 0.25),
  ],
  ['M-60 -20H1120C980 40 860 20 720 60C480 130 300 90 -60 170Z', mix(hour.sky[0], ink, 0.35)],
] as const
const streaks = points('60 350, 190 320, 330 290, 470 262, 600 246, 720 240')
  .map(([x, y]) => stroke(`M${x} ${y}l-110 460`, mix(hour.sky[2], white, 0.2), 34, 0.16))
  .join('')

export const weatherFront: Scene = {
  key: 'weather-front',
  alt: {
    fr: 'Un front de neige arrive sur les crêtes, le ciel encore clair à l’est',
    en: 'A snow front rolling over the ridges, the sky still bright to the east',
  },
  draw: (random) =>
    [
      sky(hour, 900),
      shape('M1960 60L1000 900H1240L1960 240Z', '#fff3d0', 0.3),
      shape('M1960 330L1400 900H1700L1960 560Z', '#fff3d0', 0.35),
      ridgeAt(random, hour, 0.1, {
        id: 'a',
        anchors: points(
          '-60 560, 140 480, 330 580, 560 440, 800 570, 980 470, 1160 580, 1400 450, 1600 560, 1790 470, 1990 560',
        ),
        base: 800,
        sunFrom: 'right',
        depth: 0.6,
      }),
      ...shelves.map(([d, fill]) => shape(d, fill)),
      streaks,
      mist('ma', 460, 800, hour.haze, 0.8),
      ridgeAt(random, hour, 0.9, {
        id: 'b',
        anchors: points(
          '-60 700, 180 560, 360 690, 520 620, 700 740, 960 700, 1180 520, 1320 610, 1570 390, 1740 540, 1840 480, 1990 600',
        ),
        base: 980,
        sunFrom: 'right',
      }),
      mist('mb', 680, 900, hour.haze, 0.85),
      forest(random, {
        along: (x) => 900 - Math.abs(x - 900) * 0.05,
        from: -40,
        to: 1960,
        height: [50, 110],
        gap: 17,
        fill: mix(hour.forest, hour.haze, 0.35),
      }),
      hill(points('-40 860, 560 900, 1100 910, 1960 850'), hour.snow),
      fold(
        points('-40 940, 700 960, 1100 1010, 1300 1260'),
        points('-40 1260, 600 1260, 1300 1270'),
        hour.snowShade,
        0.8,
      ),
      stroke('M1010 1090V700', ink, 9),
      shape('M1010 706Q1090 690 1170 730Q1220 752 1270 738L1262 776Q1200 800 1150 784Q1080 760 1010 776Z', red),
      shape('M1090 706Q1130 712 1170 730L1150 784Q1120 772 1085 767Z', white),
      rect(1000, 690, 20, 18, ink, 5),
      person([900, 1090], stand, kit('#e0a33a', ink, ink), { scale: 2.1 }),
      ...sized('160 1190 480, 380 1220 300, 1680 1220 420, 1860 1190 540').map(([x, y, h]) =>
        spruce(random, [x, y], h, hour.forest, hour.forestLight, { snow: hour.snow, sunFrom: 'right' }),
      ),
      snowfall(random, 130, white),
    ].join(''),
}
