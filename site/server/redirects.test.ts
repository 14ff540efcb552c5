import type { Lang } from 'content/api/page'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestEditor } from './testing-editor.ts'
import type { TestEditor } from './testing-editor.ts'
import { attributesOf, documentOf } from './testing-document.ts'
import { createTestSite } from './testing.ts'
import type { TestSite } from './testing.ts'

let site: TestSite
let editor: TestEditor
beforeAll(async () => {
  site = await createTestSite()
  editor = await createTestEditor(site.content)
})
afterAll(() => site.close())

/** Gives a page another path as an editor does, and waits until its visitors find it there. */
async function move(key: string, path: string, lang: Lang = 'fr'): Promise<void> {
  await editor.saveFields(key, { path }, lang)
  await editor.publish(key, lang)
  const base = lang === 'fr' ? '' : `/${lang}`
  await expect.poll(async () => (await site.request(base + path)).status).toBe(200)
}

/** The redirect target of a path. */
async function way(path: string): Promise<[status: number, to: unknown]> {
  const { status, headers } = await site.request(path)
  return [status, headers.location]
}

/** What the router is answered when it asks for a page's data: 202 says that the page has moved. */
async function data(path: string): Promise<number> {
  return (await site.request(`${path}_.data?_routes=page`)).status
}

test('PATH-8 the old path of a moved page leads to the new one with 301, query kept, and links to it follow', async () => {
  await site.request('/cours-adultes/telemark/')
  await move('adults-telemark', '/cours-adultes/talon-libre/')
  expect(await way('/cours-adultes/telemark/?a=1')).toEqual([301, '/cours-adultes/talon-libre/?a=1'])
  const home = documentOf(await site.request('/'))
  expect(attributesOf(home, 'a[href^="/cours-adultes/telemark/"]', 'href')).toEqual([])
  expect(attributesOf(home, 'a[href="/cours-adultes/talon-libre/"]', 'href').length).toBeGreaterThan(0)
})

test('PATH-8 after two moves each old path leads to the newest in one step', async () => {
  await move('adults-telemark', '/telemark/')
  expect(await way('/cours-adultes/telemark/')).toEqual([301, '/telemark/'])
  expect(await way('/cours-adultes/talon-libre/')).toEqual([301, '/telemark/'])
})

test('PATH-8 a move in one language leaves the others where they are', async () => {
  expect((await site.request('/en/adults/telemark/')).status).toBe(200)
  await move('adults-telemark', '/adults/free-heel/', 'en')
  expect(await way('/en/adults/telemark/')).toEqual([301, '/en/adults/free-heel/'])
  expect((await site.request('/telemark/')).status).toBe(200)
})

test('PATH-8 data requests get redirects of moved pages too, also after a move back', async () => {
  expect(await data('/telemark/')).toBe(200)
  expect(await data('/cours-adultes/talon-libre/')).toBe(202)
  await move('adults-telemark', '/cours-adultes/talon-libre/')
  expect(await data('/cours-adultes/talon-libre/')).toBe(200)
  expect(await data('/telemark/')).toBe(202)
})

test('META-6 a moved page is in the sitemap by its new path only', async () => {
  await move('adults-telemark', '/glisse/')
  await expect
    .poll(async () => (await site.request('/sitemap-fr.xml')).text)
    .toContain('<loc>http://localhost:3000/glisse/</loc>')
  expect((await site.request('/sitemap-fr.xml')).text).not.toContain('talon-libre')
})
