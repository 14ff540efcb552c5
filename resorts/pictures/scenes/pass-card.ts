import { ridgeAt, farRanges } from '../backdrop.ts'
import { cloudBank } from '../clouds.ts'
import { sky, sun } from '../light.ts'
import { dawn, gold, ink, mix, noon as hour, red, redShade, white } from '../palette.ts'
import { points } from '../points.ts'
import type { Scene } from '../scene.ts'
import { place, polygon, rect, shape, stroke } from '../svg.ts'
import { hill } from '../terrain.ts'
import { forest } from '../trees.ts'

/** The picture on the card itself: the resort's ridge in one window. */
const card = (inside: string) =>
  [
    '<clipPath id="card"><rect x="-330" y="0" width="660" height="430" rx="38"/></clipPath>',
    rect(-322, 14, 660, 430, mix(hour.sky[0], ink, 0.5), 38),
    rect(-330, 0, 660, 430, white, 38),
    `<g clip-path="url(#card)">${place([-330, 0], inside, 0.345)}${rect(-330, 300, 660, 130, ink)}${rect(-330, 292, 660, 10, red)}</g>`,
    rect(-70, 22, 140, 26, ink, 13),
    rect(-290, 334, 62, 62, gold, 10),
    stroke('M-290 365H-228M-259 334V396', mix(gold, ink, 0.4), 4),
    stroke('M160 346q20 22 0 44M186 334q32 34 0 68M212 322q44 46 0 92', white, 8),
    stroke('M-200 350H20M-200 380H-60', mix(white, ink, 0.35), 11),
  ].join('')

export const passCard: Scene = {
  key: 'pass-card',
  alt: {
    fr: 'Un forfait de ski au bout de son cordon rouge, les sommets en fond',
    en: 'A ski pass on its red lanyard, the summits behind',
  },
  draw: (random) => {
    const inside =
      sky(dawn, 900).replaceAll('sky', 'sky-card') +
      sun([1240, 380], 110, dawn) +
      ridgeAt(random, dawn, 0.3, {
        id: 'ca',
        anchors: points('-60 600, 300 330, 620 560, 900 420, 1200 600, 1560 280, 1990 600'),
        base: 900,
      }) +
      ridgeAt(random, dawn, 1, {
        id: 'cb',
        anchors: points('-60 760, 500 520, 900 760, 1300 600, 1990 800'),
        base: 1000,
      })
    return [
      farRanges(random, hour, 900),
      cloudBank(
        random,
        white,
        [
          [120, 260, 420],
          [1380, 200, 430],
        ],
        0.7,
      ),
      forest(random, {
        along: (x) => 970 - Math.abs(x - 960) * 0.06,
        from: -40,
        to: 1960,
        height: [80, 170],
        gap: 24,
        fill: mix(hour.forest, hour.haze, 0.15),
      }),
      hill(points('-40 920, 600 1000, 1200 1010, 1960 910'), hour.snow),
      polygon(points('700 -20, 760 -20, 975 360, 945 380'), red),
      polygon(points('1160 -20, 1220 -20, 978 380, 945 365'), redShade),
      rect(936, 350, 50, 66, ink, 10),
      shape('M948 410H974V452Q974 470 961 470Q948 470 948 452Z', gold),
      place([960, 430], card(inside), 1.08, -6),
    ].join('')
  },
}
