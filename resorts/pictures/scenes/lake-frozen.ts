import { ridgeAt } from '../backdrop.ts'
import { cloudBank } from '../clouds.ts'
import { mist, sky } from '../light.ts'
import { afternoon as hour, glacier, gold, ink, mix, red, white } from '../palette.ts'
import { kit, person } from '../people.ts'
import { walk } from '../poses.ts'
import type { Random } from '../random.ts'
import { points, sized } from '../points.ts'
import type { Scene } from '../scene.ts'
import { faded, polygon, rect, shape, stroke } from '../svg.ts'
import { fold } from '../terrain.ts'
import { forest, larch, spruce } from '../trees.ts'
import { chalet, houseAt } from '../village.ts'

const land = (random: Random) =>
  ridgeAt(random, hour, 0.2, {
    id: 'a',
    anchors: points('-60 540, 240 430, 480 540, 700 450, 900 560, 1300 420, 1600 540, 1820 440, 1990 520'),
    base: 720,
    depth: 0.6,
  }) +
  mist('ma', 500, 720, hour.haze, 0.7) +
  ridgeAt(random, hour, 0.95, {
    id: 'b',
    anchors: points(
      '-60 600, 260 480, 480 600, 640 540, 760 600, 1040 220, 1250 520, 1380 440, 1560 600, 1740 500, 1990 620',
    ),
    base: 760,
  })
const ice = mix(glacier, hour.haze, 0.3)

export const lakeFrozen: Scene = {
  key: 'lake-frozen',
  alt: {
    fr: 'Deux promeneurs au bord du lac gelé où se reflète la montagne',
    en: 'Two walkers by the frozen lake that mirrors the mountain',
  },
  draw: (random) => {
    const mountains = land(random)
    return [
      sky(hour, 740),
      cloudBank(
        random,
        '#fff6df',
        [
          [220, 240, 480],
          [1330, 190, 440],
        ],
        0.7,
      ),
      mountains,
      rect(0, 740, 1920, 460, ice),
      faded(
        `<g transform="translate(0 1480) scale(1 -1)">${mountains.replaceAll(/id="|url\(#/g, (part) => `${part}w`)}</g>`,
        0.42,
      ),
      ...sized('120 850 420, 820 800 500, 1340 880 460, 520 960 620, 980 1040 420').map(([x, y, w]) =>
        polygon(
          [
            [x, y],
            [x + w, y + 4],
            [x + w * 0.7, y + 12],
            [x + w * 0.2, y + 10],
          ],
          white,
          0.55,
        ),
      ),
      stroke('M640 880L820 930L780 990L960 1060M820 930L1000 900M1180 960L1340 1010L1300 1080', white, 3, 0.6),
      forest(random, {
        along: () => 748,
        from: -40,
        to: 700,
        height: [50, 110],
        gap: 17,
        fill: mix(hour.forest, hour.haze, 0.3),
      }),
      forest(random, {
        along: () => 748,
        from: 1240,
        to: 1960,
        height: [50, 120],
        gap: 17,
        fill: mix(hour.forest, hour.haze, 0.3),
      }),
      shape('M-40 742Q400 728 800 744T1960 740V758Q1400 766 900 754T-40 760Z', hour.snow),
      chalet(random, [1330, 752], 130, houseAt(hour, 0.3)),
      fold(
        points('-40 900, 240 930, 520 1040, 900 1120, 1300 1140, 1960 1060'),
        points('-40 1260, 960 1260, 1960 1260'),
        hour.snow,
      ),
      fold(
        points('-40 1060, 400 1120, 960 1190, 1960 1180'),
        points('-40 1260, 960 1260, 1960 1260'),
        hour.snowShade,
        0.6,
      ),
      person([820, 1120], walk, kit(red, ink, ink), { scale: 1.9 }),
      person([730, 1104], walk, kit(gold, '#3a4a63', white), { scale: 1.8 }),
      ...sized('170 1120 620, 330 1130 380, 50 1080 430').map(([x, y, h]) =>
        larch(random, [x, y], h, '#b9792c', '#e5ad4c', hour.forest),
      ),
      ...(
        [
          [1760, 1150, 520],
          [1880, 1180, 640],
        ] as const
      ).map(([x, y, h]) => spruce(random, [x, y], h, hour.forest, hour.forestLight, { snow: hour.snow })),
    ].join('')
  },
}
