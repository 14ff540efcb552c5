import type { Point } from './svg.ts'

type Side = readonly [Point, Point]

/** Joints of a figure that looks to the right, feet near the origin, heights negative. */
export type Pose = {
  head: Point
  neck: Point
  hip: Point
  /** Knee and foot, near and far. */
  legA: Side
  legB: Side
  /** Elbow and hand, near and far. */
  armA: Side
  armB: Side
  skiA?: readonly Point[]
  skiB?: readonly Point[]
  poleA?: readonly Point[]
  poleB?: readonly Point[]
  toe: number
  /** 1 looks to the right, 0 away from or towards us, -1 to the left. */
  faces: -1 | 0 | 1
}

export const stand: Pose = {
  head: [2, -91],
  neck: [0, -77],
  hip: [0, -47],
  legA: [
    [6, -24],
    [8, 0],
  ],
  legB: [
    [-6, -24],
    [-9, 0],
  ],
  armA: [
    [13, -62],
    [9, -47],
  ],
  armB: [
    [-13, -62],
    [-11, -46],
  ],
  toe: 4,
  faces: 0,
}
/** Standing with upright skis held at the side. */
export const holdSkis: Pose = {
  ...stand,
  armA: [
    [14, -64],
    [21, -72],
  ],
  armB: [
    [-10, -62],
    [-12, -46],
  ],
  skiA: [
    [20, 2],
    [23, -112],
    [21, -118],
  ],
  skiB: [
    [24, 2],
    [26, -112],
    [28, -118],
  ],
}
/** An arm raised: the teacher who calls the group. */
export const wave: Pose = {
  ...stand,
  armA: [
    [14, -84],
    [20, -104],
  ],
}
export const walk: Pose = {
  head: [5, -92],
  neck: [2, -78],
  hip: [0, -48],
  legA: [
    [10, -26],
    [12, 0],
  ],
  legB: [
    [-2, -24],
    [-16, -3],
  ],
  armA: [
    [-6, -62],
    [-6, -46],
  ],
  armB: [
    [11, -64],
    [18, -50],
  ],
  toe: 6,
  faces: 1,
}
export const sit: Pose = {
  head: [2, -66],
  neck: [0, -52],
  hip: [-2, -24],
  legA: [
    [18, -22],
    [20, 0],
  ],
  legB: [
    [15, -22],
    [16, 0],
  ],
  armA: [
    [10, -40],
    [18, -30],
  ],
  armB: [
    [10, -42],
    [20, -34],
  ],
  toe: 5,
  faces: 1,
}
