import { farRanges } from '../backdrop.ts'
import { uprightSki } from '../objects.ts'
import { glacier, glacierDeep, gold, ink, mix, morning as hour, red, white, wood, woodDark } from '../palette.ts'
import { points } from '../points.ts'
import type { Scene } from '../scene.ts'
import { place, polygon, rect, stroke } from '../svg.ts'

const wall = mix(woodDark, '#5a3a2a', 0.6)
const pairs = [
  [470, red, white],
  [640, glacierDeep, gold],
  [810, gold, red],
  [980, ink, glacier],
  [1150, red, gold],
  [1320, glacier, ink],
  [1480, '#1f6f78', white],
] as const
const planks = Array.from({ length: 17 }, (_, i) => rect(-10, i * 74, 1960, 3, mix(wall, ink, 0.35))).join('')
const light =
  polygon(points('1180 0, 1920 0, 1380 1200, 300 1200'), '#ffdf9e', 0.12) +
  polygon(points('1560 0, 1920 0, 1700 1200, 1060 1200'), '#ffdf9e', 0.12)

/** A window in the wall: the mountains outside in small. */
const window = (inside: string) =>
  `<clipPath id="pane"><rect x="1520" y="150" width="330" height="400"/></clipPath>${rect(1496, 126, 378, 448, wood)}<g clip-path="url(#pane)">${place([1400, 60], inside, 0.5)}</g>${rect(1680, 150, 10, 400, wood)}${rect(1520, 340, 330, 10, wood)}${rect(1480, 574, 410, 22, mix(wood, white, 0.15))}`

export const rentalRack: Scene = {
  key: 'rental-rack',
  alt: {
    fr: 'Une rangée de skis de couleur au râtelier du local de location',
    en: 'A row of coloured skis in the rack of the rental shop',
  },
  draw: (random) =>
    [
      rect(0, 0, 1920, 1200, wall),
      planks,
      window(farRanges(random, hour, 900)),
      light,
      rect(0, 1080, 1920, 120, mix(woodDark, ink, 0.35)),
      rect(0, 1080, 1920, 8, mix(wood, white, 0.1)),
      rect(330, 470, 1280, 40, wood),
      rect(330, 500, 1280, 12, woodDark),
      ...pairs.map(
        ([x, color, band], i) =>
          uprightSki([x - 34, 1084], 820 + (i % 3) * 46, 58, color, band, -1.6) +
          uprightSki([x + 34, 1084], 820 + (i % 3) * 46, 58, color, band, 1.6),
      ),
      rect(330, 880, 1280, 46, mix(wood, white, 0.08)),
      rect(330, 912, 1280, 14, woodDark),
      ...[380, 555, 725, 895, 1065, 1235, 1400, 1570].map((x) => rect(x - 9, 860, 18, 84, woodDark, 6)),
      rect(330, 440, 22, 660, woodDark),
      rect(1590, 600, 22, 500, woodDark),
      stroke('M180 1080V700Q180 660 210 640M180 760H120V720', wood, 16),
      stroke('M250 1078L236 620M280 1078L300 624', ink, 7),
      stroke('M226 1058H262M268 1058H304', red, 7),
      rect(226, 590, 18, 62, ink, 8),
      rect(291, 594, 18, 62, ink, 8),
    ].join(''),
}
