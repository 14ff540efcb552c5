import { farRanges } from '../backdrop.ts'
import { cloudBank } from '../clouds.ts'
import { chain, limb } from '../limbs.ts'
import { gold, ink, mix, noon as hour, white } from '../palette.ts'
import { person, schoolKit } from '../people.ts'
import { glide } from '../motion.ts'
import { points } from '../points.ts'
import type { Scene } from '../scene.ts'
import { circle, place, shape, stroke } from '../svg.ts'
import { fold, hill } from '../terrain.ts'
import { furrow, spray } from '../tracks.ts'
import { forest } from '../trees.ts'

const cloth = '#1f63ad'

/** A sit-ski with its skier and two outriggers, gliding to the right; the ski is under the origin. */
const sitSki = [
  stroke('M-62 4H74L86 -4', ink, 4),
  stroke('M-4 0L-16 -14M14 0L10 -16', ink, 4),
  stroke('M-20 -16H26', mix(ink, white, 0.35), 4),
  stroke('M24 -46L52 4M40 5H66L71 1', ink, 2.4),
  chain(points('-10 -58, 8 -46, 24 -46'), [5, 4, 3.4], mix(cloth, ink, 0.35)),
  shape('M-34 -52Q-38 -18 -18 -14H38Q70 -10 78 -22Q66 -32 40 -32H-8Q-18 -36 -22 -54Z', gold),
  shape('M-30 -30Q-28 -16 -18 -14H38Q70 -10 78 -22Q40 -18 -4 -20Q-20 -22 -30 -30Z', mix(gold, ink, 0.3)),
  limb([-16, -26], 8.5, [-11, -58], 9, cloth),
  chain(points('-8 -26, 20 -36, 48 -28'), [7, 6, 4.5], ink),
  limb([-11, -60], 4.5, [-6, -72], 4.5, cloth),
  circle([-5, -74], 7.4, '#e9b99a'),
  '<path d="M-14.400 -74A8 8 0 1 1 2.400 -76Z" fill="#f7f9fc"/>',
  stroke('M-3 -75L2.500 -76', ink, 3.4),
  stroke('M20 -40L36 8M24 9H50L55 5', ink, 2.8),
  chain(points('-12 -57, 2 -42, 20 -41'), [5.4, 4.4, 3.6], mix(cloth, white, 0.15)),
  circle([20, -41], 3.8, ink),
].join('')

export const handiskiGlide: Scene = {
  key: 'handiski-glide',
  alt: {
    fr: 'Une skieuse en fauteuil-ski file sur la piste, sa monitrice à ses côtés',
    en: 'A sit-skier speeding down the piste, her instructor beside her',
  },
  draw: (random) =>
    [
      farRanges(random, hour, 660),
      cloudBank(
        random,
        white,
        [
          [1180, 240, 520],
          [180, 190, 380],
        ],
        0.75,
      ),
      hill(points('-40 560, 520 660, 1100 740, 1960 780'), hour.snow),
      forest(random, {
        along: (x) => 790 + (x - 1300) * 0.02,
        from: 1180,
        to: 1960,
        height: [70, 150],
        gap: 22,
        fill: mix(hour.forest, hour.haze, 0.2),
      }),
      forest(random, {
        along: (x) => 600 + x * 0.2,
        from: -40,
        to: 300,
        height: [80, 150],
        gap: 24,
        fill: mix(hour.forest, hour.haze, 0.1),
      }),
      fold(
        points('-40 760, 520 860, 1100 960, 1960 1010'),
        points('-40 1260, 960 1260, 1960 1260'),
        mix(hour.snowShade, hour.snow, 0.4),
      ),
      furrow(points('-40 760, 300 830, 560 850, 820 960, 1050 1000'), [10, 14, 20, 24, 28], hour.snowShade),
      furrow(points('300 660, 480 720, 600 740, 700 790'), [6, 8, 10, 12], hour.snowShade),
      person([700, 800], glide, schoolKit, { scale: 2.6, turn: 10 }),
      spray(random, [960, 1000], -300, 150, mix(white, hour.snowShade, 0.25), 50),
      place([1090, 1010], sitSki, 4.4, 8),
      fold(points('-40 1110, 520 1130, 1100 1160, 1960 1140'), points('-40 1260, 960 1260, 1960 1260'), hour.snow),
    ].join(''),
}
