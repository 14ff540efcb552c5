import { addDays } from 'base/day'
import { daysIn } from 'base/locale'
import { createTranslate } from 'base/translate'
import { expect, test } from 'vitest'
import { en } from '../wording/en.ts'
import { es } from '../wording/es.ts'
import { fr } from '../wording/fr.ts'
import type { Texts } from '../wording/fr.ts'
import { nl } from '../wording/nl.ts'
import { formatDay } from './format-day.ts'

test.each(Object.entries({ fr, en, es, nl }))(
  'in %s every day of a year is written as Intl writes it',
  (lang, texts) => {
    const t = createTranslate<Texts>(lang, texts)
    const intl = daysIn(lang, { dateStyle: 'long' })
    const days = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index))
    expect(days.map((day) => formatDay(day, t))).toEqual(days.map((day) => intl.one(day)))
  },
)

test('the first of a month in French', () => {
  expect(formatDay('2027-01-01', createTranslate<Texts>('fr', fr))).toBe('1er janvier 2027')
})
