import { glow, sky } from '../light.ts'
import { ink, mix, morning as hour, white } from '../palette.ts'
import { points, sized } from '../points.ts'
import type { Scene } from '../scene.ts'
import { place, polygon, shape, stroke } from '../svg.ts'
import { fold, hill } from '../terrain.ts'
import { furrow } from '../tracks.ts'
import { forest, spruce } from '../trees.ts'

/** A fox that looks back, standing near the origin. */
const fox = [
  stroke('M-44 -2V-40M-26 -2V-40M30 -2V-44M44 -2V-44', '#5b2a1c', 8),
  shape(
    'M-56 -52Q-30 -72 20 -66Q44 -84 52 -96L48 -118L64 -106L80 -116L80 -94L98 -80Q84 -66 68 -66Q62 -40 36 -34Q-20 -30 -52 -36Z',
    '#c7632c',
  ),
  shape('M60 -74L98 -80Q84 -66 68 -66Q62 -46 46 -40Z', white),
  shape('M-52 -50Q-96 -60 -128 -24Q-100 -12 -76 -22Q-58 -28 -50 -38Z', '#c7632c'),
  shape('M-128 -24Q-112 -44 -98 -46Q-104 -28 -96 -16Q-114 -14 -128 -24Z', white),
  shape('M94 -84L99 -79L93 -77Z', ink),
  `<circle cx="78" cy="-89" r="2.6" fill="${ink}"/>`,
].join('')
const near = sized(
  '250 1140 880, 560 1060 520, 60 1080 620, 1680 1130 900, 1400 1060 540, 1880 1090 640, 420 1000 330, 1530 1000 350',
)

export const snowForest: Scene = {
  key: 'snow-forest',
  alt: {
    fr: 'Un renard traverse la forêt enneigée dans la lumière du matin',
    en: 'A fox crossing the snowy forest in the morning light',
  },
  draw: (random) =>
    [
      sky(hour, 900),
      glow([960, 420], 620, '#fff6d6', 0.9),
      ...sized('620 330 0.78, 690 290 0.6, 770 240 0.4').map(
        ([y, high, haze]) =>
          forest(random, {
            along: (x) => y - Math.abs(x - 960) * 0.06,
            from: -40,
            to: 1960,
            height: [high * 0.5, high],
            gap: 34,
            fill: mix(hour.forest, hour.haze, haze),
          }) +
          hill(
            [
              [-40, y - 60],
              [960, y - 12],
              [1960, y - 60],
            ],
            mix(hour.snow, hour.haze, haze),
          ),
      ),
      ...points('500 760, 860 980, 1240 1330').map(([a, b]) =>
        polygon(
          [
            [a + 160, -20],
            [b + 160, -20],
            [b - 260, 1000],
            [a - 340, 1000],
          ],
          '#fff8dc',
          0.22,
        ),
      ),
      hill(points('-40 850, 500 870, 960 830, 1500 870, 1960 840'), hour.snow),
      fold(points('-40 900, 400 930, 760 900, 960 960'), points('-40 1260, 400 1260, 800 1260'), hour.snowShade, 0.45),
      furrow(points('1010 835, 940 900, 1010 1000, 920 1120, 960 1260'), [6, 18, 40, 70, 120], hour.snowShade, 0.6),
      ...near
        .toSorted((a, b) => a[1] - b[1])
        .map(([x, y, h]) =>
          spruce(random, [x, y], h, h > 500 ? hour.forest : mix(hour.forest, hour.forestLight, 0.4), hour.forestLight, {
            snow: hour.snow,
            sunFrom: x < 960 ? 'right' : 'left',
          }),
        ),
      place([985, 1000], fox, 1.35),
      hill(points('-40 1130, 400 1120, 960 1170, 1500 1120, 1960 1130'), mix(hour.snow, hour.snowShade, 0.25)),
    ].join(''),
}
