import type { TestDatabase } from 'base/database/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Content } from '../api/reader.ts'
import { pageInLanguage } from '../store/schema.ts'
import { createBrowser, createTestContent, createTestResort } from './testing.ts'

let database: TestDatabase
let content: Content
let now = new Date('2026-11-21T09:00:00Z')
beforeAll(async () => {
  database = await createTestResort()
  content = await createTestContent(database, () => now)
})
afterAll(async () => {
  await content.close()
  await database.close()
})

/** What the sitemap says of the French contact page. */
async function changedAt(): Promise<string | undefined> {
  const pages = await content.reader.sitemap()
  return pages.find(({ address }) => address.endsWith('/contact/'))?.changedAt
}

test('META-6 a page has changed when it was published, not when its draft was saved', async () => {
  const editor = createBrowser(content)
  await editor.signIn()
  const before = await changedAt()
  now = new Date('2026-11-21T10:00:00Z')
  const blocks = [{ id: 'lead', type: 'callout', data: { tone: 'info', text: { type: 'doc', content: [] } } }]
  const save = { key: 'contact', lang: 'fr', zone: 'hero', base: 1, blocks }
  expect((await editor.call('PUT', '/api/editor/zone', save)).status).toBe(200)
  expect(await changedAt()).toBe(before)
  now = new Date('2026-11-21T12:00:00Z')
  expect((await editor.call('POST', '/api/editor/publish', { key: 'contact', lang: 'fr' })).status).toBe(200)
  expect(await changedAt()).toBe('2026-11-21T12:00:00.000Z')
})

test('META-6 a page that was published before its date was recorded has that of its save', async () => {
  await database.db.update(pageInLanguage).set({ publishedAt: null }).where(eq(pageInLanguage.lang, 'fr'))
  expect(await changedAt()).toBe('2026-11-21T09:00:00.000Z')
})
