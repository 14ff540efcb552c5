import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { faultsOfTexts } from 'base/translate/testing'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { interfaceLang, rangeOf, refusalOf, translateIn } from './wording.ts'

const editor = path.join(import.meta.dirname, '..')
const source = readdirSync(editor, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('wording') && !file.startsWith('build'))
  .map((file) => readFileSync(path.join(editor, file), 'utf8'))
  .join('\n')
/** Keys whose last part is a value: languages, states, blocks, fields, parts and formats. */
const families = /^(lang|status|block|field|part|format|sign-in|refusal)\./

test('UI-5 every label is there in both languages, with the same values, and nothing stays unfilled', () => {
  expect(faultsOfTexts({ fr, en })).toEqual([])
})

test('UI-5 every label is used', () => {
  const unused = Object.keys(fr).filter((key) => !families.test(key) && !source.includes(`'${key}'`))
  expect(unused).toEqual([])
})

test.each([
  ['a straight apostrophe or quotation mark', /['"]/, { fr, en }],
  ['a French sign without its no-break space', /[^\u00A0\u202F][?!:;»](?!\/)|«(?![\u00A0\u202F])/, { fr }],
])('no label has %s', (_, wrong, texts) => {
  const labels = Object.values(texts).flatMap((one) => Object.values(one))
  expect(labels.filter((label) => wrong.test(label))).toEqual([])
})

test('the editor takes the first language it knows', () => {
  expect(interfaceLang(['de-CH', 'en-GB'], 'fr')).toBe('en')
  expect(interfaceLang(['fr-CA'], 'en')).toBe('fr')
  expect(interfaceLang(['nl'], 'fr')).toBe('fr')
  expect(interfaceLang(['nl'], 'nl')).toBe('en')
  expect(translateIn('fr')('bar.publish')).toBe('Publier')
})

test.each([
  ['path-taken', /^cette adresse est déjà prise/, /^this address belongs/],
  ['invalid', /^un texte est vide/, /^a text is empty/],
  ['something-new', /^le serveur n’a pas pu/, /^the server could not/],
  [undefined, /^le serveur n’a pas pu/, /^the server could not/],
])('EDIT-5 a refusal of the server (%s) is said in the language of the editor', (reason, french, english) => {
  expect(refusalOf(reason, translateIn('fr'))).toMatch(french)
  expect(refusalOf(reason, translateIn('en'))).toMatch(english)
})

test('a range of days is written as one writes it', () => {
  expect(rangeOf('2026-12-19', '2027-01-03', 'fr')).toMatch(/19 déc.*2026.*3 janv.*2027/)
})
