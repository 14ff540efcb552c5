import { ridgeAt } from '../backdrop.ts'
import { mist, sky } from '../light.ts'
import { glacierDeep, gold, ink, mix, noon as hour, red, white } from '../palette.ts'
import { kit, person } from '../people.ts'
import { glide } from '../motion.ts'
import { points } from '../points.ts'
import type { Scene } from '../scene.ts'
import { anchors, hill, roll } from '../terrain.ts'
import { furrow, spray, turns } from '../tracks.ts'

const lines = [
  turns([1020, 560], [760, 930], 7, [14, 50]),
  turns([1080, 560], [1010, 1060], 8, [14, 60]),
  turns([1150, 570], [1270, 880], 6, [14, 42]),
]

export const powderBowl: Scene = {
  key: 'powder-bowl',
  alt: { fr: 'Trois traces dans la neige vierge d’une combe', en: 'Three tracks in the untouched snow of a bowl' },
  draw: (random) =>
    [
      sky(hour, 800),
      ridgeAt(random, hour, 0.3, { id: 'a', anchors: anchors(random, 5, 330, 440, 40), base: 720, depth: 0.6 }),
      mist('ma', 400, 720, hour.haze, 0.6),
      ridgeAt(random, hour, 1, {
        id: 'b',
        anchors: points(
          '-60 330, 160 120, 400 420, 620 380, 860 540, 1060 500, 1330 430, 1480 360, 1560 380, 1760 150, 1990 300',
        ),
        base: 1000,
        depth: 0.7,
      }),
      hill(points('-40 520, 260 600, 640 610, 1060 540, 1420 600, 1700 590, 1960 500'), hour.snow),
      roll(points('-40 590, 340 660, 860 590'), 130, hour.snowShade, 0.9),
      roll(points('-40 800, 300 860, 680 740'), 170, mix(hour.snowShade, hour.shade, 0.25), 0.8),
      roll(points('-40 1060, 260 1060, 560 940'), 150, hour.snowShade, 0.8),
      roll(points('1960 600, 1640 680, 1240 600'), 110, hour.snowShade, 0.8),
      roll(points('1960 830, 1680 850, 1400 740'), 140, hour.snowShade, 0.7),
      roll(points('1960 1060, 1740 1040, 1500 900'), 120, hour.snowShade, 0.5),
      ...lines.map((line, i) =>
        furrow(
          line,
          [3, 5, 8, 12, 16, 20, 24, 28].flatMap((w) => [w, w, w, w]),
          mix(hour.snowShade, hour.shade, i === 1 ? 0.25 : 0.1),
        ),
      ),
      spray(random, [770, 936], -150, 90, mix(white, hour.snowShade, 0.3), 24),
      person([780, 940], glide, kit(gold, ink, white), { scale: 1.8, flip: true, turn: -16 }),
      spray(random, [1250, 880], -110, 70, white, 18),
      person([1266, 884], glide, kit(glacierDeep, ink, white), { scale: 1.4, turn: 22 }),
      spray(random, [1000, 1076], -320, 190, mix(white, hour.snowShade, 0.3), 60),
      person([1040, 1080], glide, kit(red, '#132a4a', white), { scale: 3.2, turn: 18 }),
      spray(random, [1100, 1096], 120, 60, white, 24),
      hill(points('-40 1150, 400 1180, 900 1130, 1300 1170, 1960 1090'), hour.snow),
    ].join(''),
}
