import { chain, limb } from './limbs.ts'
import { ink, mix, red, white } from './palette.ts'
import type { Point } from './svg.ts'
import { circle, lineTo, n, place, shape, stroke } from './svg.ts'
import type { Pose } from './poses.ts'

/** What a figure wears. */
export type Kit = { jacket: string; trousers: string; helmet: string; ski: string; skin: string }

export const schoolKit: Kit = { jacket: red, trousers: ink, helmet: '#1b2f52', ski: ink, skin: '#e9b99a' }
export const kit = (jacket: string, trousers = ink, helmet = jacket, ski = ink): Kit => ({
  jacket,
  trousers,
  helmet,
  ski,
  skin: '#e9b99a',
})

/** One dark silhouette, for figures against the light. */
export const shadowKit = (color: string): Kit => ({
  jacket: color,
  trousers: color,
  helmet: color,
  ski: color,
  skin: color,
})

type Look = { scale?: number; turn?: number; flip?: boolean; child?: boolean; snow?: string }

/** A figure with its feet at a point. A standing adult is 100 units high at scale 1. */
export function person(at: Point, pose: Pose, wear: Kit, look: Look = {}): string {
  const back = { jacket: mix(wear.jacket, ink, 0.28), trousers: mix(wear.trousers, ink, 0.4) }
  const leg = (side: readonly [Point, Point], color: string) => chain([pose.hip, ...side], [6.6, 5, 3.8], color)
  const arm = (side: readonly [Point, Point], color: string) =>
    chain([pose.neck, ...side], [4.8, 3.9, 3.2], color) + circle(side[1], 3.4, mix(ink, color, 0.25))
  const line = (points: readonly Point[] | undefined, width: number) =>
    points ? stroke(`M${points.map((p) => p.join(' ')).join('L')}`, wear.ski, width) : ''
  const parts = [
    line(pose.poleB, 1.3),
    arm(pose.armB, back.jacket),
    leg(pose.legB, back.trousers),
    line(pose.skiB, 2.6),
    line(pose.skiA, 2.8),
    leg(pose.legA, wear.trousers),
    boots(pose, wear),
    limb(pose.hip, 7.2, pose.neck, 8.2, wear.jacket),
    head(pose, wear, look.child ?? false),
    line(pose.poleA, 1.3),
    arm(pose.armA, mix(wear.jacket, white, 0.1)),
  ]
  return place(at, parts.join(''), (look.scale ?? 1) * (look.child ? 0.68 : 1), look.turn, look.flip)
}

function boots(pose: Pose, wear: Kit): string {
  return [pose.legB[1], pose.legA[1]]
    .map((foot) => limb(foot, 4, [foot[0] + pose.toe, foot[1] + 1], 3, mix(wear.ski, ink, 0.5)))
    .join('')
}

/** Helmet, lit from the left, over a face with goggles. */
function head(pose: Pose, wear: Kit, child: boolean): string {
  const r = child ? 9.6 : 7.2
  const [x, y] = child ? ([pose.head[0], pose.head[1] - 2] as const) : pose.head
  const face = pose.faces * r
  const goggles = pose.faces ? [x + face * 0.15, x + face] : [x - r * 0.6, x + r * 0.6]
  return [
    limb(pose.neck, 4.5, [x, y + 2], 4.5, wear.jacket),
    circle([x + face * 0.22, y + r * 0.22], r * 0.9, wear.skin),
    shape(`M${n(x - r)} ${n(y + r * 0.2)}A${r} ${r} 0 1 1 ${n(x + r)} ${n(y + r * 0.1)}Z`, wear.helmet),
    shape(
      `M${n(x + r * 0.1)} ${n(y - r)}A${r} ${r} 0 0 1 ${n(x + r)} ${n(y + r * 0.1)}L${n(x + r * 0.35)} ${n(y + r * 0.12)}Z`,
      mix(wear.helmet, ink, 0.2),
    ),
    stroke(lineTo(goggles.map((gx) => [gx, y + r * 0.16])), mix(ink, wear.skin, 0.15), r * 0.42),
  ].join('')
}
