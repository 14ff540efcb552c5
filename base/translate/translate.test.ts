import { expect, test } from 'vitest'
import { createTranslate } from './translate.ts'

const t = createTranslate('fr', { hello: 'Bonjour {name}', places: '{count} {count|place|places}' })

test('UI-5 a missing text shows its key between double question marks', () => {
  expect(t('cart.title')).toBe('??cart.title??')
})

test('values are filled in, and a missing value leaves its name to be seen', () => {
  expect(t('hello', { name: 'Léa' })).toBe('Bonjour Léa')
  expect(t('hello')).toBe('Bonjour {name}')
})

test('French counts zero as singular, English as plural', () => {
  expect([t('places', { count: 0 }), t('places', { count: 2 })]).toEqual(['0 place', '2 places'])
  expect(createTranslate('en', { places: '{count} {count|place|places}' })('places', { count: 0 })).toBe('0 places')
})
