import type { Sql } from 'base/database'
import { editor } from '../store/schema.ts'
import { hashPassword } from './password.ts'

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
