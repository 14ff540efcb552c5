/** How a hold stands. soon: its end is near enough to offer to keep it longer. */
export type Hold = { state: 'calm' | 'soon' | 'over'; minutes: number; seconds: number }

const soonMs = 5 * 60_000
/** Minutes before the end that screen readers announce; no more often, so that they do not interrupt. */
export const announcedMinutes = [5, 1] as const

/** What is left of a hold. `heldUntil` is an instant of the engine's clock, `skew` how far that clock is before ours, in milliseconds. */
export function holdAt(heldUntil: string, skew: number, now: number): Hold {
  const left = Math.max(0, Date.parse(heldUntil) - (now + skew))
  const whole = Math.ceil(left / 1000)
  const state = left === 0 ? 'over' : left <= soonMs ? 'soon' : 'calm'
  return { state, minutes: Math.floor(whole / 60), seconds: whole % 60 }
}

/** The minutes to be announced now; undefined when there are none. Of two that were passed at once the later one counts. */
export function announcementAt(before: Hold | undefined, now: Hold): 5 | 1 | undefined {
  if (!before || now.state === 'over') return undefined
  return announcedMinutes.findLast((minutes) => secondsOf(before) > minutes * 60 && secondsOf(now) <= minutes * 60)
}

/** `4:07` */
export function clockOf({ minutes, seconds }: Hold): string {
  return `${minutes}:${String(seconds).padStart(2, '0')}`
}

function secondsOf({ minutes, seconds }: Hold): number {
  return minutes * 60 + seconds
}
