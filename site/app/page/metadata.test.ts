import { expect, test } from 'vitest'
import type { PageFields, PageView } from 'content/api/page'
import { metadataOf } from './metadata.ts'

const fields: PageFields = { path: '/ski/', name: 'Ski', title: 'Cours de ski', disabled: false, seo: {} }
const page: PageView = {
  key: 'ski',
  kind: 'lesson',
  lang: 'fr',
  fields,
  metadata: {},
  preProd: false,
  path: '/ski/',
  address: 'https://www.example.org/ski/',
  parents: [{ key: 'home', name: 'Accueil', title: 'Accueil', path: '/', subs: [] }],
  children: [],
  alternates: [
    { lang: 'fr', href: '/ski/', preProd: false },
    { lang: 'en', href: '/en/skiing/', preProd: false },
    { lang: 'es', href: '/es/esqui/', preProd: true },
  ],
  zones: [],
  links: {},
  news: [],
  tags: [],
}
const site = { siteName: 'Valorsène' }
const withFields = (more: Partial<PageFields>): PageView => ({ ...page, fields: { ...fields, ...more } })

test('META-1 the title is title, subtitle and the site’s name', () => {
  expect(metadataOf(page, site).title).toBe('Cours de ski - Valorsène')
  expect(metadataOf(withFields({ subTitle: '6 à 12 ans' }), site).title).toBe('Cours de ski 6 à 12 ans - Valorsène')
})

test('META-2 a disabled page and a language in pre-production are not indexed, whatever their seo says', () => {
  expect(metadataOf(page, site).robots).toBeUndefined()
  expect(metadataOf(withFields({ disabled: true, seo: { robots: 'index' } }), site).robots).toBe('noindex')
  expect(metadataOf({ ...page, preProd: true }, site).robots).toBe('noindex')
})

test('META-3 canonical, one alternate a language that is open, and x-default', () => {
  const { canonical, alternates } = metadataOf(page, site)
  expect(canonical).toBe('https://www.example.org/ski/')
  expect(alternates).toEqual([
    { hreflang: 'fr', href: 'https://www.example.org/ski/' },
    { hreflang: 'en', href: 'https://www.example.org/en/skiing/' },
    { hreflang: 'x-default', href: 'https://www.example.org/en/skiing/' },
  ])
})

test('META-5 the page’s seo overrides what is derived', () => {
  const seo = { title: 'T', description: 'D', robots: 'nofollow', canonical: 'https://c.example.org/' }
  expect(metadataOf(withFields({ seo }), site)).toMatchObject(seo)
})
