/** The source of the current time. Functions take it as a parameter, so that every date rule can be tested on any day. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** A clock that always returns the same instant, for tests. */
export function fixedClock(instant: string): Clock {
  return () => new Date(instant)
}

/** A clock that starts at `instant` and then runs at normal speed, for an installation on another day. */
export function shiftedClock(instant: string): Clock {
  const shift = Date.parse(instant) - Date.now()
  return () => new Date(Date.now() + shift)
}

/** The clock of an installation: the system clock, or one that `start` has shifted to another day. */
export function clockFrom(start: string | undefined): Clock {
  return start ? shiftedClock(start) : systemClock
}
