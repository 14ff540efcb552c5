import { ridgeAt } from '../backdrop.ts'
import { cloudBank } from '../clouds.ts'
import { heightAt } from '../curve.ts'
import { mist, sky } from '../light.ts'
import { gold, mix, noon as hour, red } from '../palette.ts'
import { kit, person } from '../people.ts'
import { carve } from '../motion.ts'
import { points } from '../points.ts'
import type { Scene } from '../scene.ts'
import { anchors, hill, roll } from '../terrain.ts'
import { skiTrack, spray, turns } from '../tracks.ts'
import { forest } from '../trees.ts'

const left = turns([905, 700], [700, 1110], 6, [12, 80])
const right = turns([1010, 700], [1180, 1000], 5, [12, 62])

export const ridgeNoon: Scene = {
  key: 'ridge-noon',
  alt: {
    fr: 'Grand sommet blanc sous le ciel bleu de midi, deux skieurs tracent leurs virages',
    en: 'A great white summit under the blue noon sky, two skiers linking turns',
  },
  draw: (random) =>
    [
      sky(hour, 900),
      cloudBank(
        random,
        '#ffffff',
        [
          [1280, 300, 480],
          [90, 420, 420],
        ],
        0.75,
      ),
      ridgeAt(random, hour, 0.2, { id: 'a', anchors: anchors(random, 6, 500, 600, 40), base: 820, depth: 0.6 }),
      mist('ma', 560, 800, hour.haze, 0.8),
      ridgeAt(random, hour, 1, {
        id: 'b',
        anchors: points(
          '-60 720, 150 520, 360 640, 560 430, 690 520, 980 150, 1210 480, 1370 400, 1560 610, 1730 500, 1990 690',
        ),
        base: 980,
        depth: 0.72,
      }),
      mist('mb', 640, 860, hour.haze, 0.75),
      forest(random, {
        along: (x) => heightAt(points('-40 800, 420 760, 760 730'), x),
        from: -40,
        to: 720,
        height: [40, 80],
        gap: 15,
        fill: mix(hour.forest, hour.shade, 0.35),
      }),
      forest(random, {
        along: (x) => heightAt(points('1200 730, 1500 760, 1960 790'), x),
        from: 1220,
        to: 1960,
        height: [40, 80],
        gap: 15,
        fill: mix(hour.forest, hour.shade, 0.35),
      }),
      hill(points('-40 800, 420 740, 960 690, 1480 745, 1960 800'), hour.snow),
      roll(points('-40 870, 340 840, 760 742'), 110, hour.snowShade, 0.8),
      roll(points('-40 1080, 320 1030, 640 860'), 120, hour.snowShade, 0.6),
      roll(points('1960 850, 1620 830, 1130 740'), 90, hour.snowShade, 0.8),
      roll(points('1960 1030, 1660 1000, 1330 860'), 110, hour.snowShade, 0.6),
      skiTrack(left, [1, 6], hour.snowShade),
      skiTrack(right, [1, 5], hour.snowShade),
      spray(random, [690, 1098], -120, 60, '#ffffff', 16),
      person([712, 1100], carve, kit(red), { scale: 2.1, flip: true }),
      spray(random, [1186, 995], 90, 46, '#ffffff', 14),
      person([1172, 996], carve, kit(gold), { scale: 1.5 }),
      forest(random, {
        along: (x) => 1200 + x * 0.1,
        from: -30,
        to: 330,
        height: [170, 330],
        gap: 62,
        fill: hour.forest,
      }),
      forest(random, {
        along: (x) => 1240 - (x - 1640) * 0.1,
        from: 1650,
        to: 1960,
        height: [150, 330],
        gap: 62,
        fill: hour.forest,
      }),
    ].join(''),
}
