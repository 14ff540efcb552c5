import { helmet, mitten } from '../objects.ts'
import { glacier, glacierDeep, gold, goldLight, ink, mix, red, white, wood, woodDark } from '../palette.ts'
import { points } from '../points.ts'
import type { Scene } from '../scene.ts'
import { polygon, rect, stroke } from '../svg.ts'

const wall = '#173253'
const shelf = (y: number) =>
  rect(160, y, 1600, 34, wood) +
  rect(160, y + 24, 1600, 12, woodDark) +
  rect(160, y + 36, 1600, 26, mix(wall, ink, 0.5)) +
  rect(160, y, 1600, 6, mix(wood, white, 0.25))
const beam =
  polygon(points('980 0, 1500 0, 900 1200, 120 1200'), goldLight, 0.1) +
  polygon(points('1620 0, 1820 0, 1340 1200, 1040 1200'), goldLight, 0.1)

export const helmetsRow: Scene = {
  key: 'helmets-row',
  alt: {
    fr: 'Casques, masques et moufles alignés sur deux étagères',
    en: 'Helmets, goggles and mittens lined up on two shelves',
  },
  draw: () =>
    [
      rect(0, 0, 1920, 1200, wall),
      ...Array.from({ length: 12 }, (_, i) => rect(i * 170, 0, 3, 1200, mix(wall, ink, 0.4))),
      beam,
      shelf(540),
      helmet([480, 450], 1.3, white, glacierDeep),
      helmet([800, 450], 1.3, red, gold),
      helmet([1120, 450], 1.3, glacier, '#5a3f78'),
      helmet([1440, 450], 1.3, gold, glacierDeep),
      shelf(960),
      helmet([560, 882], 1.05, '#1f6f78', goldLight),
      helmet([830, 882], 1.05, '#e8743b', glacierDeep),
      helmet([1100, 882], 1.05, white, red),
      helmet([1370, 882], 1.05, red, glacier),
      stroke('M250 996V1030M330 996V1030M1590 996V1030M1670 996V1030', gold, 8),
      mitten([290, 1100], 0.72, red, 180),
      mitten([1630, 1100], 0.72, glacierDeep, 180),
      rect(0, 0, 1920, 90, mix(wall, ink, 0.45)),
      stroke('M960 90V170', ink, 7),
      polygon(points('880 235, 1040 235, 990 165, 930 165'), gold),
      rect(936, 235, 48, 14, goldLight, 6),
    ].join(''),
}
