import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from 'base/clock'
import type { Config } from 'base/config'
import type { Database } from 'base/database'
import { createTransport } from 'nodemailer'
import { findMail, markSent } from './outbox.ts'
import type { Mail } from './outbox.ts'

/** Sends a mail of the outbox; throws when it could not be handed over, so that the job comes again. */
export type Mailer = (id: string) => Promise<void>

/** By SMTP when an address is configured; else as `.eml` files below the data folder, for a demo without a mail server. */
export function createMailer(
  { db }: Pick<Database, 'db'>,
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'salesOrigin' | 'dataFolder'>,
  clock: Clock,
): Mailer {
  const hand = config.smtpUrl ? bySmtp(config.smtpUrl) : toFolder(mailFolder(config))
  const host = new URL(config.salesOrigin).hostname
  return async (id) => {
    const mail = await findMail(db, id)
    if (!mail || mail.state === 'sent') return
    await hand(mail, messageOf(mail, config.mailFrom, host))
    await markSent(db, id, clock())
  }
}

/** Where mails are kept when there is no mail server. */
export function mailFolder({ dataFolder }: Pick<Config, 'dataFolder'>): string {
  return path.join(dataFolder, 'mail')
}

function messageOf({ id, recipient, subject, text, html, lang, createdAt }: Mail, from: string, host: string) {
  return {
    from,
    to: recipient,
    subject,
    text,
    html,
    date: createdAt,
    messageId: `<${id}@${host}>`,
    headers: { 'Content-Language': lang, 'Auto-Submitted': 'auto-generated' },
  }
}

type Message = ReturnType<typeof messageOf>

/** A mail server that is slower than this is tried again later; shorter than a job may last. */
const timeoutMs = 8000

function bySmtp(url: string): (mail: Mail, message: Message) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return async (_, message) => void (await transport.sendMail(message))
}

function toFolder(folder: string): (mail: Mail, message: Message) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async ({ sequence, id }, message) => {
    const { message: bytes } = await transport.sendMail(message)
    const file = path.join(folder, `${String(sequence).padStart(5, '0')}-${id}.eml`)
    await mkdir(folder, { recursive: true })
    // First beside it, then in one step in its place: a reader never sees half a mail.
    await writeFile(`${file}.part`, bytes as Buffer)
    await rename(`${file}.part`, file)
  }
}
