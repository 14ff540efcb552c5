import { createHash, randomBytes } from 'node:crypto'
import type { Database } from 'base/database'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { EditorProfile } from '../api/calls.ts'
import { editor, session } from '../store/schema.ts'

/** How long a sign-in lasts. */
const sessionHours = 12

/** An active session of an editor. */
export type Session = { id: string; profile: EditorProfile }

/** Begins a session. `secret` goes into the cookie; only its hash is kept. Sessions that have ended are removed on the way. */
export async function beginSession({ db }: Pick<Database, 'db'>, editorId: string, now: Date) {
  const secret = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + sessionHours * 3_600_000)
  await db.delete(session).where(lt(session.expiresAt, now))
  const [row] = await db
    .insert(session)
    .values({ secretHash: hashOf(secret), editor: editorId, expiresAt })
    .returning({ id: session.id })
  if (!row) throw new Error('the session was not stored')
  return { id: row.id, secret, expiresAt }
}

/** The running session that a cookie's secret opens on a site. */
export async function readSession(
  { db }: Pick<Database, 'db'>,
  site: string,
  secret: string,
  now: Date,
): Promise<Session | undefined> {
  const [row] = await db
    .select({ id: session.id, expiresAt: session.expiresAt, editor })
    .from(session)
    .innerJoin(editor, eq(editor.id, session.editor))
    .where(and(eq(session.secretHash, hashOf(secret)), eq(editor.site, site), gt(session.expiresAt, now)))
  return row && { id: row.id, profile: profileOf(row.editor, row.expiresAt) }
}

/** The profile inside the token. */
export function profileOf(row: typeof editor.$inferSelect, expiresAt: Date): EditorProfile {
  const { id, name, email, site, role } = row
  return { sub: id, name, email, site, role, exp: Math.floor(expiresAt.getTime() / 1000) }
}

export async function endSession({ db }: Pick<Database, 'db'>, secret: string): Promise<void> {
  await db.delete(session).where(eq(session.secretHash, hashOf(secret)))
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
