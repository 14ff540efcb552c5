import { ridgeAt } from '../backdrop.ts'
import { cloudSea } from '../clouds.ts'
import { glow, sky, sun } from '../light.ts'
import { dawn as hour, glacierDeep, gold, ink, mix, red, white } from '../palette.ts'
import { kit, person } from '../people.ts'
import { climb } from '../motion.ts'
import { points } from '../points.ts'
import type { Scene } from '../scene.ts'
import { anchors, fold } from '../terrain.ts'
import { skiTrack } from '../tracks.ts'

const crest = points('-40 1120, 300 1040, 620 960, 900 830, 1150 690, 1360 540, 1560 420, 1960 360')

export const touringRidge: Scene = {
  key: 'touring-ridge',
  alt: {
    fr: 'Trois randonneurs à skis montent l’arête au-dessus de la mer de nuages',
    en: 'Three ski tourers climbing the ridge above a sea of clouds',
  },
  draw: (random) =>
    [
      sky(hour, 1000),
      glow([620, 560], 700, '#fff0c8', 0.85),
      sun([620, 500], 66, hour),
      ridgeAt(random, hour, 0.1, {
        id: 'a',
        anchors: anchors(random, 6, 560, 640, 40),
        base: 860,
        depth: 0.6,
        sunFrom: 'left',
      }),
      cloudSea(random, 800, [mix(hour.haze, hour.shade, 0.12)], 0),
      ridgeAt(random, hour, 0.75, {
        id: 'b',
        anchors: points('-60 860, 120 600, 300 780, 420 700, 620 900'),
        base: 1000,
      }),
      cloudSea(
        random,
        880,
        [mix(hour.haze, '#ffffff', 0.25), mix(hour.haze, '#ffffff', 0.5), mix(hour.haze, '#ffffff', 0.7)],
        90,
      ),
      fold(crest, points('-40 1260, 900 1260, 1960 1260'), hour.snow),
      fold(
        points('1560 420, 1480 620, 1560 800, 1380 1000, 1460 1260'),
        points('1960 360, 1960 700, 1960 900, 1960 1000, 1960 1260'),
        hour.snowShade,
      ),
      fold(
        points('1360 540, 1290 690, 1330 830, 1130 1000, 1180 1260'),
        points('1400 520, 1390 690, 1430 830, 1290 1000, 1360 1260'),
        hour.snowShade,
        0.45,
      ),
      skiTrack(points('-40 1190, 300 1105, 620 1010, 900 880, 1150 745, 1360 590, 1540 450'), [11, 3], hour.snowShade),
      person([1300, 640], climb, kit(glacierDeep, ink, white), { scale: 1.35, turn: -34 }),
      person([1040, 810], climb, kit(gold, ink, white), { scale: 1.9, turn: -29 }),
      person([700, 985], climb, kit(red, ink, white), { scale: 2.7, turn: -22 }),
    ].join(''),
}
