import type { Pose } from './poses.ts'
import type { Point } from './svg.ts'

const ski = (x: number, y: number, back = 40, front = 52): Point[] => [
  [x - back, y + 3],
  [x + front, y + 3],
  [x + front + 7, y - 2],
]

/** Gliding in a bent stance, seen from the side. */
export const glide: Pose = {
  head: [17, -79],
  neck: [11, -66],
  hip: [-4, -40],
  legA: [
    [12, -22],
    [0, 0],
  ],
  legB: [
    [15, -24],
    [6, -1],
  ],
  armA: [
    [22, -54],
    [34, -50],
  ],
  armB: [
    [24, -58],
    [38, -55],
  ],
  skiA: ski(0, 0),
  skiB: ski(6, -2),
  poleA: [
    [34, -50],
    [4, -16],
  ],
  poleB: [
    [38, -55],
    [12, -22],
  ],
  toe: 6,
  faces: 1,
}
/** Leaning into a turn, seen from the front. */
export const carve: Pose = {
  head: [-19, -72],
  neck: [-18, -59],
  hip: [-20, -33],
  legA: [
    [-7, -20],
    [8, 0],
  ],
  legB: [
    [-20, -15],
    [-8, 0],
  ],
  armA: [
    [-2, -53],
    [10, -41],
  ],
  armB: [
    [-35, -50],
    [-44, -34],
  ],
  skiA: [
    [-14, 12],
    [28, -9],
    [33, -14],
  ],
  skiB: [
    [-30, 11],
    [10, -9],
    [15, -14],
  ],
  poleA: [
    [10, -41],
    [30, -18],
  ],
  poleB: [
    [-44, -34],
    [-52, -4],
  ],
  toe: -2,
  faces: 0,
}
/** A racer's deep crouch, hip close to the snow. */
export const race: Pose = {
  head: [-10, -60],
  neck: [-14, -49],
  hip: [-32, -26],
  legA: [
    [-12, -22],
    [6, 0],
  ],
  legB: [
    [-24, -10],
    [-10, 2],
  ],
  armA: [
    [2, -48],
    [16, -46],
  ],
  armB: [
    [-20, -34],
    [-4, -28],
  ],
  skiA: [
    [-22, 18],
    [32, -12],
    [38, -18],
  ],
  skiB: [
    [-38, 18],
    [14, -10],
    [20, -16],
  ],
  poleA: [
    [16, -46],
    [-8, -62],
  ],
  poleB: [
    [-4, -28],
    [-34, -40],
  ],
  toe: 4,
  faces: 1,
}
/** A child's snowplough, seen from the front. */
export const plough: Pose = {
  head: [0, -76],
  neck: [0, -62],
  hip: [0, -38],
  legA: [
    [9, -20],
    [13, 0],
  ],
  legB: [
    [-9, -20],
    [-13, 0],
  ],
  armA: [
    [16, -52],
    [25, -42],
  ],
  armB: [
    [-16, -52],
    [-25, -42],
  ],
  skiA: [
    [27, -11],
    [8, 12],
    [5, 15],
  ],
  skiB: [
    [-27, -11],
    [-8, 12],
    [-5, 15],
  ],
  toe: 0,
  faces: 0,
}
/** The long stride of classic cross-country skiing. */
export const stride: Pose = {
  head: [25, -82],
  neck: [17, -71],
  hip: [0, -46],
  legA: [
    [18, -24],
    [16, 0],
  ],
  legB: [
    [-16, -27],
    [-36, -9],
  ],
  armA: [
    [4, -58],
    [-14, -48],
  ],
  armB: [
    [31, -60],
    [42, -64],
  ],
  skiA: ski(14, 0, 40, 46),
  skiB: [
    [-68, -20],
    [-34, -5],
    [2, 2],
  ],
  poleA: [
    [-14, -48],
    [-40, -4],
  ],
  poleB: [
    [42, -64],
    [30, 2],
  ],
  toe: 6,
  faces: 1,
}
/** Walking up on skins with a pack. */
export const climb: Pose = {
  head: [17, -86],
  neck: [11, -74],
  hip: [0, -46],
  legA: [
    [16, -28],
    [14, 0],
  ],
  legB: [
    [-2, -22],
    [-14, -1],
  ],
  armA: [
    [8, -56],
    [20, -50],
  ],
  armB: [
    [20, -66],
    [31, -62],
  ],
  skiA: ski(10, 0, 34, 40),
  skiB: ski(-16, 0, 34, 38),
  poleA: [
    [20, -50],
    [8, 4],
  ],
  poleB: [
    [31, -62],
    [36, 2],
  ],
  toe: 6,
  faces: 1,
}
/** The deep knee of a telemark turn. */
export const telemark: Pose = {
  head: [9, -74],
  neck: [5, -61],
  hip: [-4, -32],
  legA: [
    [20, -24],
    [20, 0],
  ],
  legB: [
    [-10, -6],
    [-32, -4],
  ],
  armA: [
    [19, -50],
    [33, -46],
  ],
  armB: [
    [-10, -52],
    [-25, -52],
  ],
  skiA: ski(20, 0, 32, 46),
  skiB: [
    [-66, 4],
    [-6, 4],
    [2, 0],
  ],
  poleA: [
    [33, -46],
    [46, -4],
  ],
  poleB: [
    [-25, -52],
    [-48, -18],
  ],
  toe: 6,
  faces: 1,
}
/** A rider in the air, one hand on the board. */
export const grab: Pose = {
  head: [18, -58],
  neck: [9, -48],
  hip: [-12, -30],
  legA: [
    [12, -22],
    [18, 0],
  ],
  legB: [
    [-24, -12],
    [-18, 2],
  ],
  armA: [
    [16, -26],
    [8, -2],
  ],
  armB: [
    [-6, -62],
    [-24, -76],
  ],
  skiA: [
    [-40, -2],
    [-34, 5],
    [34, 4],
    [41, -4],
  ],
  toe: 4,
  faces: 1,
}
