import { randomUUID } from 'node:crypto'
import type { Sql } from 'base/database'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Jobs } from '../../store/jobs.ts'
import { mail } from '../../store/schema.ts'
import type { Order } from '../order.ts'
import type { MailContent } from './mail-content.ts'
import { asHtml, asText } from './render.ts'

export type Mail = typeof mail.$inferSelect

/**
 * Writes a mail and the job that sends it in the caller's transaction. It is sent at least once, with the same
 * Message-ID each time, so that a mailbox shows it once.
 */
export async function enqueueMail(
  db: Sql,
  jobs: Pick<Jobs, 'send'>,
  { kind, order, content, now }: { kind: string; order: Order; content: MailContent; now: Date },
): Promise<void> {
  const id = randomUUID()
  await db.insert(mail).values({
    id,
    kind,
    orderToken: order.token,
    recipient: order.buyer.email,
    lang: order.lang,
    subject: content.subject,
    text: asText(content),
    html: asHtml(content),
    createdAt: now,
  })
  await jobs.send(db, 'mail', id)
}

export async function findMail(db: Sql, id: string): Promise<Mail | undefined> {
  const [row] = await db.select().from(mail).where(eq(mail.id, id))
  return row
}

export async function markSent(db: Sql, id: string, now: Date): Promise<void> {
  await db.update(mail).set({ state: 'sent', sentAt: now }).where(eq(mail.id, id))
}

export async function setUndeliverable(db: Sql, id: string, reason: string): Promise<void> {
  await db.update(mail).set({ state: 'undeliverable', lastError: reason }).where(eq(mail.id, id))
}

export async function setSendError(db: Sql, id: string, reason: string): Promise<void> {
  await db.update(mail).set({ lastError: reason }).where(eq(mail.id, id))
}

/** Mails that have waited since `before`, oldest first: their job was lost, or is retrying. */
export async function overdueMails(db: Sql, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: mail.id })
    .from(mail)
    .where(and(eq(mail.state, 'waiting'), lt(mail.createdAt, before)))
    .orderBy(mail.createdAt)
  return rows.map(({ id }) => id)
}

/** The latest mails, newest first. */
export async function latestMails(db: Sql, limit: number): Promise<Mail[]> {
  return db.select().from(mail).orderBy(desc(mail.sequence)).limit(limit)
}
