/** How long a pointer rests before a tooltip opens, in milliseconds (UI-3). */
export const openDelay = 200
/** For so long after one closed, the next opens at once, in milliseconds (UI-3). */
export const skipDelay = 300

/** How long to wait before opening, when the last tooltip of the page closed at `lastClosed` (undefined: none yet). */
export function delayBefore(now: number, lastClosed: number | undefined): number {
  return lastClosed !== undefined && now - lastClosed < skipDelay ? 0 : openDelay
}
