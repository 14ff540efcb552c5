import { expect, test } from 'vitest'
import type { PageView } from 'content/api/page'
import { testPage, testShell } from '../shell/shell.fixture.ts'
import { metadataOf } from './metadata.ts'
import { openGraphOf } from './open-graph.ts'

const shell = testShell('fr')
const page = testPage('fr')
const told = (one: PageView) => openGraphOf(one, shell, metadataOf(one, shell))
const said = (one: PageView, property: string) =>
  told(one).flatMap(([name, content]) => (name === property ? [content] : []))

const hero: PageView['zones'][number] = {
  id: 'hero',
  blocks: [{ id: 'p', type: 'picture', data: { picture: 'cristal-slope', alt: 'Un enfant taille son virage' } }],
}

test('META-6 og:title is the title without the site’s name', () => {
  const fields = { ...page.fields, subTitle: '6 à 12 ans', seo: { description: 'Six demi-journées.' } }
  expect(told({ ...page, fields })).toEqual(
    expect.arrayContaining([
      ['og:type', 'website'],
      ['og:title', 'Cours collectifs de ski 6 à 12 ans'],
      ['og:site_name', 'École de ski de Valorsène'],
      ['og:description', 'Six demi-journées.'],
      ['og:url', 'https://www.example.org/cours-enfants/ski/'],
    ]),
  )
  expect(said(page, 'og:description')).toEqual([])
})

test('META-6 its language with a country, and the others that are open', () => {
  expect(said(page, 'og:locale')).toEqual(['fr_FR'])
  expect(said(page, 'og:locale:alternate')).toEqual(['en_GB'])
})

test('META-6 its hero as a JPEG, with size and words', () => {
  expect(told({ ...page, metadata: { picture: 'ridge-noon' }, zones: [hero] })).toEqual(
    expect.arrayContaining([
      ['og:image', 'https://www.example.org/pictures/cristal-slope-share.jpg'],
      ['og:image:type', 'image/jpeg'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'Un enfant taille son virage'],
    ]),
  )
})

test('META-6 without a hero the picture that lists show, without any the school’s card', () => {
  expect(said({ ...page, metadata: { picture: 'ridge-noon' } }, 'og:image')).toEqual([
    'https://www.example.org/pictures/ridge-noon-share.jpg',
  ])
  expect(said(page, 'og:image')).toEqual(['https://www.example.org/og-default.jpg'])
  expect(said(page, 'og:image:alt')).toEqual(['École de ski de Valorsène'])
})

test('META-6 META-5 news is an article with its day; what seo says comes first', () => {
  const fields = { ...page.fields, date: '2026-11-14', seo: { title: 'T', canonical: 'https://c.example.org/' } }
  const news: PageView = { ...page, kind: 'news', fields }
  expect(said(news, 'og:type')).toEqual(['article'])
  expect(said(news, 'article:published_time')).toEqual(['2026-11-14'])
  expect([said(news, 'og:title'), said(news, 'og:url')]).toEqual([['T'], ['https://c.example.org/']])
})
