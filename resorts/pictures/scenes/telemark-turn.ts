import { farRanges } from '../backdrop.ts'
import { cloudBank } from '../clouds.ts'
import { sun } from '../light.ts'
import { afternoon as hour, ink, mix, white } from '../palette.ts'
import { kit, person } from '../people.ts'
import { telemark } from '../motion.ts'
import { points, sized } from '../points.ts'
import type { Scene } from '../scene.ts'
import { fold, hill } from '../terrain.ts'
import { furrow, spray } from '../tracks.ts'
import { forest, larch } from '../trees.ts'

export const telemarkTurn: Scene = {
  key: 'telemark-turn',
  alt: {
    fr: 'Genou fléchi, une télémarkeuse plonge dans la lumière de l’après-midi',
    en: 'Knee bent low, a telemark skier dropping into the afternoon light',
  },
  draw: (random) =>
    [
      farRanges(random, hour, 760, 'left', sun([520, 330], 92, hour)),
      cloudBank(random, '#fff6df', [[1120, 280, 520]], 0.7),
      hill(points('-40 560, 400 640, 960 780, 1500 900, 1960 960'), hour.snow),
      forest(random, {
        along: (x) => 880 + (x - 1300) * 0.13,
        from: 1340,
        to: 1960,
        height: [80, 160],
        gap: 26,
        fill: mix(hour.forest, hour.haze, 0.35),
      }),
      fold(
        points('-40 700, 400 790, 960 950, 1960 1130'),
        points('-40 1260, 900 1260, 1960 1260'),
        mix(hour.snowShade, hour.snow, 0.3),
      ),
      furrow(points('-40 590, 240 700, 380 840, 700 900, 880 990'), [10, 18, 26, 34, 40], hour.snowShade),
      spray(random, [820, 985], -380, 220, '#fffaf0', 56),
      person([960, 990], telemark, kit('#1f6f78', ink, '#e8743b'), { scale: 4.6, turn: 12 }),
      spray(random, [1150, 1040], 130, 70, white, 20),
      fold(points('-40 1080, 500 1120, 1100 1190, 1960 1220'), points('-40 1260, 900 1260, 1960 1260'), hour.snow),
      ...sized('150 820 420, 300 830 280, 40 800 330, 1780 1180 520').map(([x, y, h]) =>
        larch(random, [x, y], h, '#b9792c', '#e5ad4c', hour.forest),
      ),
    ].join(''),
}
