import { expect, test } from 'vitest'
import { searchDebounce } from '../constants.ts'
import { isWorthTelling, markHits, moveChoice, readResults, searchAddress } from './search.ts'

const place = { site: 'valorsene', lang: 'fr', seo: true, exclude: [], page: '/recherche/' } as const

test('SEARCH-1 typing rests 600 ms before a search', () => {
  expect(searchDebounce).toBe(600)
})

test('SEARCH-3 the call carries site, language and query, and seo only when it is off', () => {
  expect(searchAddress({ ...place, exclude: [] }, ' ski ')).toBe('/api/search?site=valorsene&lang=fr&query=ski')
  expect(searchAddress({ ...place, exclude: [], seo: false }, 'ski')).toContain('&seo=false')
})

test('SEARCH-4 excluded paths are sent along', () => {
  const address = searchAddress({ ...place, exclude: ['/levels/ski/adults', '/levels/snowboard/adults'] }, 'ski')
  expect(new URL(address, 'http://x').searchParams.get('exclude')).toBe('/levels/ski/adults,/levels/snowboard/adults')
})

test('SEARCH-2 arrows go through the results and past the field', () => {
  expect(moveChoice(-1, 1, 3)).toBe(0)
  expect(moveChoice(2, 1, 3)).toBe(-1)
  expect(moveChoice(-1, -1, 3)).toBe(2)
  expect(moveChoice(-1, 1, 0)).toBe(-1)
})

test('SEARCH-6 leaving is told only above 2 characters', () => {
  expect([isWorthTelling('sk '), isWorthTelling('ski')]).toEqual([false, true])
})

test('the words of the query are marked where words begin, accents apart', () => {
  expect(markHits('Départ des télésièges', 'tele')).toEqual([
    { text: 'Départ des ', hit: false },
    { text: 'télé', hit: true },
    { text: 'sièges', hit: false },
  ])
  expect(markHits('Ski (6-12)', '(6')).toEqual([
    { text: 'Ski ', hit: false },
    { text: '(6', hit: true },
    { text: '-12)', hit: false },
  ])
  expect(markHits('Forfaits', '')).toEqual([{ text: 'Forfaits', hit: false }])
})

test('results without the agreed shape, or that lead off the site, are dropped', () => {
  const good = { name: 'Ski', title: 'Ski', page: 'ski', path: '/ski/' }
  expect(readResults([good, { ...good, path: 'https://x.example' }, { ...good, path: '//x' }, null, 3])).toEqual([good])
  expect(() => readResults({ error: {} })).toThrow(TypeError)
})
