import { expect, test } from 'vitest'
import { createTranslate } from 'base/translate'
import { texts as en } from '../wording/en.ts'
import { texts as es } from '../wording/es.ts'
import { texts as fr } from '../wording/fr.ts'
import { texts as nl } from '../wording/nl.ts'
import { firstChoice, isSeasonPass, lastDayOf, missingOfPass, seasonIn } from './pass.ts'
import type { PassRules } from './pass.ts'

const rules: PassRules = {
  durations: [1, 2, 3, 4, 5, 6, 7, 8].map((days) => ({ days, label: `${days} jours` })),
  firstDay: '2026-12-19',
  lastDay: '2027-04-17',
  ages: [],
}
const seasonRules: PassRules = {
  durations: [{ days: 120, label: 'Saison' }],
  firstDay: '2026-12-19',
  lastDay: '2026-12-19',
  ages: [],
}

test('a pass begins with the stay and lasts as long, at most six days', () => {
  expect(firstChoice(rules, { from: '2027-02-20', to: '2027-02-27' })).toEqual({
    people: [],
    firstDay: '2027-02-20',
    days: 6,
  })
  expect(firstChoice(rules, { from: '2027-02-20', to: '2027-02-22' })).toMatchObject({ days: 3 })
})

test('for a stay that begins before the season a pass begins with the season', () => {
  expect(firstChoice(rules, { from: '2026-12-17', to: '2026-12-20' })).toMatchObject({
    firstDay: '2026-12-19',
    days: 2,
  })
})

test('without a stay, or with one out of season, nothing is chosen beforehand', () => {
  expect(firstChoice(rules, undefined)).toEqual({ people: [], firstDay: '' })
  expect(firstChoice(rules, { from: '2027-07-01', to: '2027-07-08' })).toEqual({ people: [], firstDay: '' })
})

test('a season pass has nothing to choose but its holder', () => {
  expect(isSeasonPass(seasonRules)).toBe(true)
  expect(isSeasonPass(rules)).toBe(false)
  expect(missingOfPass({ ...firstChoice(seasonRules, undefined), people: ['zoe'] }, seasonRules)).toBeUndefined()
})

test.each([
  [{ people: [], firstDay: '2027-02-20', days: 6 }, 'people'],
  [{ people: ['zoe'], firstDay: '', days: 6 }, 'first-day'],
  [{ people: ['zoe'], firstDay: '2026-12-18', days: 6 }, 'outside'],
  [{ people: ['zoe'], firstDay: '2027-04-18', days: 1 }, 'outside'],
  [{ people: ['zoe'], firstDay: '2027-02-20' }, 'days'],
  [{ people: ['zoe'], firstDay: '2027-04-15', days: 4 }, 'too-long'],
  [{ people: ['zoe'], firstDay: '2027-04-14', days: 4 }, undefined],
])('what is missing of %o is %s', (choice, missing) => expect(missingOfPass(choice, rules)).toBe(missing))

test('the last day counts from the first', () => {
  expect(lastDayOf({ firstDay: '2027-02-20', days: 6 })).toBe('2027-02-25')
})

test.each(Object.entries({ fr, en, es, nl }))(
  '%s: every text about what is missing has all its values',
  (lang, texts) => {
    const t = createTranslate(lang, texts)
    for (const missing of ['people', 'first-day', 'outside', 'days', 'too-long'])
      expect(t(`pass.missing.${missing}`, seasonIn(rules, lang))).not.toMatch(/[{}]|\?\?/)
  },
)
