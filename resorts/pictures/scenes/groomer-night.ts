import { ridgeAt } from '../backdrop.ts'
import { glow, mist, sky, stars } from '../light.ts'
import { glacier, ink, mix, night as hour, red, redShade } from '../palette.ts'
import { points } from '../points.ts'
import type { Scene } from '../scene.ts'
import { circle, place, polygon, rect, shape, stroke } from '../svg.ts'
import { anchors, fold, hill } from '../terrain.ts'
import { corduroy } from '../tracks.ts'
import { forest } from '../trees.ts'

/** A groomer that climbs to the left: blade, tracks, cab, lamps, tiller. */
const groomer = [
  shape('M-330 20Q-362 -40 -318 -92L-296 -86Q-318 -40 -300 26Z', mix(glacier, ink, 0.35)),
  stroke('M-300 -20L-190 -30', ink, 14),
  shape('M230 -40L330 -10L344 40H250Z', mix(ink, hour.shade, 0.35)),
  rect(-220, -44, 460, 92, '#050b18', 46),
  ...[-170, -85, 0, 85, 180].map((x) => circle([x, 4], 27, mix(ink, glacier, 0.3)) + circle([x, 4], 11, ink)),
  shape('M-230 -50L-214 -110Q-208 -126 -190 -126H210Q232 -126 234 -104L240 -50Z', red),
  shape('M-224 -74H238L240 -50H-230Z', redShade),
  shape('M-150 -126L-112 -262Q-108 -276 -92 -276H70Q88 -276 90 -258L104 -126Z', red),
  shape('M-126 -138L-94 -252H-30V-138Z', '#ffe6a8'),
  shape('M-14 -252H66L80 -138H-14Z', mix('#ffe6a8', hour.shade, 0.4)),
  rect(-120, -298, 200, 22, ink, 8),
  ...[-104, -60, 20, 56].map((x) => circle([x, -288], 11, '#fff7d8')),
  rect(120, -170, 100, 46, ink, 8),
  stroke('M206 -170V-214', ink, 8),
  circle([-214, -92], 14, '#fff7d8'),
  circle([40, -312], 13, '#ff9d2e'),
].join('')

export const groomerNight: Scene = {
  key: 'groomer-night',
  alt: {
    fr: 'La dameuse travaille la piste de nuit, phares allumés',
    en: 'The groomer at work on the piste at night, lamps on',
  },
  draw: (random) =>
    [
      sky(hour, 900),
      stars(random, 150, 560),
      ridgeAt(random, hour, 0.2, {
        id: 'a',
        anchors: anchors(random, 5, 500, 620, 40),
        base: 820,
        depth: 0.6,
        sunFrom: 'right',
      }),
      mist('ma', 580, 820, hour.haze, 0.6),
      ridgeAt(random, hour, 0.9, {
        id: 'b',
        anchors: points(
          '-60 560, 120 340, 300 520, 450 450, 660 720, 900 760, 1240 700, 1460 600, 1640 680, 1800 560, 1990 640',
        ),
        base: 960,
        sunFrom: 'right',
      }),
      forest(random, {
        along: (x) => 800 + x * 0.07,
        from: -40,
        to: 1960,
        height: [60, 130],
        gap: 20,
        fill: mix(hour.forest, hour.shade, 0.25),
      }),
      hill(points('-40 700, 500 790, 1100 880, 1960 960'), hour.snowShade),
      glow([640, 800], 520, '#ffdf94', 0.55, 'beam'),
      polygon(points('870 745, -40 430, -40 760, 870 800'), '#fff0c0', 0.22),
      polygon(points('880 760, -40 600, -40 860, 880 830'), '#fff0c0', 0.25),
      fold(
        points('-40 900, 500 900, 1100 950, 1960 1010'),
        points('-40 1260, 960 1260, 1960 1260'),
        mix(hour.snow, hour.snowShade, 0.25),
      ),
      corduroy([1300, 940], 1260, -500, 2700, 74, hour.snowShade, 0.9, 0.3),
      place([1060, 890], groomer, 1.25, 6),
      glow([1240, 700], 260, '#ff9d2e', 0.28, 'beacon'),
      fold(
        points('-40 1130, 500 1170, 1100 1200, 1960 1190'),
        points('-40 1260, 960 1260, 1960 1260'),
        mix(hour.snowShade, hour.forest, 0.35),
      ),
      circle([1400, 170], 46, hour.sun),
      circle([1420, 158], 42, mix(hour.sky[0], hour.sky[1], 0.45)),
    ].join(''),
}
