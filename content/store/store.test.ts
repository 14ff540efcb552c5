import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateContent } from './migrate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('content_store', migrateContent)
  await database.pool.query(`
    insert into site values ('s', 'http://localhost', 'Europe/Paris', '{}');
    insert into language values ('s', 'fr', null, '', false, 'S', 0), ('s', 'en', null, '/en', false, 'S', 1);
    insert into page (site, key, position, kind, metadata) values ('s', 'home', 0, 'home', '{}');
    insert into version (page, lang, part, number, data, author, saved_at)
      values (1, 'fr', 'fields', 1, '{}', 'a', now()), (1, 'en', 'fields', 1, '{}', 'a', now()), (1, 'en', 'zone:hero', 1, '[]', 'a', now());
    insert into page_in_language (page, lang, site, path, draft) values (1, 'fr', 's', '/', 1), (1, 'en', 's', '/', 2);
    insert into zone (page, lang, id, position) values (1, 'en', 'hero', 0);
  `)
})
afterAll(() => database.close())

function run(statement: string): Promise<unknown> {
  return database.pool.query(statement)
}

test('migrating again changes nothing', async () => {
  await migrateContent(database)
  expect((await database.pool.query('select key from page')).rows).toEqual([{ key: 'home' }])
})

test.each([`update version set data = '[]'`, 'delete from version'])('a version is for ever: %s', (statement) =>
  expect(run(statement)).rejects.toThrow('a version is never changed or removed'),
)

test.each([
  ['the fields of French', `update page_in_language set draft = 2 where lang = 'fr'`, 'page_draft'],
  ['what French publishes', `update page_in_language set published = 2 where lang = 'fr'`, 'page_published'],
  ['a zone of English', `update zone set draft = 2`, 'zone_draft'],
])('EDIT-5 the database itself refuses that %s point elsewhere', (_what, statement, constraint) =>
  expect(run(statement)).rejects.toThrow(constraint),
)

test('two pages of a language cannot share a published path', async () => {
  await run(`insert into page (site, key, position, kind, metadata) values ('s', 'other', 1, 'page', '{}')`)
  await run(
    `insert into version (page, lang, part, number, data, author, saved_at) values (2, 'fr', 'fields', 1, '{}', 'a', now())`,
  )
  await expect(
    run(`insert into page_in_language (page, lang, site, path, draft)
      select 2, 'fr', 's', '/', id from version where page = 2`),
  ).rejects.toThrow('page_path')
})

test.each([
  ['content_fr', 'Débutants', 'débutant'],
  ['content_en', 'Lessons', 'lesson'],
  ['content_es', 'Niños', 'nino'],
  ['content_nl', 'Skiën', 'skien'],
])('SEARCH-7 %s sees no difference between %s and %s', async (config, one, other) => {
  const { rows } = await database.pool.query(
    `select to_tsvector($1::regconfig, $2) @@ plainto_tsquery($1::regconfig, $3) as same`,
    [config, one, other],
  )
  expect(rows).toEqual([{ same: true }])
})
