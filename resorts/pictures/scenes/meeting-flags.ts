import { farRanges } from '../backdrop.ts'
import { cloudBank } from '../clouds.ts'
import { flag } from '../objects.ts'
import { glacierDeep, gold, ink, mix, noon as hour, red, white } from '../palette.ts'
import { kit, person, schoolKit } from '../people.ts'
import { holdSkis, stand, wave } from '../poses.ts'
import { points } from '../points.ts'
import type { Scene } from '../scene.ts'
import { fold, hill } from '../terrain.ts'
import { forest } from '../trees.ts'

const flags = [
  [380, 870, red],
  [610, 890, gold],
  [840, 900, white],
  [1070, 900, red],
  [1300, 890, glacierDeep],
  [1530, 870, gold],
] as const
const group = [
  [640, 1050, 2, gold, true],
  [720, 1075, 2.1, glacierDeep, true],
  [805, 1060, 2.1, '#e8743b', true],
  [1180, 1055, 2.25, glacierDeep, false],
  [1270, 1075, 2.3, '#1f6f78', false],
  [1365, 1050, 2.2, gold, false],
] as const

export const meetingFlags: Scene = {
  key: 'meeting-flags',
  alt: {
    fr: 'Les drapeaux du lieu de rassemblement, les groupes autour de leurs moniteurs',
    en: 'The flags of the meeting point, groups around their instructors',
  },
  draw: (random) =>
    [
      farRanges(random, hour, 760),
      cloudBank(
        random,
        white,
        [
          [260, 230, 420],
          [1240, 170, 460],
        ],
        0.75,
      ),
      forest(random, {
        along: (x) => 810 - Math.abs(x - 960) * 0.05,
        from: -40,
        to: 1960,
        height: [60, 120],
        gap: 18,
        fill: mix(hour.forest, hour.haze, 0.3),
      }),
      hill(points('-40 780, 600 830, 1200 835, 1960 770'), hour.snow),
      ...flags.map(([x, y, color]) => flag([x, y], 560, color)),
      fold(
        points('-40 960, 600 940, 1300 950, 1960 920'),
        points('-40 1260, 960 1260, 1960 1260'),
        mix(hour.snowShade, hour.snow, 0.45),
      ),
      ...group.map(([x, y]) => `<ellipse cx="${x + 40}" cy="${y + 4}" rx="70" ry="8" fill="${hour.snowShade}"/>`),
      ...group.map(([x, y, scale, color, child], i) =>
        person([x, y], child || i % 2 ? stand : holdSkis, kit(color, ink, i % 2 ? white : red), { scale, child }),
      ),
      person([950, 1090], wave, schoolKit, { scale: 2.8 }),
      person([520, 1085], stand, schoolKit, { scale: 2.6 }),
      fold(points('-40 1130, 600 1120, 1300 1160, 1960 1110'), points('-40 1260, 960 1260, 1960 1260'), hour.snow),
    ].join(''),
}
