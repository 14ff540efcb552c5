import type { Sql } from 'base/database'
import { and, eq } from 'drizzle-orm'
import { editor } from '../store/schema.ts'
import { hashPassword, isPassword } from './password.ts'

/** Somebody who may sign in and edit. */
export type NewEditor = { email: string; password: string; name: string }

/** Lets somebody edit a site, or gives them a new name and password. */
export async function setEditor(
  db: Pick<Sql, 'insert'>,
  site: string,
  { email, password, name }: NewEditor,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db
    .insert(editor)
    .values({ site, email: email.toLowerCase(), name, role: 'editor', passwordHash })
    .onConflictDoUpdate({ target: [editor.site, editor.email], set: { name, passwordHash } })
}

/** Removes an editor who still has this password; one whose password has been changed stays. */
export async function removeDemoEditor(
  db: Pick<Sql, 'select' | 'delete'>,
  site: string,
  { email, password }: NewEditor,
): Promise<void> {
  const them = and(eq(editor.site, site), eq(editor.email, email))
  const [found] = await db.select().from(editor).where(them)
  if (await isPassword(password, found?.passwordHash)) await db.delete(editor).where(them)
}
