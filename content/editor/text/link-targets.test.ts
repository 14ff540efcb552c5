import { expect, test } from 'vitest'
import { linkTargetName, findLinkTargets } from './link-targets.ts'

const pages = [
  { key: 'accueil', name: 'Accueil', path: '/' },
  { key: 'cours-enfants', name: 'Cours collectifs enfants', path: '/cours/enfants/' },
  { key: 'cours-prives', name: 'Cours privés', path: '/cours/prives/' },
  { key: 'ecole', name: 'L’école', path: '/ecole/' },
]
const hrefs = (typed: string) => findLinkTargets(typed, pages).map(({ href }) => href)

test('a page is found by its name, whatever the accents, or by its path', () => {
  expect(hrefs('ecole')).toEqual(['page:ecole'])
  expect(hrefs('PRIVES cours')).toEqual(['page:cours-prives'])
  expect(hrefs('cours')).toEqual(['page:cours-enfants', 'page:cours-prives'])
  expect(hrefs('cours/enf')).toEqual(['page:cours-enfants'])
})

test('nothing typed offers the pages as they come', () => {
  expect(hrefs('')).toHaveLength(4)
})

test('an address is offered before pages', () => {
  expect(hrefs('https://example.org/cours')).toEqual(['https://example.org/cours'])
  expect(hrefs('/cours/')[0]).toBe('/cours/')
  expect(hrefs('javascript:alert(1)')).toEqual([])
})

test('a link to a page is called by the page’s name', () => {
  expect(linkTargetName('page:cours-enfants#tarifs', pages)).toBe('Cours collectifs enfants')
  expect(linkTargetName('page:gone', pages)).toBe('page:gone')
  expect(linkTargetName('https://example.org', pages)).toBe('https://example.org')
})
