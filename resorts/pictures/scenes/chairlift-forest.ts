import { farRanges } from '../backdrop.ts'
import { cable, chair, onCable, pylon } from '../lifts.ts'
import { glacierDeep, gold, ink, mix, morning as hour, red, white } from '../palette.ts'
import { kit } from '../people.ts'
import { points, sized } from '../points.ts'
import type { Scene } from '../scene.ts'
import type { Point } from '../svg.ts'
import { hill } from '../terrain.ts'
import { skiTrack, turns } from '../tracks.ts'
import { forest, spruce } from '../trees.ts'

const near: readonly [Point, Point] = [
  [-80, 640],
  [1030, 210],
]
const upper: readonly [Point, Point] = [
  [1030, 210],
  [2000, 60],
]

export const chairliftForest: Scene = {
  key: 'chairlift-forest',
  alt: { fr: 'Un télésiège monte au-dessus de la forêt enneigée', en: 'A chairlift rising above the snowy forest' },
  draw: (random) =>
    [
      farRanges(random, hour, 760),
      hill(points('-40 900, 500 800, 1100 660, 1960 560'), mix(hour.snowShade, hour.snow, 0.4)),
      forest(random, {
        along: (x) => 900 - (x + 40) * 0.172,
        from: 1120,
        to: 1960,
        height: [50, 100],
        gap: 19,
        fill: mix(hour.forest, hour.haze, 0.35),
      }),
      forest(random, {
        along: (x) => 915 - (x + 40) * 0.16,
        from: -40,
        to: 700,
        height: [60, 110],
        gap: 19,
        fill: mix(hour.forest, hour.haze, 0.35),
      }),
      hill(points('-40 960, 500 880, 1100 800, 1960 720'), hour.snow),
      skiTrack(turns([1010, 800], [820, 1230], 5, [14, 90]), [1.5, 9], hour.snowShade),
      forest(random, {
        along: (x) => 1000 - (x + 40) * 0.12,
        from: -40,
        to: 560,
        height: [110, 190],
        gap: 32,
        fill: mix(hour.forest, hour.forestLight, 0.5),
      }),
      forest(random, {
        along: (x) => 880 - (x - 1200) * 0.05,
        from: 1200,
        to: 1960,
        height: [110, 200],
        gap: 32,
        fill: mix(hour.forest, hour.forestLight, 0.5),
      }),
      pylon([851, 930], 700, mix(ink, hour.shade, 0.15)),
      cable(...near, 70, ink, 4),
      cable(...upper, 20, ink, 4),
      cable([672, 236], [2000, -60], 20, mix(ink, hour.shade, 0.3), 3),
      cable([-80, 640], [672, 236], 50, mix(ink, hour.shade, 0.3), 3),
      chair(onCable(...near, 70, 0.55), 1.75, [kit(red), kit(gold, ink, white)]),
      chair(onCable(...near, 70, 0.16), 2.1, [kit(glacierDeep, ink, white), kit(red, ink, white)]),
      chair(onCable(...upper, 20, 0.45), 1.2, [kit(ink), kit(red)]),
      ...sized(
        '150 1240 290, 350 1260 380, -20 1230 340, 1560 1240 470, 1760 1260 620, 1900 1230 420, 1420 1260 280',
      ).map(([x, y, h]) => spruce(random, [x, y], h, hour.forest, hour.forestLight, { snow: hour.snow })),
    ].join(''),
}
