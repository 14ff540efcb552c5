import { ridgeAt } from '../backdrop.ts'
import { cloudBank } from '../clouds.ts'
import { heightAt } from '../curve.ts'
import { mist, sky } from '../light.ts'
import { cabin, cable, onCable, pylon } from '../lifts.ts'
import { afternoon as hour, ink, mix } from '../palette.ts'
import { points } from '../points.ts'
import type { Scene } from '../scene.ts'
import type { Point } from '../svg.ts'
import { anchors, fold, hill } from '../terrain.ts'
import { forest } from '../trees.ts'
import { chalet, church, houseAt } from '../village.ts'

const low: Point = [-60, 800]
const high: Point = [1990, 60]
const behind: readonly [Point, Point] = [
  [-60, 900],
  [1990, 300],
]

export const gondolaValley: Scene = {
  key: 'gondola-valley',
  alt: { fr: 'Une cabine rouge de télécabine au-dessus de la vallée', en: 'A red gondola cabin high above the valley' },
  draw: (random) =>
    [
      sky(hour, 900),
      cloudBank(
        random,
        '#fff6df',
        [
          [1230, 250, 480],
          [120, 210, 460],
        ],
        0.7,
      ),
      ridgeAt(random, hour, 0.15, { id: 'a', anchors: anchors(random, 6, 440, 540, 40), base: 780, depth: 0.6 }),
      mist('ma', 520, 760, hour.haze, 0.8),
      ridgeAt(random, hour, 0.8, {
        id: 'b',
        anchors: points(
          '-60 470, 200 300, 420 560, 620 640, 860 730, 1080 680, 1330 470, 1480 560, 1720 330, 1990 520',
        ),
        base: 950,
      }),
      mist('mb', 660, 900, hour.haze, 0.9),
      hill(points('-40 820, 400 880, 900 940, 1400 880, 1960 790'), mix(hour.snow, hour.haze, 0.3)),
      forest(random, {
        along: (x) => heightAt(points('-40 830, 500 905, 760 950'), x),
        from: -40,
        to: 640,
        height: [40, 84],
        gap: 14,
        fill: mix(hour.forest, hour.haze, 0.4),
      }),
      forest(random, {
        along: (x) => heightAt(points('1180 930, 1500 880, 1960 800'), x),
        from: 1200,
        to: 1960,
        height: [40, 84],
        gap: 14,
        fill: mix(hour.forest, hour.haze, 0.4),
      }),
      church(random, [900, 990], 130, houseAt(hour, 0.1)),
      ...points('760 985, 820 1000, 985 1005, 1050 985, 700 1010, 1120 1005').map(([x, y]) =>
        chalet(random, [x, y], 58, houseAt(hour, 0.1)),
      ),
      cable(...behind, 60, ink, 2),
      ...[0.24, 0.78].map((t) => cabin(onCable(...behind, 60, t), 0.42, mix(ink, hour.shade, 0.35), hour.haze)),
      hill(points('-40 980, 420 1020, 900 1075, 1400 1020, 1960 930'), hour.snow),
      fold(points('-40 1040, 500 1080, 1000 1120, 1960 1060'), points('-40 1260, 960 1260, 1960 1260'), hour.snowShade),
      pylon([1640, 1010], 540, mix(ink, hour.shade, 0.2)),
      cable(low, high, 120, ink, 5),
      cabin(onCable(low, high, 120, 0.5), 2.1),
      forest(random, {
        along: (x) => 1190 + x * 0.08,
        from: -40,
        to: 520,
        height: [110, 260],
        gap: 44,
        fill: hour.forest,
      }),
      forest(random, {
        along: (x) => 1230 - (x - 1300) * 0.08,
        from: 1380,
        to: 1960,
        height: [110, 270],
        gap: 44,
        fill: hour.forest,
      }),
    ].join(''),
}
