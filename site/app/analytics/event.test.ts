import { expect, test } from 'vitest'
import { toAnalyticsEvent, limits } from './event.ts'

const here = { href: 'https://www.example.org/cours/', referrer: '' }

test('CALL-2 an event is its name, the page, its properties and its revenue', () => {
  const event = {
    name: 'add to cart',
    props: { item_name: 'Ski', quantity: 2 },
    revenue: { amount: 418, currency: 'EUR' },
  }
  expect(
    toAnalyticsEvent('example.org', event, { ...here, referrer: 'https://search.example.org/?q=ski#top' }),
  ).toEqual({
    domain: 'example.org',
    name: 'add to cart',
    url: 'https://www.example.org/cours/',
    referrer: 'https://search.example.org/',
    props: { item_name: 'Ski', quantity: '2' },
    revenue: { amount: 418, currency: 'EUR' },
  })
})

test('CALL-2 absent properties are not sent', () => {
  expect(toAnalyticsEvent('d', { name: 'pageview', props: { item_brand: undefined, flow: '' } }, here)).toEqual({
    domain: 'd',
    name: 'pageview',
    url: here.href,
  })
})

test('CALL-2 at most 30 properties, names of 300 bytes and values of 2000, cut between characters', () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`p${at}`, 'x']))
  expect(Object.keys(toAnalyticsEvent('d', { name: 'n', props: many }, here).props ?? {})).toHaveLength(limits.props)
  const { name, props = {} } = toAnalyticsEvent(
    'd',
    { name: 'n'.repeat(200), props: { ['é'.repeat(200)]: '€'.repeat(700) } },
    here,
  )
  const [[key, value] = ['', '']] = Object.entries(props)
  expect([name.length, Buffer.byteLength(key), Buffer.byteLength(value)]).toEqual([120, 300, 1998])
  expect(value).toBe('€'.repeat(666))
})

test('CALL-2 a page’s address carries campaigns, and nothing of a person, a cart or an order', () => {
  const href = 'https://www.example.org/panier/?cart=secret&utm_source=mail&email=a@b.fr&hoteId=7#order'
  expect(toAnalyticsEvent('d', { name: 'n' }, { href, referrer: 'not an address' })).toMatchObject({
    url: 'https://www.example.org/panier/?utm_source=mail',
  })
  expect(toAnalyticsEvent('d', { name: 'n' }, { ...here, href: `https://e.org/${'a'.repeat(3000)}` }).url).toHaveLength(
    2000,
  )
})
