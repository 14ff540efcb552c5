import { navHideScrollThreshold } from '../../constants.ts'

/** A shorter movement does not change the direction. */
const minDistance = 3

export type BarScroll = { y: number; hidden: boolean }

/** What the bar does when the page has scrolled to `y`: it hides downward past the threshold, and returns upward (NAV-6). */
export function afterScroll(before: BarScroll, y: number): BarScroll {
  if (y <= navHideScrollThreshold) return { y, hidden: false }
  if (Math.abs(y - before.y) < minDistance) return before
  return { y, hidden: y > before.y }
}
