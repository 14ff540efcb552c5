import { november } from 'content/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestProvider, listed } from './testing-provider.ts'
import type { TestProvider } from './testing-provider.ts'
import { errorsIn, structuredItemsIn } from './testing-validator.ts'
import { attributesOf, documentOf } from './testing-document.ts'
import { createTestSite } from './testing.ts'
import type { TestSite } from './testing.ts'

let provider: TestProvider
let site: TestSite
/** Every page that the sitemaps name, by its address. */
const pages = new Map<string, Page>()
type Page = { status: number; text: string; document: Document }
beforeAll(async () => {
  provider = await createTestProvider([
    listed('children-ski'),
    listed('adults-ski', { toCents: 16900 }),
    listed('area-pass', { kind: 'LIFT', merchantName: 'Remontées de Valorsène SAS', bookable: false }),
  ])
  site = await createTestSite(november, { sales: provider.origin })
  for (const lang of ['fr', 'en']) {
    const { text } = await site.request(`/sitemap-${lang}.xml`)
    for (const [, address = ''] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) pages.set(address, await readPage(address))
  }
})
afterAll(async () => {
  await site.close()
  provider.close()
})

async function readPage(address: string): Promise<Page> {
  const response = await site.request(new URL(address).pathname)
  return { ...response, document: documentOf(response) }
}

/** The addresses of pages of which something is not so. */
const except = (isSo: (page: Page, address: string) => boolean): string[] =>
  [...pages].filter(([address, page]) => !isSo(page, address)).map(([address]) => address)

const isDescribed = ([description = '', ...more]: string[]): boolean => description.length >= 50 && more.length === 0

/** The contents, none of them empty, of the `meta` elements of a name or property in the head. */
const content = ({ document }: Page, name: string): string[] =>
  attributesOf(document, `head > meta:is([name="${name}"], [property="${name}"])`, 'content').flatMap(
    ([found]) => found || [],
  )

test('META-6 every page of the sitemaps is there, is its own canonical one, and may be indexed', () => {
  expect(pages.size).toBeGreaterThan(150)
  expect(
    except(
      (page, address) =>
        page.status === 200 &&
        attributesOf(page.document, 'link[rel="canonical"]', 'href').join() === address &&
        content(page, 'robots').length === 0,
    ),
  ).toEqual([])
})

test('META-1 META-6 every page has a title of its own in its language, and a description', () => {
  const titles = [...pages.values()].map(({ document }) => document.title)
  expect(titles.filter((title, at) => !title || titles.indexOf(title) !== at)).toEqual([])
  expect(except((page) => isDescribed(content(page, 'description')))).toEqual([])
})

test('META-6 every page is shared with title, words, language and a picture of 1200 × 630 that is there', async () => {
  const all = 'type site_name title description url locale locale:alternate image image:width image:height image:alt'
  const missing = except((page) => all.split(' ').every((one) => content(page, `og:${one}`).length === 1))
  expect(missing).toEqual([])
  const pictures = new Set([...pages.values()].flatMap((page) => content(page, 'og:image')))
  expect(pictures.size).toBeGreaterThan(20)
  for (const picture of pictures) {
    const { status, headers } = await site.request(new URL(picture).pathname, { method: 'HEAD' })
    expect({ picture, status, type: headers['content-type'] }).toEqual({ picture, status: 200, type: 'image/jpeg' })
  }
})

test('META-6 a schema.org validator accepts what every page says', async () => {
  const wrong: Record<string, string[]> = {}
  const types = new Set<string>()
  for (const [address, { text }] of pages) {
    const told = structuredItemsIn(text)
    for (const one of told) types.add(one['@type'])
    const errors = told.length > 0 ? await errorsIn(told) : ['nothing is told']
    if (errors.length > 0) wrong[address] = errors
  }
  expect(wrong).toEqual({})
  const all = ['BreadcrumbList', 'FAQPage', 'NewsArticle', 'Organization', 'Product', 'SkiResort', 'WebSite']
  expect([...types].toSorted()).toEqual(all)
})
