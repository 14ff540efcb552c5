import { ridgeAt, sheet } from '../backdrop.ts'
import { heightAt } from '../curve.ts'
import { cloudBank } from '../clouds.ts'
import { glow, mist, sky, sun } from '../light.ts'
import { dawn as hour, ink, mix } from '../palette.ts'
import { kit, person } from '../people.ts'
import { climb } from '../motion.ts'
import { points, sized } from '../points.ts'
import type { Scene } from '../scene.ts'
import type { Point } from '../svg.ts'
import { anchors, fold, hill } from '../terrain.ts'
import { furrow } from '../tracks.ts'
import { forest } from '../trees.ts'

const crest: Point[] = points('-40 960, 260 985, 620 1030, 960 1040, 1240 970, 1500 865, 1720 770, 1960 700')
const valley: Point[] = points('-40 960, 300 1020, 760 1070, 1100 1060, 1400 1000')
const violet = '#6a5f9c'

export const ridgeDawn: Scene = {
  key: 'ridge-dawn',
  alt: {
    fr: 'Lever du soleil sur les crêtes de Valorsène, un skieur monte l’arête',
    en: 'Sunrise over the ridges of Valorsène, a skier climbing the crest',
  },
  draw: (random) =>
    [
      sky(hour, 1000),
      glow([820, 600], 760, '#ffd9ae', 0.95),
      sun([820, 470], 80, hour),
      cloudBank(random, '#ffe3d2', sized('80 250 520, 1240 180 520, 700 140 300'), 0.6),
      sheet(random, anchors(random, 8, 520, 590, 34), mix('#f3b7a2', hour.haze, 0.2), '#fbd9b6', 's1', 800),
      sheet(random, anchors(random, 6, 560, 670, 40), '#dc9ea0', '#f8cdb0', 's2', 860),
      ridgeAt(random, hour, 0.85, {
        id: 'b',
        anchors: points('900 800, 1040 640, 1150 690, 1420 250, 1570 470, 1690 400, 1990 640'),
        base: 1010,
        sunFrom: 'left',
        depth: 0.8,
      }),
      ridgeAt(random, hour, 0.6, {
        id: 'b2',
        anchors: points('-260 660, 60 380, 260 590, 380 520, 660 840'),
        base: 1010,
        sunFrom: 'right',
        depth: 0.8,
      }),
      mist('mb', 660, 960, '#fbd2b8', 0.95),
      sheet(
        random,
        points('-60 790, 160 720, 420 830, 700 880, 980 900, 1300 850, 1960 740'),
        mix('#b98aa9', violet, 0.15),
        '#eeb9ae',
        's3',
        1020,
      ),
      mist('mc', 800, 1010, '#f6c3ae', 0.7),
      sheet(
        random,
        points('-60 860, 260 900, 620 960, 980 970, 1300 930, 1960 800'),
        violet,
        mix(violet, '#c792b0', 0.6),
        's4',
        1100,
      ),
      forest(random, {
        along: (x) => heightAt(valley, x),
        from: -40,
        to: 1420,
        height: [50, 118],
        gap: 17,
        fill: mix(hour.forest, violet, 0.25),
      }),
      hill(crest, hour.snow),
      fold(
        points('-40 1010, 400 1050, 800 1090, 1150 1075, 1420 990, 1560 1010, 1960 960'),
        points('-40 1260, 700 1260, 1960 1260'),
        hour.snowShade,
      ),
      fold(
        points('-40 1110, 500 1140, 1000 1190, 1500 1150, 1960 1080'),
        points('-40 1260, 700 1260, 1960 1260'),
        mix(hour.snowShade, hour.shade, 0.4),
      ),
      furrow(
        points('1240 985, 1090 1050, 860 1100, 640 1150, 560 1260'),
        [5, 10, 18, 30, 48],
        mix(hour.snowShade, hour.shade, 0.6),
      ),
      person([1258, 978], climb, kit('#d0202e', ink), { scale: 1.15, turn: -22 }),
    ].join(''),
}
