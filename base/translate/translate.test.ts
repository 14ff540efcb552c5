import { expect, test } from 'vitest'
import { faultsOfTexts } from './testing.ts'
import { createTranslate } from './translate.ts'

const texts = { hello: 'Bonjour {name}', places: '{count} {count|place|places}', bye: 'Au revoir' } as const
const t = createTranslate<typeof texts>('fr', texts)
const untyped = createTranslate('fr', texts)

test('UI-5 a missing text shows its key between double question marks', () => {
  expect(untyped('cart.title')).toBe('??cart.title??')
})

test('values are filled in, and a missing value is shown by key and name', () => {
  expect(t('hello', { name: 'Léa' })).toBe('Bonjour Léa')
  expect(untyped('hello')).toBe('Bonjour ??hello.name??')
  expect(untyped('places', {})).toBe('??places.count?? ??places.count??')
})

test('the compiler refuses an unknown key, a missing value and a value that the text does not have', () => {
  // @ts-expect-error -- no such text
  expect(t('cart.title')).toBe('??cart.title??')
  // @ts-expect-error -- the text needs a name
  expect(t('hello')).toContain('??')
  // @ts-expect-error -- the text has no such value
  expect(t('hello', { count: 1 })).toContain('??')
  // @ts-expect-error -- the text has no value
  expect(t('bye', { name: 'Léa' })).toBe('Au revoir')
})

test('French counts zero as singular, English as plural', () => {
  expect([t('places', { count: 0 }), t('places', { count: 2 })]).toEqual(['0 place', '2 places'])
  expect(createTranslate('en', texts)('places', { count: 0 })).toBe('0 places')
})

test('texts are checked for keys, values and what stays unfilled', () => {
  expect(faultsOfTexts({ fr: texts, en: texts })).toEqual([])
  expect(faultsOfTexts({ fr: { a: '{x}', b: 'B' }, en: { a: '{y', c: ' ' } })).toEqual([
    'en lacks b',
    'en alone has c',
    'en a has the values y',
    'en a is shown as “{y”',
    'en c is empty',
  ])
})
