import { describe, expect, test } from 'vitest'
import type { Block } from 'content/api/blocks'
import type { PageView } from 'content/api/page'
import type { ListedOffer } from 'contracts/offers'
import { testPage, testShell } from '../../shell/shell.fixture.ts'
import { structuredData } from './structured-data.ts'

const shell = testShell('fr')
const page = testPage('fr')
const withBlocks = (...blocks: Block[]): PageView => ({ ...page, zones: [{ id: 'content', blocks }] })
const doc = (...texts: string[]) => ({
  type: 'doc' as const,
  content: texts.map((text) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })),
})

/** The nodes of a type. */
function told(type: string, one: PageView, sold: readonly ListedOffer[] = []): object[] {
  const { '@graph': nodes } = structuredData(one, shell, sold)
  return nodes.filter((node): node is typeof node & object => typeof node === 'object' && node['@type'] === type)
}

describe('META-6 organization and breadcrumb', () => {
  test('the home page names school, resort and site', () => {
    const home: PageView = { ...page, kind: 'home', parents: [], address: 'https://www.example.org/' }
    const { name, city, phone } = shell.settings.contact
    expect(told('Organization', home)).toMatchObject([
      { name, telephone: phone, logo: 'https://www.example.org/logo.svg' },
    ])
    expect(told('SkiResort', home)).toMatchObject([{ name: city, geo: { '@type': 'GeoCoordinates' } }])
    expect(told('WebSite', home)).toMatchObject([{ name: shell.siteName, inLanguage: 'fr' }])
    expect(told('BreadcrumbList', home)).toEqual([])
  })

  test('any other page has a breadcrumb', () => {
    expect(told('BreadcrumbList', page)).toMatchObject([
      {
        itemListElement: [
          { position: 1, item: 'https://www.example.org/' },
          { position: 2, item: 'https://www.example.org/cours-enfants/' },
          { position: 3, name: 'Ski 6-12 ans', item: 'https://www.example.org/cours-enfants/ski/' },
        ],
      },
    ])
    expect(told('Organization', page)).toEqual([])
  })
})

describe('META-6 products', () => {
  const offering = withBlocks({
    id: 'o',
    type: 'offer',
    data: {
      product: 'children-ski',
      kind: 'ESF',
      title: 'Ski 6-12 ans',
      text: 'Six demi-journées.',
      picture: 'cristal-slope',
    },
  })
  const listed: ListedOffer = {
    product: 'children-ski',
    kind: 'ESF',
    name: 'Ski',
    merchantName: 'École de ski',
    fromCents: 16900,
    toCents: 16900,
    bookable: true,
  }
  const cheapest = {
    '@type': 'Offer',
    price: '169.00',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    url: 'https://www.example.org/cours-enfants/ski/',
    seller: { '@type': 'Organization', name: 'École de ski' },
  }

  test('is a product with its price and the text of the page', () => {
    expect(told('Product', offering, [listed])).toEqual([
      expect.objectContaining({
        name: 'Ski 6-12 ans',
        description: 'Six demi-journées.',
        sku: 'children-ski',
        image: 'https://www.example.org/pictures/cristal-slope-share.jpg',
        offers: cheapest,
      }),
    ])
  })

  test('with several prices is an AggregateOffer', () => {
    expect(told('Product', offering, [{ ...listed, toCents: 20950 }])).toMatchObject([
      {
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: '169.00',
          highPrice: '209.50',
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
          offers: [cheapest],
        },
      },
    ])
  })

  test('is sold out when no place is left', () => {
    expect(told('Product', offering, [{ ...listed, bookable: false }])).toMatchObject([
      { offers: { availability: 'https://schema.org/SoldOut' } },
    ])
  })

  test.each([
    ['nothing is known of it', []],
    ['another product has its name', [{ ...listed, kind: 'LIFT' as const }]],
    ['it has no price', [{ ...listed, fromCents: null, toCents: null }]],
  ])('has no product where %s', (_, sold) => expect(told('Product', offering, sold)).toEqual([]))
})

test('META-6 questions have their answers as plain text', () => {
  const items = [{ question: 'Et s’il pleut ?', answer: doc('Nous skions.', 'Sauf orage.') }]
  expect(told('FAQPage', withBlocks({ id: 'q', type: 'questions', data: { items } }))).toMatchObject([
    { mainEntity: [{ name: 'Et s’il pleut ?', acceptedAnswer: { text: 'Nous skions. Sauf orage.' } }] },
  ])
  expect(told('FAQPage', page)).toEqual([])
})

test('META-6 news has its date', () => {
  const news: PageView = { ...page, kind: 'news', fields: { ...page.fields, date: '2026-11-14' } }
  expect(told('NewsArticle', news)).toMatchObject([{ headline: page.fields.title, datePublished: '2026-11-14' }])
  expect(told('NewsArticle', { ...news, kind: 'page' })).toEqual([])
})
