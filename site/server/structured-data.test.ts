import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestProvider, listed } from './testing-provider.ts'
import type { TestProvider } from './testing-provider.ts'
import { createTestSite } from './testing.ts'
import type { TestSite } from './testing.ts'
import { errorsIn, structuredItemsIn } from './testing-validator.ts'
import type { StructuredItem } from './testing-validator.ts'

let now = new Date('2026-11-21T09:00:00Z')
let provider: TestProvider
let site: TestSite
const lesson = '/cours-enfants/ski-6-12-ans/'
const offers = [listed('children-ski')]
beforeAll(async () => {
  provider = await createTestProvider(offers)
  site = await createTestSite(() => now, { sales: provider.origin })
})
afterAll(async () => {
  await site.close()
  provider.close()
})

const told = async (path: string): Promise<StructuredItem[]> => structuredItemsIn((await site.request(path)).text)

async function productTold(): Promise<string | undefined> {
  return JSON.stringify((await told(lesson)).find((one) => one['@type'] === 'Product'))
}

describe('the validator', () => {
  test.each([
    [{ '@type': 'SkyResort', name: 'a' }, 'not a valid schema.org type'],
    [{ '@type': 'SkiResort', name: 'a', prize: 1 }, 'prize'],
    [{ '@type': 'Product', name: 'a' }, 'offers'],
    [{ '@type': 'Product', name: 'a', offers: { '@type': 'Offer', priceCurrency: 'EUR' } }, 'price'],
    [{ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: 'a' }] }, 'position'],
  ])('finds what is wrong with %j', async (node, message) => {
    expect((await errorsIn([node])).join()).toContain(message)
  })
})

test("META-6 a page with an offer has the provider's current price", async () => {
  expect(await productTold()).toContain('"lowPrice":"169.00"')
  provider.respondWith(JSON.stringify({ offers: [listed('children-ski', { fromCents: 17900 })] }))
  now = new Date('2026-11-21T09:10:00Z')
  expect(await productTold()).toContain('"lowPrice":"179.00"')
})

test('META-6 when sales is down the page says no price, and a minute after it is back the price stands there again', async () => {
  provider.respondWith('Bad gateway')
  now = new Date('2026-11-21T09:30:00Z')
  expect((await told(lesson)).map((one) => one['@type'])).not.toContain('Product')
  provider.respondWith(JSON.stringify({ offers }))
  now = new Date('2026-11-21T09:31:00Z')
  expect((await told(lesson)).map((one) => one['@type'])).toContain('Product')
})

test('META-6 the router’s data holds no prices for search engines, and does not wait for them', async () => {
  const before = provider.requests.length
  now = new Date('2026-11-21T10:30:00Z')
  const { text } = await site.request(`${lesson}_.data?_routes=page`)
  expect(text).not.toContain('fromCents')
  expect(provider.requests.length).toBe(before)
})
