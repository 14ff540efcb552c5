import { ridgeAt } from '../backdrop.ts'
import { mist, sky } from '../light.ts'
import { mix, noon as hour, red, white } from '../palette.ts'
import { kit, person } from '../people.ts'
import { carve } from '../motion.ts'
import { points, sized } from '../points.ts'
import type { Scene } from '../scene.ts'
import { HEIGHT, WIDTH, faded, place, polygon, rect, stroke } from '../svg.ts'
import { anchors, fold } from '../terrain.ts'
import { furrow, spray } from '../tracks.ts'
import { forest, spruce } from '../trees.ts'

/** A snow crystal: six times the same arm. */
function crystal(): string {
  const arm = stroke(
    'M0 0V-150M0 -52L-34 -86M0 -52L34 -86M0 -92L-28 -120M0 -92L28 -120M0 -126L-14 -140M0 -126L14 -140',
    white,
    7,
  )
  return [0, 60, 120, 180, 240, 300].map((turn) => place([0, 0], arm, 1, turn)).join('')
}

export const cristalSlope: Scene = {
  key: 'cristal-slope',
  alt: {
    fr: 'Un enfant taille son virage sur une pente raide, un cristal de neige pour soleil',
    en: 'A child carving a turn on a steep slope, a snow crystal for a sun',
  },
  draw: (random) =>
    [
      // The valley floor below the ranges.
      rect(0, 990, WIDTH, HEIGHT - 990, mix(hour.haze, hour.shade, 0.15)),
      sky(hour, 1000),
      faded(place([1290, 300], crystal(), 1.25, 12), 0.9),
      ridgeAt(random, hour, 0.25, { id: 'a', anchors: anchors(random, 5, 560, 660, 40), base: 900, depth: 0.6 }),
      mist('ma', 620, 880, hour.haze, 0.8),
      ridgeAt(random, hour, 0.9, {
        id: 'b',
        anchors: points('700 900, 900 640, 1060 720, 1330 520, 1540 680, 1730 580, 1990 760'),
        base: 1060,
      }),
      mist('mb', 800, 1060, hour.haze, 0.8),
      forest(random, {
        along: (x) => 980 - (1960 - x) * 0.05,
        from: 1050,
        to: 1960,
        height: [60, 120],
        gap: 22,
        fill: mix(hour.forest, hour.haze, 0.25),
      }),
      polygon(points('-40 330, 420 560, 900 830, 1400 1030, 1960 1160, 1960 1260, -40 1260'), hour.snow),
      fold(
        points('-40 620, 420 800, 840 990, 1300 1160'),
        points('-40 1260, 500 1260, 1400 1260'),
        hour.snowShade,
        0.75,
      ),
      furrow(
        points('-40 420, 300 620, 520 660, 640 800, 880 905'),
        [8, 16, 22, 30, 38],
        mix(hour.snowShade, hour.shade, 0.2),
      ),
      spray(random, [850, 890], -330, 200, white, 44),
      person([930, 905], carve, kit(red, '#132a4a', white), { scale: 4.6, child: true, turn: 14 }),
      ...sized('90 560 330, 230 590 240, -10 520 260').map(([x, y, h]) =>
        spruce(random, [x, y], h, hour.forest, hour.forestLight, { snow: hour.snow }),
      ),
    ].join(''),
}
