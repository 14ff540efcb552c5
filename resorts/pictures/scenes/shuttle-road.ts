import { ridgeAt } from '../backdrop.ts'
import { heightAt } from '../curve.ts'
import { glow, mist, sky, sun } from '../light.ts'
import { dusk as hour, glacier, ink, mix, red, redShade, white } from '../palette.ts'
import { points, sized } from '../points.ts'
import type { Scene } from '../scene.ts'
import { circle, place, polygon, rect, shape } from '../svg.ts'
import { anchors, fold, hill } from '../terrain.ts'
import { furrow } from '../tracks.ts'
import { forest, spruce } from '../trees.ts'

const road = points('1090 720, 1180 760, 1000 810, 760 870, 900 960, 1240 1060, 1120 1280')

/** The shuttle, three quarters to the left; its front wheel stands near the origin. */
const bus = [
  shape(
    'M-20 -14H330Q344 -14 344 -30V-190Q344 -210 324 -210H60Q36 -210 26 -188L-14 -100Q-24 -80 -24 -60V-30Q-24 -14 -20 -14Z',
    red,
  ),
  shape('M-24 -60H344V-30Q344 -14 330 -14H-20Q-24 -14 -24 -30Z', redShade),
  shape('M40 -188H92V-104H2Z', mix(glacier, ink, 0.1)),
  rect(106, -188, 68, 84, glacier, 6),
  rect(184, -188, 68, 84, glacier, 6),
  rect(262, -188, 66, 84, glacier, 6),
  polygon(points('120 -188, 146 -188, 126 -104, 106 -104'), white, 0.5),
  polygon(points('280 -188, 300 -188, 280 -104, 262 -104'), white, 0.5),
  rect(-24, -76, 368, 8, white),
  circle([-10, -48], 11, '#fff2b8'),
  circle([60, -12], 32, ink),
  circle([60, -12], 15, glacier),
  circle([270, -12], 32, ink),
  circle([270, -12], 15, glacier),
  rect(70, -232, 240, 12, ink, 5),
  rect(90, -244, 190, 7, '#e0a33a', 3),
  rect(96, -254, 190, 7, glacier, 3),
].join('')

export const shuttleRoad: Scene = {
  key: 'shuttle-road',
  alt: {
    fr: 'La navette rouge monte la route en lacets au coucher du soleil',
    en: 'The red shuttle climbing the winding road at sunset',
  },
  draw: (random) =>
    [
      sky(hour, 800),
      glow([700, 500], 620, '#ffd58a', 0.75),
      sun([700, 470], 84, hour),
      ridgeAt(random, hour, 0.05, { id: 'a', anchors: anchors(random, 6, 480, 580, 40), base: 760, depth: 0.6 }),
      mist('ma', 540, 740, '#f3a372', 0.75),
      ridgeAt(random, hour, 0.7, {
        id: 'b',
        anchors: points(
          '-60 640, 180 460, 420 660, 600 720, 900 740, 1160 640, 1420 380, 1570 500, 1760 320, 1990 540',
        ),
        base: 900,
      }),
      mist('mb', 660, 880, '#cf7a84', 0.85),
      forest(random, {
        along: (x) => heightAt(points('-40 760, 800 770, 1100 740, 1960 640'), x),
        from: -40,
        to: 1960,
        height: [44, 96],
        gap: 16,
        fill: mix(hour.forest, hour.shade, 0.4),
      }),
      hill(points('-40 770, 600 760, 1100 715, 1960 650'), hour.snowShade),
      fold(
        points('-40 840, 400 820, 900 800, 1400 780, 1960 760'),
        points('-40 1260, 960 1260, 1960 1260'),
        mix(hour.snow, hour.snowShade, 0.25),
      ),
      furrow(road, [12, 26, 44, 70, 120, 200, 380], mix(hour.shade, hour.forest, 0.45)),
      furrow(road, [0.5, 1, 2, 3, 5, 8, 12], hour.haze, 0.7),
      forest(random, {
        along: (x) => 900 - x * 0.02,
        from: -40,
        to: 560,
        height: [110, 220],
        gap: 32,
        fill: mix(hour.forest, hour.shade, 0.2),
      }),
      forest(random, {
        along: (x) => 900 + (x - 1400) * 0.02,
        from: 1400,
        to: 1960,
        height: [120, 240],
        gap: 34,
        fill: mix(hour.forest, hour.shade, 0.2),
      }),
      shape('M900 980L520 1090V1160L900 1005Z', '#ffe7a6', 0.4),
      place([930, 1010], bus, 1.05, 9),
      fold(points('-40 1080, 400 1090, 760 1170, 860 1260'), points('-40 1260, 400 1260, 860 1270'), hour.snow),
      ...sized('140 1190 560, 360 1210 340, 1620 1210 480, 1830 1190 620').map(([x, y, h]) =>
        spruce(random, [x, y], h, hour.forest, hour.forestLight, {
          snow: hour.snow,
          sunFrom: x < 700 ? 'right' : 'left',
        }),
      ),
    ].join(''),
}
