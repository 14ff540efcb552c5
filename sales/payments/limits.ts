import { paymentHoldMs } from '../availability/limits.ts'

/** A payment that was begun and of which the bank has said nothing is given up when its places are not kept any longer. */
export const startedMs = paymentHoldMs

/** One of which the bank has said "not yet" is given up after this; should the money come later, it is taken or paid back. */
export const pendingMs = 60 * 60_000

/** So many times a cart can be taken to the bank: each time keeps its places longer. */
export const attemptsPerCart = 10
