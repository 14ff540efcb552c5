import { createTranslate } from 'base/translate'
import { expect, test } from 'vitest'
import { en } from '../../wording/en.ts'
import { fr } from '../../wording/fr.ts'
import { formatStay, formatParty } from './format.ts'
import { readStayQuery } from './stay-query.ts'
import type { StayQuery } from './stay-query.ts'

const inFrench = createTranslate('fr', fr)
const inEnglish = createTranslate('en', en)

test.each([
  ['2027-02-14', '2027-02-19', 'du dimanche 14 au vendredi 19 février'],
  ['2027-02-28', '2027-03-05', 'du dimanche 28 février au vendredi 5 mars'],
  ['2027-02-14', '2027-02-14', 'dimanche 14 février'],
])('days from %s to %s are %s', (from, to, said) => {
  expect(formatStay({ from, to }, 'fr', inFrench)).toBe(said)
})

test('English days are British', () => {
  expect(formatStay({ from: '2027-02-28', to: '2027-03-05' }, 'en', inEnglish)).toBe(
    'Sunday 28 February to Friday 5 March',
  )
})

const party = (query: string) => formatParty(readStayQuery(new URLSearchParams(query)) as StayQuery, inEnglish)

test('the party is named by age, singular or plural', () => {
  expect(party('little=1&children=2&teens=1&adults=2')).toBe(
    '1 child aged 3 to 5, 2 children aged 6 to 12, 1 teenager aged 13 to 17, 2 adults',
  )
  expect(party('from=')).toBe('')
})
