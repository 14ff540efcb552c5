import { expect, test } from 'vitest'
import { formatDay, formatDays, formatTime } from './format.ts'

test.each([
  ['fr', 'dimanche 20 décembre 2026', 'dimanche 20 – vendredi 25 décembre 2026', '9\u00A0h\u00A0– 11\u00A0h\u00A030'],
  ['en', 'Sunday 20 December 2026', 'Sunday 20 – Friday 25 December 2026', '9:00\u00A0– 11:30'],
  ['es', 'domingo, 20 de diciembre de 2026', 'domingo 20 – viernes 25 de diciembre de 2026', '9:00\u00A0– 11:30'],
  ['nl', 'zondag 20 december 2026', 'zondag 20 – vrijdag 25 december 2026', '9.00\u00A0– 11.30\u00A0uur'],
] as const)('days and times as %s writes them', (lang, day, days, time) => {
  expect([
    formatDay('2026-12-20', lang),
    formatDays('2026-12-20', '2026-12-25', lang),
    formatTime('9:00-11:30', lang),
  ]).toEqual([day, days, time])
})
