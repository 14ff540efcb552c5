import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite } from './testing.ts'
import type { TestSite } from './testing.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

/** The HTML standard's rules; style of the source (order, quotes, self-closing, line ends) is that of React's renderer. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {},
})

/** A page of each kind in both languages of the demo resort, and what stands in place of a page. */
const pages = [
  ['home', '/', '/en/'],
  ['stay proposal', '/?from=2027-02-13&to=2027-02-20&children=2', '/en/?from=2027-02-13&to=2027-02-20&children=2'],
  ['stay that cannot be', '/?from=2027-02-20&to=2027-02-13', '/en/?from=&to='],
  ['search', '/recherche/?q=moufle', '/en/search/?q=mitten'],
  ['search without results', '/recherche/?q=xyzzy', '/en/search/?q=xyzzy'],
  ['not found', '/nulle-part/', '/en/nowhere/'],
] as const

test('the HTML of every page of the sitemap is valid, and of what is not in it', async () => {
  const listed = (await Promise.all((await locationsIn('/sitemap.xml')).map(locationsIn))).flat()
  expect(listed.length).toBeGreaterThan(20)
  const paths = [...new Set([...listed, '/panier/', '/en/cart/', ...pages.flatMap(([, fr, en]) => [fr, en])])]
  const wrong: string[] = []
  for (const path of paths) {
    const { text } = await site.request(path)
    for (const { messages } of validator.validateStringSync(text).results)
      wrong.push(...messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} (${selector})`))
  }
  expect(wrong).toEqual([])
}, 120_000)

/** Paths that a sitemap, or an index of sitemaps, names. */
async function locationsIn(sitemap: string): Promise<string[]> {
  const { text } = await site.request(sitemap)
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
