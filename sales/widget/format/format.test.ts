import { expect, test } from 'vitest'
import { dayRange, listOf, longDay, weekdays } from './days.ts'
import { money } from './money.ts'

/** Which kind of space a language puts where is its own affair. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ')

test.each([
  ['fr', 'dimanche 21 février 2027', '21–26 février', 'dim. – ven.', 'Zoé, Tom et Léa', '209 €', '145,50 €'],
  ['en', 'Sunday, 21 February 2027', '21–26 February', 'Sun – Fri', 'Zoé, Tom and Léa', '€209', '€145.50'],
])('days, names and money as %s writes them', (lang, long, range, days, names, whole, broken) => {
  expect(plain(longDay('2027-02-21', lang))).toBe(long)
  expect(plain(dayRange('2027-02-21', '2027-02-26', lang)).replaceAll(' – ', '–')).toBe(range)
  expect(dayRange('2027-01-31', '2027-02-05', lang), 'a day stays with its month').toMatch(
    /31\u00A0\p{L}.*\s5\u00A0\p{L}/su,
  )
  expect(plain(weekdays('2027-02-21', '2027-02-26', lang))).toBe(days)
  expect(listOf(['Zoé', 'Tom', 'Léa'], lang)).toBe(names)
  expect(plain(money(20900, lang))).toBe(whole)
  expect(plain(money(14550, lang))).toBe(broken)
})

test.each(['fr', 'en', 'es', 'nl'])('%s writes a reduction with a minus sign', (lang) => {
  expect(money(-1250, lang)).toMatch(/\u2212/)
  expect(money(-1250, lang)).not.toContain('-')
})
