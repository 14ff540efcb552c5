import { ridgeAt } from '../backdrop.ts'
import { cloudSea } from '../clouds.ts'
import { sky, sun } from '../light.ts'
import { ink, mix, morning as hour, red, white } from '../palette.ts'
import { points } from '../points.ts'
import type { Scene } from '../scene.ts'
import { circle, place, polygon, rect, shape, stroke } from '../svg.ts'
import { anchors } from '../terrain.ts'

/** The mast: camera, wind vane, cups, and stays; its foot is the origin. */
const mast = [
  stroke('M0 0V-560', ink, 14),
  stroke('M-4 0V-560', mix(ink, white, 0.35), 4),
  stroke('M0 -500L-190 20M0 -500L190 30', ink, 2.5),
  stroke('M-90 -470H130', ink, 8),
  shape('M20 -392H150Q164 -392 164 -378V-322Q164 -308 150 -308H20Z', white),
  shape('M20 -340H164V-322Q164 -308 150 -308H20Z', hour.snowShade),
  rect(-14, -372, 40, 44, ink, 6),
  circle([164, -350], 34, ink),
  circle([164, -350], 22, '#3f7fb0'),
  circle([157, -358], 8, white),
  circle([46, -372], 7, red),
  shape('M8 -404H160L178 -392H8Z', ink),
  stroke('M-90 -470V-520', ink, 6),
  circle([-124, -526], 15, red),
  circle([-56, -526], 15, ink),
  stroke('M-124 -526H-56', ink, 5),
  stroke('M128 -470V-530', ink, 6),
  polygon(points('70 -540, 160 -536, 196 -556, 186 -530, 196 -506, 160 -528, 70 -524'), red),
  circle([0, -566], 11, red),
].join('')

export const webcamSummit: Scene = {
  key: 'webcam-summit',
  alt: {
    fr: 'Le mât et la webcam du sommet au-dessus de la mer de nuages',
    en: 'The summit mast and webcam above the sea of clouds',
  },
  draw: (random) =>
    [
      sky(hour, 1000),
      sun([560, 300], 80, hour),
      ridgeAt(random, hour, 0.3, { id: 'a', anchors: anchors(random, 5, 560, 690, 60), base: 860, depth: 0.7 }),
      cloudSea(random, 800, [mix(hour.haze, hour.shade, 0.25)], 80),
      ridgeAt(random, hour, 0.9, {
        id: 'b',
        anchors: points('-60 900, 150 640, 330 800, 460 730, 660 980'),
        base: 1100,
      }),
      ridgeAt(random, hour, 0.8, {
        id: 'd',
        anchors: points('1400 1000, 1600 720, 1730 830, 1850 690, 1990 820'),
        base: 1100,
      }),
      cloudSea(random, 910, [mix(hour.haze, white, 0.35), mix(hour.haze, white, 0.65), white], 80),
      ridgeAt(random, hour, 1, {
        id: 'c',
        anchors: points('360 1260, 960 800, 1600 1260'),
        base: 1260,
        rough: 0.12,
      }),
      place([965, 815], mast, 1.15),
      shape('M860 880Q910 800 965 800Q1040 800 1080 888Q1000 850 965 862Q910 850 860 880Z', hour.snow),
    ].join(''),
}
