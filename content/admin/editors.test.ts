import type { TestDatabase } from 'base/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestResort, siteKey } from '../server/testing.ts'
import { eq } from 'drizzle-orm'
import { editor } from '../store/schema.ts'
import { setEditor } from './editors.ts'
import { isPassword } from './password.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestResort()))
afterAll(() => database.close())

test('EDIT-1 an editor is made once, and given another password the second time', async () => {
  const marie = { email: 'Marie@example.org', name: 'Marie', password: 'un long mot de passe' }
  await setEditor(database.db, siteKey, marie)
  await setEditor(database.db, siteKey, { ...marie, password: 'un autre mot de passe' })
  const found = await database.db.select().from(editor).where(eq(editor.email, 'marie@example.org'))
  expect(found).toHaveLength(1)
  expect(await isPassword('un autre mot de passe', found[0]?.passwordHash)).toBe(true)
  expect(await isPassword('un long mot de passe', found[0]?.passwordHash)).toBe(false)
})
