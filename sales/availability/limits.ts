const minute = 60_000

/** Duration of a hold, and of a renewal. */
export const holdMs = 15 * minute

/** The ceiling of a hold, from its beginning: renewals cannot exceed it. */
export const ceilingMs = 60 * minute

/** For how long after the ceiling a cart cannot take places of the pool again, so that others can have them. */
export const retakePauseMs = 15 * minute

/** How long places are held from the moment the buyer goes to the bank; the ceiling does not apply. */
export const paymentHoldMs = 20 * minute

/** Until when places are held for a payment begun at `now`. */
export function paymentHoldEnd(now: Date): Date {
  return new Date(now.getTime() + paymentHoldMs)
}

/** Until when a hold taken at `now` lasts, and the latest it can be renewed to. */
export function holdTimes(now: Date): { expiresAt: Date; ceilingAt: Date } {
  return { expiresAt: new Date(now.getTime() + holdMs), ceilingAt: new Date(now.getTime() + ceilingMs) }
}
