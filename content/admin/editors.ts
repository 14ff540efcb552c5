import type { Database, Sql } from 'base/database'
import { and, eq } from 'drizzle-orm'
import { editor, session } from '../store/schema.ts'
import { hashPassword, isPassword } from './password.ts'

/** An editor account to create or change. */
export type NewEditor = { email: string; password: string; name: string }

/** Makes an editor of a site, or gives one a new name and password. The sessions that the former password began end. */
export async function setEditor(
  db: Pick<Sql, 'insert' | 'delete'>,
  site: string,
  { email, password, name }: NewEditor,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  const [stored] = await db
    .insert(editor)
    .values({ site, email: email.toLowerCase(), name, role: 'editor', passwordHash })
    .onConflictDoUpdate({ target: [editor.site, editor.email], set: { name, passwordHash } })
    .returning({ id: editor.id })
  if (stored) await db.delete(session).where(eq(session.editor, stored.id))
}

/** Removes an editor with their sessions. What they have written keeps their name. Returns whether there was one. */
export async function removeEditor({ db }: Pick<Database, 'db'>, site: string, email: string): Promise<boolean> {
  const removed = await db
    .delete(editor)
    .where(and(eq(editor.site, site), eq(editor.email, email.toLowerCase())))
    .returning({ id: editor.id })
  return removed.length > 0
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
