/** The version of the terms that buyers agree to now; it is kept with each order, for it is the one that holds for it. */
export const termsVersion = '2026-11'
