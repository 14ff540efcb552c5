/** How long a slide stays before the next comes by itself, in milliseconds (UI-2). */
export const stay = 3000
/** How long the change from slide to slide takes, in milliseconds (UI-2). The same as `--motion`. */
export const change = 240

/** The index `step` slides further, wrapping around. */
export function slideAfter(index: number, count: number, step: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count
}

export type Pauses = { hovered: boolean; focused: boolean; calm: boolean; stopped: boolean; hidden: boolean }

/** Whether slides advance automatically: not while hovered or focused, paused, or with reduced motion (UI-2). */
export function advances(count: number, pauses: Pauses): boolean {
  return count > 1 && !Object.values(pauses).some(Boolean)
}

/** The position of a slide relative to the current one; decides the side from which it enters. */
export function slidePosition(index: number, current: number, count: number): 'current' | 'before' | 'after' {
  if (index === current) return 'current'
  return index === slideAfter(current, count, -1) && count > 2 ? 'before' : index < current ? 'before' : 'after'
}

/** The slide step of a swipe of `distance` px: 1 next, -1 previous, 0 none. */
export function swipeStep(distance: number): -1 | 0 | 1 {
  if (Math.abs(distance) < 40) return 0
  return distance < 0 ? 1 : -1
}
