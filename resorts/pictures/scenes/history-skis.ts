import { near } from '../list.ts'
import { gold, ink, mix, red, white, woodDark } from '../palette.ts'
import { points } from '../points.ts'
import type { Scene } from '../scene.ts'
import { circle, place, polygon, rect, shape, stroke } from '../svg.ts'

const board = '#6f4a33'
const old = '#d9a25c'

/** A ski of ash with a leather binding, its turned-up tip above; the tail is the origin. */
const ski = [
  shape('M-27 0L-22 -480L-27 -860Q-26 -930 0 -985Q26 -930 27 -860L22 -480L27 0Z', old),
  shape('M0 0V-985Q26 -930 27 -860L22 -480L27 0Z', mix(old, woodDark, 0.25)),
  stroke('M0 -30V-900', mix(old, woodDark, 0.45), 3),
  rect(-34, -480, 68, 44, woodDark, 8),
  rect(-34, -420, 68, 20, mix(woodDark, red, 0.2), 6),
  circle([0, -458], 7, gold),
  stroke('M-20 -880H20', mix(old, red, 0.7), 12),
].join('')
const pole = [
  stroke('M0 0V-860', '#c08c4e', 13),
  stroke('M-4 0V-860', '#e0b878', 4),
  circle([0, -60], 54, 'none'),
  `<ellipse cx="0" cy="-62" rx="58" ry="20" fill="none" stroke="${woodDark}" stroke-width="9"/>`,
  stroke('M-58 -62H58', woodDark, 5),
  rect(-12, -870, 24, 110, woodDark, 10),
  stroke('M-8 -850Q-70 -800 -14 -760', woodDark, 7),
].join('')
const boards = Array.from(
  { length: 14 },
  (_, i) =>
    rect(i * 142 - 20, 0, 140, 1200, mix(board, woodDark, near([0.1, 0.32, 0.2, 0.42], i % 4))) +
    stroke(`M${i * 142 + 30} ${120 + (i % 3) * 180}q10 160 -4 330`, mix(board, woodDark, 0.6), 3) +
    `<ellipse cx="${i * 142 + 74}" cy="${300 + ((i * 331) % 600)}" rx="10" ry="19" fill="${mix(board, woodDark, 0.62)}"/>`,
).join('')
/** A pennant without words, with the ridge of the school. */
const pennant =
  polygon(points('1330 300, 1660 420, 1330 540'), red) +
  polygon(points('1330 300, 1344 305, 1344 535, 1330 540'), gold) +
  shape('M1362 466L1412 386L1440 420L1470 396L1530 450Z', white)

export const historySkis: Scene = {
  key: 'history-skis',
  alt: {
    fr: 'De vieux skis de frêne croisés contre le mur de la première école',
    en: 'Old ash skis crossed on the wall of the first school',
  },
  draw: () =>
    [
      rect(0, 0, 1920, 1200, board),
      boards,
      polygon(points('0 0, 760 0, 1500 1200, 240 1200'), '#ffdf9e', 0.13),
      polygon(points('980 0, 1300 0, 1920 980, 1920 1200, 1740 1200'), '#ffdf9e', 0.13),
      pennant,
      place([1230, 1110], ski, 1.02, -26).replaceAll(old, mix(old, ink, 0.05)),
      place([690, 1110], ski, 1.02, 26),
      place([1010, 1120], pole, 0.98, -9),
      place([910, 1120], pole, 0.98, 9),
      shape('M886 628H1034L1052 668H868Z', mix(red, ink, 0.15)),
      circle([960, 648], 16, gold),
      circle([450, 400], 112, woodDark),
      circle([450, 400], 98, '#f1e3c6'),
      shape('M366 440L420 350L452 396L484 366L534 440Q500 484 450 484Q400 484 366 440Z', '#35527a'),
      polygon(points('420 350, 436 374, 420 388, 402 380'), white),
      polygon(points('484 366, 500 388, 484 398, 470 380'), white),
      rect(0, 1090, 1920, 110, mix(woodDark, ink, 0.3)),
      shape('M0 1096Q200 1050 460 1080T960 1076T1500 1084T1920 1060V1200H0Z', '#f3ece0'),
      shape('M0 1150Q400 1110 960 1150T1920 1130V1200H0Z', '#d9d3d3'),
    ].join(''),
}
