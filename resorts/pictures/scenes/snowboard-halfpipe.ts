import { farRanges } from '../backdrop.ts'
import { glow, sun } from '../light.ts'
import { dusk as hour, gold, ink, mix, red } from '../palette.ts'
import { kit, person, shadowKit } from '../people.ts'
import { grab } from '../motion.ts'
import { stand } from '../poses.ts'
import { sized } from '../points.ts'
import type { Scene } from '../scene.ts'
import { shape, stroke } from '../svg.ts'
import { corduroy } from '../tracks.ts'

export const snowboardHalfpipe: Scene = {
  key: 'snowboard-halfpipe',
  alt: {
    fr: 'Une rideuse en plein saut au-dessus du half-pipe au soleil couchant',
    en: 'A snowboarder high above the halfpipe at sunset',
  },
  draw: (random) =>
    [
      farRanges(random, hour, 760, 'right', glow([1120, 480], 620, '#ffd58a', 0.8) + sun([1120, 440], 150, hour)),
      shape('M-40 640L640 760Q960 800 1260 760L1960 600V1260H-40Z', hour.snowShade),
      corduroy([980, 790], 1260, 300, 1660, 60, hour.shade, 0.5, 0.2),
      shape('M-40 560L560 730L690 750Q760 900 720 1060Q690 1180 640 1260H-40Z', mix(hour.snow, hour.snowShade, 0.15)),
      shape(
        'M560 730L690 750Q760 900 720 1060Q690 1180 640 1260L470 1260Q560 1000 560 730Z',
        mix(hour.shade, hour.snowShade, 0.35),
      ),
      shape('M1960 520L1400 720L1260 742Q1200 880 1240 1050Q1270 1180 1330 1260H1960Z', hour.snow),
      shape(
        'M1400 720L1260 742Q1200 880 1240 1050Q1270 1180 1330 1260L1500 1260Q1410 1000 1400 720Z',
        mix(hour.snow, '#ffb774', 0.5),
      ),
      stroke('M-40 560L560 730L690 750', '#ffe0b8', 6),
      stroke('M1960 520L1400 720L1260 742', '#fff0d4', 6),
      ...sized('180 622 1, 250 645 1.05, 330 664 1, 1560 664 1.1, 1640 636 1, 1730 602 1.05').map(([x, y, scale]) =>
        person([x, y], stand, shadowKit(mix(ink, hour.shade, 0.2)), { scale }),
      ),
      stroke('M690 1010Q720 700 830 540', '#ffe9cc', 4, 0.7),
      person([930, 560], grab, { ...kit(red, ink, gold), ski: '#1c1640' }, { scale: 4.1, turn: -24 }),
    ].join(''),
}
