import { malformedAddresses } from 'base/http/malformed-addresses'
import { faultsOf } from 'base/http/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite } from './testing.ts'
import type { TestSite } from './testing.ts'

let site: TestSite
beforeAll(async () => void (site = await createTestSite()))
afterAll(() => site.close())

const paths = [
  '/', '/en/', '/es/', '/cours-enfants/', '/en/children/', '/en/cours-enfants/', '/children/', '/recherche/', '/panier/', '/index/',
  '/cours-enfants/_.data', '/rien/', '/sitemap.xml', '/sitemap-fr.xml', '/robots.txt', '/pictures/ridge-dawn-480.avif', '/assets/',
  '/api/zone', '/api/search', '/api/openapi.json', '/api/draft', '/static/cms/editor.js', '/livez', '/metrics',
] // prettier-ignore

test(
  'bad input: 2,000 malformed addresses get no 5xx, and no redirect changes a query by one byte',
  { timeout: 120_000 },
  async () => {
    expect(await faultsOf(site.port, malformedAddresses(paths, { seed: 7, count: 2000 }))).toEqual([])
  },
)
