import { farRanges } from '../backdrop.ts'
import { banner } from '../objects.ts'
import { glacier, glacierDeep, gold, goldLight, ink, mix, noon as hour, red, white, wood } from '../palette.ts'
import { kit, person } from '../people.ts'
import { stand, wave } from '../poses.ts'
import { points } from '../points.ts'
import type { Scene } from '../scene.ts'
import { circle, polygon, rect, shape, stroke } from '../svg.ts'
import { hill } from '../terrain.ts'
import { forest } from '../trees.ts'

/** A block of the podium: a front of snow, a lit top. */
const block = (x: number, top: number, w: number) =>
  polygon(
    [
      [x, top],
      [x + w, top],
      [x + w, 1080],
      [x, 1080],
    ],
    mix(hour.snowShade, hour.snow, 0.35),
  ) +
  polygon(
    [
      [x + w * 0.62, top],
      [x + w, top],
      [x + w, 1080],
      [x + w * 0.5, 1080],
    ],
    hour.snowShade,
  ) +
  rect(x - 10, top - 16, w + 20, 34, hour.snow, 16)
/** One to three bars instead of figures. */
const bars = (x: number, y: number, count: number) =>
  Array.from({ length: count }, (_, i) => rect(x + (i - (count - 1) / 2) * 30 - 8, y, 16, 84, red, 6)).join('')
const medal = (x: number, y: number, color: string) =>
  stroke(`M${x - 14} ${y - 42}L${x} ${y}L${x + 14} ${y - 42}`, glacier, 5) +
  circle([x, y + 8], 15, color) +
  circle([x, y + 8], 8, mix(color, ink, 0.25))
const rays = Array.from({ length: 11 }, (_, i) => {
  const a = Math.PI + (i + 0.25) * (Math.PI / 11)
  return polygon(
    [
      [960, 760],
      [960 + Math.cos(a) * 1500, 760 + Math.sin(a) * 1500],
      [960 + Math.cos(a + 0.14) * 1500, 760 + Math.sin(a + 0.14) * 1500],
    ],
    goldLight,
    0.16,
  )
}).join('')

export const medalPodium: Scene = {
  key: 'medal-podium',
  alt: {
    fr: 'Trois enfants médaillés sur un podium de neige',
    en: 'Three children with their medals on a podium of snow',
  },
  draw: (random) =>
    [
      farRanges(random, hour, 780),
      rays,
      forest(random, {
        along: (x) => 850 - Math.abs(x - 960) * 0.05,
        from: -40,
        to: 1960,
        height: [70, 150],
        gap: 20,
        fill: mix(hour.forest, hour.haze, 0.2),
      }),
      hill(points('-40 820, 600 880, 1300 880, 1960 810'), hour.snow),
      stroke('M330 1040V300M1590 1040V300', wood, 20),
      banner([330, 320], [1590, 320], 80, [
        red,
        white,
        gold,
        glacierDeep,
        red,
        white,
        gold,
        glacierDeep,
        red,
        white,
        gold,
        glacierDeep,
      ]),
      shape('M420 1070Q960 1000 1500 1070L1560 1130H360Z', hour.snowShade),
      block(560, 900, 250),
      block(1110, 950, 250),
      block(820, 800, 280),
      bars(685, 950, 2),
      bars(960, 860, 1),
      bars(1235, 985, 3),
      person([685, 888], stand, kit(glacierDeep, ink, white), { scale: 3.6, child: true }),
      person([1235, 938], stand, kit('#e8743b', ink, white), { scale: 3.5, child: true }),
      person([960, 788], wave, kit(red, '#132a4a', gold), { scale: 4, child: true }),
      medal(685, 745, '#d7dde6'),
      medal(960, 630, gold),
      medal(1235, 800, '#c07a45'),
      hill(points('-40 1100, 500 1080, 960 1075, 1400 1080, 1960 1100'), hour.snow),
    ].join(''),
}
