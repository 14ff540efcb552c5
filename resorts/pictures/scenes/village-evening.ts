import { ridgeAt } from '../backdrop.ts'
import { heightAt } from '../curve.ts'
import { glow, mist, sky, stars } from '../light.ts'
import { blueHour as hour, mix } from '../palette.ts'
import { points, sized } from '../points.ts'
import type { Scene } from '../scene.ts'
import type { Point } from '../svg.ts'
import { anchors, hill } from '../terrain.ts'
import { forest, spruce } from '../trees.ts'
import { chalet, church, houseAt, smoke } from '../village.ts'

const houses = houseAt(hour, 0.85, 0.45)
const rows: (readonly [number, number, number])[] = sized(
  '430 800 120, 590 790 105, 760 805 125, 1180 800 120, 1340 790 110, 1500 810 130, 300 880 170, 510 890 185, 740 880 170, 1200 885 180, 1420 890 190, 1650 880 165, 150 1010 260, 480 1030 290, 1390 1030 300, 1730 1010 270, 820 1000 230',
)

export const villageEvening: Scene = {
  key: 'village-evening',
  alt: {
    fr: 'Le village de Valorsène à l’heure bleue, fenêtres allumées autour du clocher',
    en: 'The village of Valorsène in the blue hour, lit windows around the steeple',
  },
  draw: (random) =>
    [
      sky(hour, 860),
      stars(random, 45, 300),
      ridgeAt(random, hour, 0.1, {
        id: 'a',
        anchors: anchors(random, 5, 430, 540, 40),
        base: 760,
        depth: 0.6,
        sunFrom: 'right',
      }),
      mist('ma', 500, 740, '#d9a9a6', 0.7),
      ridgeAt(random, hour, 0.8, {
        id: 'b',
        anchors: points(
          '-60 620, 260 270, 470 480, 640 400, 860 640, 1060 600, 1280 440, 1420 520, 1650 240, 1990 560',
        ),
        base: 860,
        sunFrom: 'right',
      }),
      mist('mb', 600, 820, hour.haze, 0.8),
      forest(random, {
        along: (x) => heightAt(points('-40 720, 500 800, 960 830, 1400 800, 1960 710'), x),
        from: -40,
        to: 1960,
        height: [50, 105],
        gap: 15,
        fill: mix(hour.forest, hour.shade, 0.3),
      }),
      hill(points('-40 730, 480 770, 960 790, 1440 770, 1960 720'), mix(hour.snowShade, hour.snow, 0.2)),
      glow([960, 900], 620, '#ffcf86', 0.42, 'lamps'),
      ...rows.slice(0, 6).map(([x, y, w]) => chalet(random, [x, y], w, houses)),
      church(random, [980, 900], 470, houses),
      ...rows.slice(6, 12).map(([x, y, w]) => chalet(random, [x, y], w, houses)),
      hill(points('-40 940, 480 960, 960 930, 1440 960, 1960 940'), hour.snowShade),
      ...rows
        .slice(12)
        .toSorted((a, b) => a[1] - b[1])
        .map(([x, y, w]) => chalet(random, [x, y], w, houses)),
      smoke([545, 790], 260, '#c8cde6', 0.35),
      smoke([1460, 780], 230, '#c8cde6', 0.35),
      hill(points('-40 1010, 500 1040, 960 1010, 1440 1050, 1960 1010'), hour.snow),
      hill(points('-40 1090, 500 1120, 960 1160, 1440 1110, 1960 1080'), hour.snowShade),
      ...sized('60 1180 380, 1850 1190 430, 250 1190 230, 1690 1190 240').map(([x, y, h]) =>
        spruce(random, [x, y] as Point, h, hour.forest, hour.forestLight, { snow: hour.snow }),
      ),
    ].join(''),
}
