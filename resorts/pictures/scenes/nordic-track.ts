import { farRanges } from '../backdrop.ts'
import { glow, sun } from '../light.ts'
import { dawn as hour, glacierDeep, gold, ink, mix, red } from '../palette.ts'
import { kit, person } from '../people.ts'
import { stride } from '../motion.ts'
import { points, sized } from '../points.ts'
import type { Scene } from '../scene.ts'
import { fold, hill } from '../terrain.ts'
import { furrow } from '../tracks.ts'
import { forest, spruce } from '../trees.ts'

const rail = (x: number) =>
  [
    [930, 740],
    [1010, 790],
    [990 + x * 0.25, 880],
    [860 + x * 0.6, 1010],
    [640 + x, 1260],
  ] as const

export const nordicTrack: Scene = {
  key: 'nordic-track',
  alt: {
    fr: 'Deux fondeurs sur les rails tracés, au petit matin',
    en: 'Two cross-country skiers in the set tracks, early in the morning',
  },
  draw: (random) =>
    [
      farRanges(random, hour, 700, 'right', glow([860, 540], 620, '#fff0c8', 0.8) + sun([860, 470], 78, hour)),
      forest(random, {
        along: (x) => 760 - Math.abs(x - 960) * 0.04,
        from: -40,
        to: 1960,
        height: [50, 110],
        gap: 16,
        fill: mix(hour.forest, hour.haze, 0.5),
      }),
      hill(points('-40 740, 520 760, 960 735, 1400 750, 1960 730'), hour.snow),
      forest(random, {
        along: (x) => 800 + (640 - x) * 0.08,
        from: -40,
        to: 620,
        height: [130, 240],
        gap: 36,
        fill: mix(hour.forest, hour.haze, 0.2),
      }),
      forest(random, {
        along: (x) => 790 + (x - 1300) * 0.07,
        from: 1300,
        to: 1960,
        height: [130, 250],
        gap: 36,
        fill: mix(hour.forest, hour.haze, 0.2),
      }),
      hill(points('-40 860, 400 830, 960 780, 1500 820, 1960 850'), mix(hour.snow, hour.snowShade, 0.2)),
      furrow(rail(160), [30, 56, 130, 270, 560], hour.snow, 0.75),
      ...[0, 55, 250, 305].map((x) => furrow(rail(x), [1.5, 3, 7, 13, 26], mix(hour.snowShade, hour.shade, 0.35))),
      fold(
        points('-40 1000, 300 960, 520 1060, 420 1260'),
        points('-40 1260, 200 1260, 420 1270'),
        hour.snowShade,
        0.7,
      ),
      person([1075, 858], stride, kit(gold, ink, glacierDeep), { scale: 1.15, flip: true, turn: 3 }),
      person([850, 1085], stride, kit(red, ink, ink), { scale: 3, turn: -4 }),
      ...sized('110 1210 760, 340 1180 430, 1740 1190 700, 1560 1120 360, 1900 1130 480').map(([x, y, h]) =>
        spruce(random, [x, y], h, hour.forest, hour.forestLight, {
          snow: hour.snow,
          sunFrom: x < 960 ? 'right' : 'left',
        }),
      ),
    ].join(''),
}
