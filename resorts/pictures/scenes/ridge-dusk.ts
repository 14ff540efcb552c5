import { ridgeAt, sheet } from '../backdrop.ts'
import { cloudBank } from '../clouds.ts'
import { glow, mist, sky, sun } from '../light.ts'
import { dusk as hour, gold, goldLight, mix } from '../palette.ts'
import { points, sized } from '../points.ts'
import type { Scene } from '../scene.ts'
import { anchors, fold, hill } from '../terrain.ts'
import { furrow } from '../tracks.ts'
import { larch } from '../trees.ts'

const larches = sized(
  '250 1130 640, 430 1080 430, 90 1060 480, 1600 1120 590, 1760 1070 420, 1450 1060 330, 1880 1130 560, 560 1050 280',
)

export const ridgeDusk: Scene = {
  key: 'ridge-dusk',
  alt: {
    fr: 'Mélèzes dorés devant des crêtes violettes au coucher du soleil',
    en: 'Golden larches before violet ridges at sunset',
  },
  draw: (random) =>
    [
      sky(hour, 900),
      glow([960, 610], 720, '#ffd58a', 0.8),
      sun([960, 590], 112, hour),
      cloudBank(
        random,
        '#f7a56f',
        [
          [180, 330, 620],
          [1180, 270, 560],
        ],
        0.55,
      ),
      cloudBank(random, '#b7607f', [[620, 210, 520]], 0.6),
      sheet(random, anchors(random, 8, 590, 650, 30), '#e58a63', '#f6b169', 's1', 820),
      sheet(random, anchors(random, 6, 620, 730, 40), '#bf6577', '#e99a72', 's2', 880),
      ridgeAt(random, hour, 0.85, {
        id: 'b',
        anchors: points('-260 700, 150 330, 300 520, 410 450, 700 860'),
        base: 980,
        sunFrom: 'right',
      }),
      ridgeAt(random, hour, 0.85, {
        id: 'c',
        anchors: points('1180 860, 1330 640, 1400 690, 1610 380, 1720 520, 1850 420, 2040 640'),
        base: 980,
        sunFrom: 'left',
      }),
      mist('mb', 700, 940, '#d0768a', 0.85),
      hill(points('-40 850, 400 860, 960 930, 1500 870, 1960 830'), mix(hour.shade, hour.haze, 0.25)),
      mist('mc', 840, 1000, '#b0688f', 0.6),
      hill(points('-40 960, 420 990, 960 1060, 1480 1000, 1960 950'), hour.snowShade),
      fold(
        points('-40 960, 420 990, 960 1060, 1480 1000, 1960 950'),
        points('-40 985, 420 1015, 940 1130, 1480 1030, 1960 980'),
        hour.snow,
      ),
      furrow(
        points('985 1060, 930 1100, 1000 1150, 900 1240'),
        [8, 18, 40, 90],
        mix(hour.snowShade, hour.shade, 0.5),
        0.8,
      ),
      ...larches
        .toSorted((a, b) => a[1] - b[1])
        .map(([x, y, h]) =>
          larch(
            random,
            [x, y],
            h,
            mix(gold, hour.forest, 0.42),
            x < 960 ? mix(gold, '#c2662f', 0.25) : goldLight,
            hour.forest,
          ),
        ),
      hill(
        points('-40 1120, 340 1120, 700 1185, 960 1215, 1300 1180, 1600 1110, 1960 1100'),
        mix(hour.snowShade, hour.forest, 0.45),
      ),
    ].join(''),
}
