import { ridgeAt } from '../backdrop.ts'
import { heightAt } from '../curve.ts'
import { glow, mist, sky, stars } from '../light.ts'
import { blueHour as hour, gold, ink, mix, red, white, wood, woodDark } from '../palette.ts'
import { points } from '../points.ts'
import type { Scene } from '../scene.ts'
import { circle, place, polygon, rect, shape, stroke } from '../svg.ts'
import { anchors, hill } from '../terrain.ts'
import { forest } from '../trees.ts'
import { chalet, church, houseAt, smoke } from '../village.ts'

const houses = houseAt(hour, 0.9, 0.45)
const heart = 'M0 22C-30 0 -28 -26 -10 -26Q-2 -26 0 -16Q2 -26 10 -26C28 -26 30 0 0 22Z'

/** A railing of sawn boards with hearts, snow on its rail. */
const railing =
  rect(-20, 900, 1960, 40, wood) +
  rect(-20, 880, 1960, 26, hour.snow, 12) +
  Array.from(
    { length: 17 },
    (_, i) =>
      rect(i * 118 - 26, 940, 100, 280, mix(wood, woodDark, i % 2 ? 0.35 : 0.5)) +
      `<path transform="translate(${i * 118 + 24} 1050)" d="${heart}" fill="${mix(hour.shade, ink, 0.3)}"/>`,
  ).join('') +
  rect(-20, 1160, 1960, 50, woodDark)
const cup =
  smoke([1010, 800], 150, white, 0.4) +
  shape('M930 800H1050V850Q1050 886 1010 886H970Q930 886 930 850Z', red) +
  shape('M1000 800H1050V850Q1050 886 1010 886H990Z', '#9e1526') +
  stroke('M1050 818Q1084 818 1080 846Q1076 864 1050 862', red, 11) +
  stroke('M962 826l14 12 14 -12', white, 5)
const lantern =
  stroke('M480 118V196', ink, 6) +
  polygon(points('436 232, 524 232, 500 192, 460 192'), ink) +
  rect(446, 232, 68, 92, '#ffdf94') +
  rect(440, 322, 80, 14, ink) +
  stroke('M446 232V322M514 232V322M480 232V322', ink, 5)

export const hotelBalcony: Scene = {
  key: 'hotel-balcony',
  alt: {
    fr: 'Du balcon de l’hôtel, une tasse fumante devant le village illuminé',
    en: 'From the hotel balcony, a steaming cup before the lit village',
  },
  draw: (random) =>
    [
      sky(hour, 860),
      stars(random, 50, 320),
      ridgeAt(random, hour, 0.1, {
        id: 'a',
        anchors: anchors(random, 5, 400, 500, 40),
        base: 720,
        depth: 0.6,
        sunFrom: 'right',
      }),
      mist('ma', 470, 700, '#dba9a5', 0.7),
      ridgeAt(random, hour, 0.85, {
        id: 'b',
        anchors: points(
          '-60 600, 200 460, 420 610, 640 520, 800 600, 1120 250, 1330 480, 1450 420, 1650 560, 1800 470, 1990 600',
        ),
        base: 860,
        sunFrom: 'right',
      }),
      mist('mb', 600, 820, hour.haze, 0.8),
      forest(random, {
        along: (x) => heightAt(points('-40 690, 960 790, 1960 680'), x),
        from: -40,
        to: 1960,
        height: [44, 92],
        gap: 15,
        fill: mix(hour.forest, hour.shade, 0.3),
      }),
      hill(points('-40 700, 960 780, 1960 690'), mix(hour.snowShade, hour.snow, 0.25)),
      glow([900, 860], 520, '#ffcf86', 0.4, 'lamps'),
      church(random, [760, 860], 260, houses),
      ...points('560 850, 660 870, 880 870, 980 850, 1130 862, 1250 850, 450 868, 1370 868').map(([x, y]) =>
        chalet(random, [x, y], 96, houses),
      ),
      hill(points('-40 850, 600 880, 1300 880, 1960 850'), hour.snowShade),
      railing,
      place([-640, -490], cup, 1.56),
      glow([480, 280], 300, '#ffd27a', 0.55, 'lantern'),
      rect(-20, -20, 1960, 110, woodDark),
      rect(-20, 84, 1960, 14, mix(woodDark, gold, 0.25)),
      rect(60, 90, 46, 830, woodDark),
      rect(1814, 90, 46, 830, woodDark),
      shape('M106 98L250 98L106 260ZM1814 98L1670 98L1814 260Z', woodDark),
      lantern,
      circle([480, 284], 14, white),
    ].join(''),
}
