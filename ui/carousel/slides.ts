/** How long a slide stays before the next comes by itself, in milliseconds (UI-2). */
export const stay = 3000
/** How long the change from slide to slide takes, in milliseconds (UI-2). The same as `--motion`. */
export const change = 240

/** The slide `step` further, round and round. */
export function slideAfter(index: number, count: number, step: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count
}

export type Pauses = { hovered: boolean; focused: boolean; calm: boolean; stopped: boolean; hidden: boolean }

/** Whether slides change by themselves: never while somebody looks closely, asked for calm, or stopped them (UI-2). */
export function advances(count: number, pauses: Pauses): boolean {
  return count > 1 && !Object.values(pauses).some(Boolean)
}

/** Where a slide stands from the one that is shown; what decides from which side it comes. */
export function slidePosition(index: number, current: number, count: number): 'current' | 'before' | 'after' {
  if (index === current) return 'current'
  return index === slideAfter(current, count, -1) && count > 2 ? 'before' : index < current ? 'before' : 'after'
}

/** What a swipe of `distance` px asks for: 1 onward, -1 back, 0 nothing. */
export function swipeStep(distance: number): -1 | 0 | 1 {
  if (Math.abs(distance) < 40) return 0
  return distance < 0 ? 1 : -1
}
