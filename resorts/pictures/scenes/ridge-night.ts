import { ridgeAt } from '../backdrop.ts'
import { heightAt, ribbon } from '../curve.ts'
import { glow, mist, sky, stars } from '../light.ts'
import { mix, night as hour } from '../palette.ts'
import { points } from '../points.ts'
import type { Scene } from '../scene.ts'
import type { Point } from '../svg.ts'
import { circle, shape } from '../svg.ts'
import { anchors, fold, hill } from '../terrain.ts'
import { turns } from '../tracks.ts'
import { forest } from '../trees.ts'

const descent = turns([1010, 560], [900, 1090], 5, [22, 210])

/** Torches along the descent, nearer ones larger and further apart. */
function torches(): string {
  return descent
    .flatMap((p, i): Point[] => {
      const q = descent[i + 1]
      return q ? [p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]] : [p]
    })
    .map((p) => {
      const size = 2 + ((p[1] - 540) / 560) * 7
      return circle(p, size * 4, '#ff9d3c', 0.16) + circle(p, size * 2, '#ffb84e', 0.4) + circle(p, size, '#fff0b8')
    })
    .join('')
}

export const ridgeNight: Scene = {
  key: 'ridge-night',
  alt: {
    fr: 'Descente aux flambeaux sous la lune et les étoiles',
    en: 'Torchlight descent under the moon and the stars',
  },
  draw: (random) =>
    [
      sky(hour, 1000),
      stars(random, 150, 620),
      glow([1330, 230], 420, '#dfe9f5', 0.5, 'moon'),
      circle([1330, 230], 62, hour.sun),
      ridgeAt(random, hour, 0.1, {
        id: 'a',
        anchors: anchors(random, 6, 480, 590, 40),
        base: 800,
        depth: 0.6,
        sunFrom: 'right',
      }),
      mist('ma', 560, 800, hour.haze, 0.7),
      ridgeAt(random, hour, 1, {
        id: 'b',
        anchors: points(
          '-60 700, 220 500, 420 640, 620 470, 760 560, 1000 300, 1220 560, 1400 460, 1560 600, 1740 500, 1990 690',
        ),
        base: 1000,
        sunFrom: 'right',
        depth: 0.75,
      }),
      hill(
        points('-40 900, 420 760, 820 620, 1010 560, 1200 640, 1540 770, 1960 900'),
        mix(hour.snowShade, hour.snow, 0.25),
      ),
      fold(
        points('-40 900, 420 760, 820 620, 1000 560'),
        points('-40 1260, 420 1010, 840 720, 1000 570'),
        mix(hour.snowShade, hour.forest, 0.3),
      ),
      shape(
        ribbon(
          descent,
          descent.map((_, i) => 10 + i * 3),
        ),
        '#ffb55a',
        0.16,
      ),
      torches(),
      forest(random, {
        along: (x) => heightAt(points('-40 930, 480 790, 700 760'), x),
        from: -40,
        to: 560,
        height: [70, 150],
        gap: 24,
        fill: mix(hour.forest, hour.shade, 0.3),
      }),
      forest(random, {
        along: (x) =>
          heightAt(
            [
              [1380, 760],
              [1960, 920],
            ],
            x,
          ),
        from: 1400,
        to: 1960,
        height: [70, 150],
        gap: 24,
        fill: mix(hour.forest, hour.shade, 0.3),
      }),
      forest(random, {
        along: (x) => 1210 + x * 0.12,
        from: -40,
        to: 420,
        height: [200, 460],
        gap: 56,
        fill: hour.forest,
      }),
      forest(random, {
        along: (x) => 1250 - (x - 1450) * 0.1,
        from: 1480,
        to: 1960,
        height: [200, 430],
        gap: 56,
        fill: hour.forest,
      }),
    ].join(''),
}
