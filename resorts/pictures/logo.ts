/**
 * The mark of the school in a 64-unit square: a mitten, a ridge between its hand and its cuff, and one track down its back.
 * One colour; ridge and track are left out of it (fill rule: evenodd).
 */
export const mark =
  'M27 2C15 2 8 11 8 25V42L16 35L23 42L31 32L38 40L46 38.5C54 36 60 29 60.5 21C61 14 52 12 48.5 17.5C47 20 46.5 22 45.5 23C46.5 10 39 2 27 2ZM24 8C15 16 33 20 26 27C23.5 29.5 21.5 31 20.5 34L24 37.5C24.5 35 28 32 30 29.5C37 20.5 18 17 24 8ZM8 50L16 43L23 50L31 40L38 48L46 46V58Q46 62 42 62H12Q8 62 8 58Z'

export const logo = (color = 'currentColor') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${color}" fill-rule="evenodd" d="${mark}"/></svg>\n`

/** The mark in white on a coloured ground, legible at 16 px. */
export const favicon = (ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ground}"/><g transform="translate(7 7) scale(.78)"><path fill="#fff" fill-rule="evenodd" d="${mark}"/></g></svg>\n`
