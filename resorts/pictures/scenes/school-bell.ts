import { farRanges } from '../backdrop.ts'
import { sun } from '../light.ts'
import { bell } from '../objects.ts'
import { mix, morning as hour, wood, woodDark } from '../palette.ts'
import { points } from '../points.ts'
import type { Scene } from '../scene.ts'
import { polygon, rect, shape, stroke } from '../svg.ts'
import { hill } from '../terrain.ts'
import { forest } from '../trees.ts'

const dark = mix(woodDark, hour.forest, 0.2)

/** The little gable that carries the bell, with snow on both slopes. */
const gable = [
  polygon(points('960 130, 1490 500, 1440 548, 960 214, 480 548, 430 500'), wood),
  polygon(points('960 130, 1490 500, 1440 548, 960 214'), dark),
  shape(
    'M960 66Q980 66 1010 92L1516 446Q1540 478 1500 510L960 132L420 510Q380 478 404 446L910 92Q940 66 960 66Z',
    hour.snow,
  ),
  shape('M960 132L1500 510Q1530 490 1526 462L960 96Z', hour.snowShade),
  rect(540, 500, 52, 760, wood),
  rect(572, 500, 20, 760, dark),
  rect(1328, 500, 52, 760, wood),
  rect(1358, 500, 22, 760, dark),
  rect(520, 470, 880, 46, mix(wood, '#ffffff', 0.08)),
  rect(520, 500, 880, 16, dark),
  rect(520, 456, 880, 18, hour.snow, 9),
  stroke('M590 660L720 515M1330 660L1200 515', dark, 26),
  rect(930, 500, 60, 44, dark, 8),
]

export const schoolBell: Scene = {
  key: 'school-bell',
  alt: {
    fr: 'La cloche de l’école sous son pignon enneigé, les montagnes derrière',
    en: 'The school bell under its snowy gable, mountains behind',
  },
  draw: (random) =>
    [
      farRanges(random, hour, 900, 'left', sun([1640, 260], 66, hour)),
      forest(random, {
        along: (x) => 990 + Math.abs(x - 960) * -0.07,
        from: -40,
        to: 1960,
        height: [70, 150],
        gap: 20,
        fill: mix(hour.forest, hour.haze, 0.3),
      }),
      hill(points('-40 930, 520 1010, 1100 1020, 1960 920'), hour.snow),
      ...gable,
      bell([960, 548], 2.25),
      stroke('M960 990Q952 1080 972 1190', mix(wood, '#ffffff', 0.35), 9),
      rect(956, 1180, 32, 50, mix(wood, '#ffffff', 0.35), 10),
    ].join(''),
}
