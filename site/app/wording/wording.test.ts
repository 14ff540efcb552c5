import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

const languages = { fr, en, es, nl }
const keys = Object.keys(fr)

/** Keys that are put together from a value of content; each names where. */
const composed = [/^tag\./]

test.each(Object.entries(languages))('NAV-3 %s has every label, and none that the others lack', (_, texts) => {
  expect(Object.keys(texts)).toEqual(keys)
  expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([])
})

test.each(Object.entries(languages))('%s fills in the same values as French', (_, texts) => {
  const different = keys.filter((key) => {
    const text = (texts as Record<string, string>)[key] ?? ''
    return JSON.stringify(holes(text)) !== JSON.stringify(holes(fr[key as keyof typeof fr]))
  })
  expect(different).toEqual([])
})

test('SEARCH-5 nothing found has its words in every language', () => {
  expect(Object.values(languages).map((texts) => texts['search.none'])).toEqual([
    'Pas de résultats...',
    'No results...',
    'No hay resultados...',
    'Geen resultaten...',
  ])
})

test('NAV-11 offer tags have their names', () => {
  expect([en['tag.nouveaute'], en['tag.promotion'], en['tag.actualite'], en['tag.decouverte']]).toEqual([
    'New offer',
    'Good deal',
    'Event',
    'Discovery',
  ])
})

test('every label is used, and every key that is asked for exists', () => {
  const source = globSync('site/app/**/*.{ts,tsx}')
    .filter((file) => !file.includes('/wording/') && !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const unused = keys.filter((key) => !source.includes(`'${key}'`) && !composed.some((rule) => rule.test(key)))
  const asked = [...source.matchAll(/\bsay\('([^']+)'/g)].map(([, key]) => key ?? '')
  expect({ unused, unknown: asked.filter((key) => !keys.includes(key)) }).toEqual({ unused: [], unknown: [] })
})

function holes(text: string): string[] {
  return [...new Set(text.match(/\{\w+/g))].toSorted()
}
