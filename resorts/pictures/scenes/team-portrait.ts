import { farRanges } from '../backdrop.ts'
import { sun } from '../light.ts'
import { near } from '../list.ts'
import { afternoon as hour, gold, ink, mix, white } from '../palette.ts'
import { person, schoolKit } from '../people.ts'
import { holdSkis, stand, wave } from '../poses.ts'
import { points } from '../points.ts'
import type { Scene } from '../scene.ts'
import { fold, hill } from '../terrain.ts'
import { forest } from '../trees.ts'

const team = [
  [420, 1096, holdSkis, white, false, 4.25],
  [570, 1106, stand, gold, false, 4.05],
  [720, 1116, holdSkis, ink, false, 4.35],
  [870, 1122, stand, white, false, 4.15],
  [1010, 1126, wave, ink, false, 4.35],
  [1160, 1122, holdSkis, white, true, 4.15],
  [1300, 1116, stand, gold, true, 4.35],
  [1450, 1106, holdSkis, ink, true, 4.15],
] as const

export const teamPortrait: Scene = {
  key: 'team-portrait',
  alt: {
    fr: 'L’équipe des moniteurs en veste rouge devant les sommets',
    en: 'The team of instructors in red jackets before the summits',
  },
  draw: (random) =>
    [
      farRanges(random, hour, 830, 'left', sun([960, 300], 96, hour)),
      forest(random, {
        along: (x) => 890 - Math.abs(x - 960) * 0.07,
        from: -40,
        to: 1960,
        height: [80, 170],
        gap: 22,
        fill: mix(hour.forest, hour.haze, 0.25),
      }),
      hill(points('-40 860, 960 960, 1960 850'), hour.snow),
      fold(
        points('-40 1020, 960 1040, 1960 1010'),
        points('-40 1260, 960 1260, 1960 1260'),
        mix(hour.snowShade, hour.snow, 0.4),
      ),
      ...team.map(
        ([x, y, , , , scale]) =>
          `<ellipse cx="${x + 60}" cy="${y + 4}" rx="${scale * 30}" ry="${scale * 3.4}" fill="${hour.snowShade}"/>`,
      ),
      ...team.map(([x, y, pose, helmet, flip, scale], i) =>
        person(
          [x, y],
          pose,
          {
            ...schoolKit,
            helmet,
            ski: i % 3 ? ink : '#1f63ad',
            skin: near(['#e9b99a', '#c58a63', '#f0c9ad', '#8a5a3f'], i % 4),
          },
          { scale, flip },
        ),
      ),
      fold(points('-40 1140, 600 1150, 1300 1150, 1960 1130'), points('-40 1260, 960 1260, 1960 1260'), hour.snow),
    ].join(''),
}
