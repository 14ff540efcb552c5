import { farRanges } from '../backdrop.ts'
import { cloudBank } from '../clouds.ts'
import { heightAt } from '../curve.ts'
import { sun } from '../light.ts'
import { glacierDeep, gold, mix, morning as hour, red } from '../palette.ts'
import { kit, person } from '../people.ts'
import { holdSkis, walk } from '../poses.ts'
import { points, sized } from '../points.ts'
import type { Scene } from '../scene.ts'
import { fold, hill } from '../terrain.ts'
import { furrow } from '../tracks.ts'
import { forest } from '../trees.ts'
import { chalet, church, houseAt, smoke } from '../village.ts'

const houses = houseAt(hour, 0.06, 0.12)
const left = sized('400 800 140, 250 860 190, 560 850 165, 60 950 280, 430 985 290')
const right = sized('1230 830 150, 1420 850 180, 1600 830 150, 1790 900 250, 1450 985 300')

export const villageMorning: Scene = {
  key: 'village-morning',
  alt: {
    fr: 'Matin clair sur la rue du village, des skieurs partent vers les pistes',
    en: 'A clear morning in the village street, skiers setting off for the pistes',
  },
  draw: (random) =>
    [
      farRanges(random, hour, 730, 'left', sun([1180, 330], 60, hour)),
      cloudBank(
        random,
        '#ffffff',
        [
          [180, 260, 420],
          [1350, 230, 380],
        ],
        0.7,
      ),
      forest(random, {
        along: (x) => heightAt(points('-40 640, 420 730, 960 790, 1500 720, 1960 630'), x),
        from: -40,
        to: 1960,
        height: [50, 100],
        gap: 15,
        fill: mix(hour.forest, hour.haze, 0.35),
      }),
      hill(points('-40 650, 480 735, 960 775, 1500 730, 1960 640'), mix(hour.snowShade, hour.snow, 0.5)),
      church(random, [1010, 850], 420, houses),
      smoke([300, 720], 260, '#ffffff', 0.6),
      smoke([1640, 720], 240, '#ffffff', 0.6),
      ...left.slice(0, 3).map(([x, y, w]) => chalet(random, [x, y], w, houses)),
      ...right.slice(0, 3).map(([x, y, w]) => chalet(random, [x, y], w, houses)),
      hill(points('-40 900, 500 880, 960 850, 1440 890, 1960 880'), hour.snow),
      furrow(points('1000 850, 930 900, 960 980, 860 1100, 900 1260'), [26, 60, 130, 260, 460], hour.snowShade, 0.7),
      ...left.slice(3).map(([x, y, w]) => chalet(random, [x, y], w, houses)),
      ...right.slice(3).map(([x, y, w]) => chalet(random, [x, y], w, houses)),
      fold(points('-40 1040, 400 1010, 700 1090, 760 1260'), points('-40 1260, 300 1260, 760 1270'), hour.snow),
      fold(points('1120 1260, 1180 1090, 1500 1010, 1960 1020'), points('1120 1270, 1500 1260, 1960 1260'), hour.snow),
      person([900, 1090], holdSkis, kit(red, '#22304f'), { scale: 1.9 }),
      person([1000, 1110], walk, kit(glacierDeep), { scale: 1.9 }),
      person([1080, 1120], walk, kit(gold), { scale: 1.9, child: true }),
    ].join(''),
}
