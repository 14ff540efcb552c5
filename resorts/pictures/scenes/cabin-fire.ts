import { ridgeAt } from '../backdrop.ts'
import { glow, mist, sky, stars } from '../light.ts'
import { gold, ink, mix, night as hour, red, woodDark } from '../palette.ts'
import { kit, person } from '../people.ts'
import { sit, stand } from '../poses.ts'
import { points, sized } from '../points.ts'
import type { Scene } from '../scene.ts'
import { circle, place, shape, stroke } from '../svg.ts'
import { anchors, fold, hill } from '../terrain.ts'
import { forest, spruce } from '../trees.ts'
import { chalet, houseAt, smoke } from '../village.ts'

const fire = [
  stroke('M-80 10L70 -14M-70 -14L80 10', woodDark, 20),
  shape(
    'M-58 0Q-78 -60 -30 -104Q-34 -70 -14 -66Q-20 -130 24 -176Q16 -120 44 -96Q56 -110 54 -130Q88 -60 58 0Z',
    '#f0712c',
  ),
  shape('M-36 0Q-48 -44 -16 -70Q-14 -48 0 -44Q0 -86 22 -112Q18 -74 34 -56Q46 -28 34 0Z', '#ffb648'),
  shape('M-18 0Q-22 -26 0 -50Q20 -28 16 0Z', '#fff0b0'),
].join('')
const circleOfPeople = [
  [610, 1010, red, false],
  [745, 1030, '#e8743b', false],
  [1190, 1030, gold, true],
  [1330, 1010, '#2f6ea8', true],
] as const

export const cabinFire: Scene = {
  key: 'cabin-fire',
  alt: {
    fr: 'Soirée autour du feu devant le chalet d’altitude',
    en: 'An evening around the fire outside the mountain cabin',
  },
  draw: (random) =>
    [
      sky(hour, 900),
      stars(random, 170, 560),
      ridgeAt(random, hour, 0.25, {
        id: 'a',
        anchors: anchors(random, 5, 430, 560, 50),
        base: 780,
        depth: 0.65,
        sunFrom: 'right',
      }),
      mist('ma', 540, 780, hour.haze, 0.65),
      forest(random, {
        along: (x) => 790 - Math.abs(x - 960) * 0.05,
        from: -40,
        to: 1960,
        height: [70, 160],
        gap: 22,
        fill: mix(hour.forest, hour.shade, 0.25),
      }),
      hill(points('-40 760, 960 800, 1960 750'), hour.snowShade),
      smoke([1235, 440], 230, '#9fb6d6', 0.35),
      chalet(random, [1130, 900], 560, { ...houseAt(hour, 1, 0.35), window: '#ffcf6b' }),
      glow([960, 960], 640, '#ff9d3c', 0.6, 'fire'),
      hill(points('-40 900, 600 890, 1300 895, 1960 890'), mix(hour.snow, hour.snowShade, 0.3)),
      glow([960, 1010], 520, '#ffb55a', 0.75, 'floor'),
      ...circleOfPeople.map(
        ([x, y, color, flip]) =>
          stroke(`M${x - 60} ${y - 44}H${x + 50}`, woodDark, 30) +
          person([x, y], sit, kit(color, ink, color), { scale: 2.2, flip }),
      ),
      person([470, 1000], stand, kit(mix(ink, hour.shade, 0.3), ink, red), { scale: 2.2 }),
      place([965, 1040], fire, 1.15),
      ...points('940 800, 1000 740, 968 690, 925 720, 1020 650, 950 610').map(([x, y], i) =>
        circle([x, y], 5 - i * 0.5, '#ffc56b'),
      ),
      fold(
        points('-40 1120, 500 1110, 960 1150, 1500 1110, 1960 1120'),
        points('-40 1260, 960 1260, 1960 1260'),
        mix(hour.snowShade, hour.forest, 0.2),
      ),
      ...sized('180 1190 700, 20 1180 480, 350 1200 340, 1700 1200 620, 1870 1190 780').map(([x, y, h]) =>
        spruce(random, [x, y], h, hour.forest, hour.forestLight, {
          snow: hour.snowShade,
          sunFrom: x < 960 ? 'right' : 'left',
        }),
      ),
    ].join(''),
}
