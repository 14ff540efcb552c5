import { farRanges } from '../backdrop.ts'
import { glacierDeep, gold, ink, mix, morning as hour, red, white } from '../palette.ts'
import { kit, person, schoolKit } from '../people.ts'
import { carve, plough } from '../motion.ts'
import { points, sized } from '../points.ts'
import type { Scene } from '../scene.ts'
import { heightAt } from '../curve.ts'
import { fold, hill } from '../terrain.ts'
import { furrow } from '../tracks.ts'
import { forest, spruce } from '../trees.ts'

const path = points('1000 620, 1120 690, 860 770, 760 860, 1080 960, 1120 1080, 800 1260')

export const lutinTrees: Scene = {
  key: 'lutin-trees',
  alt: {
    fr: 'Une file d’enfants serpente entre les sapins derrière son moniteur',
    en: 'A line of children winding through the firs behind their instructor',
  },
  draw: (random) =>
    [
      farRanges(random, hour, 620),
      hill(points('-40 560, 600 620, 1000 610, 1960 540'), mix(hour.snowShade, hour.snow, 0.4)),
      forest(random, {
        along: (x) =>
          heightAt(
            [
              [-40, 600],
              [900, 640],
            ],
            x,
          ),
        from: -40,
        to: 940,
        height: [70, 150],
        gap: 20,
        fill: mix(hour.forest, hour.haze, 0.35),
      }),
      forest(random, {
        along: (x) =>
          heightAt(
            [
              [1040, 640],
              [1960, 580],
            ],
            x,
          ),
        from: 1060,
        to: 1960,
        height: [70, 150],
        gap: 20,
        fill: mix(hour.forest, hour.haze, 0.35),
      }),
      hill(points('-40 680, 500 660, 1000 620, 1500 660, 1960 640'), hour.snow),
      furrow(path, [20, 40, 70, 100, 140, 180, 240], mix(hour.snowShade, hour.snow, 0.25)),
      ...sized(
        '300 820 330, 480 760 230, 120 780 280, 1380 780 260, 1560 820 340, 1790 800 300, 610 720 160, 1270 720 170',
      ).map(([x, y, h]) =>
        spruce(random, [x, y], h, mix(hour.forest, hour.forestLight, 0.35), hour.forestLight, { snow: hour.snow }),
      ),
      fold(
        points('-40 900, 420 920, 700 1060, 720 1260'),
        points('-40 1260, 400 1260, 720 1270'),
        hour.snowShade,
        0.55,
      ),
      fold(
        points('1300 1260, 1380 1040, 1600 920, 1960 900'),
        points('1300 1270, 1600 1260, 1960 1260'),
        hour.snowShade,
        0.55,
      ),
      person([850, 790], plough, kit(glacierDeep, ink, white), { scale: 1.15, child: true }),
      person([790, 870], plough, kit(gold, ink, red), { scale: 1.45, child: true }),
      person([960, 930], plough, kit('#e8743b', ink, white), { scale: 1.75, child: true }),
      person([1100, 1010], carve, schoolKit, { scale: 2 }),
      ...sized('190 1230 720, 430 1260 420, -20 1200 520, 1660 1240 700, 1880 1200 560, 1480 1270 360').map(
        ([x, y, h]) => spruce(random, [x, y], h, hour.forest, hour.forestLight, { snow: hour.snow }),
      ),
    ].join(''),
}
