import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from 'base/clock'
import type { Config } from 'base/config'
import type { Database } from 'base/database'
import type { Log } from 'base/log'
import type { Metrics } from 'base/metrics'
import { createTransport } from 'nodemailer'
import { findMail, markSent, setUndeliverable, setSendError } from './outbox.ts'
import type { Mail } from './outbox.ts'

/** Sends a mail of the outbox; throws when it must be tried again. One that is refused for good or has waited for days ends as undeliverable. */
export type Mailer = (id: string) => Promise<void>

/** By SMTP when an address is configured; else as `.eml` files below the data folder, for a demo without a mail server. */
export function createMailer(
  { db }: Pick<Database, 'db'>,
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'salesOrigin' | 'dataFolder'>,
  {
    clock,
    log,
    metrics,
    timeoutMs = sendTimeoutMs,
  }: { clock: Clock; log: Log; metrics: Pick<Metrics, 'count'>; timeoutMs?: number },
): Mailer {
  const send = config.smtpUrl ? bySmtp(config.smtpUrl, timeoutMs) : toFolder(mailFolder(config))
  const host = new URL(config.salesOrigin).hostname
  return async (id) => {
    const mail = await findMail(db, id)
    if (mail?.state !== 'waiting') return
    try {
      await send(mail, messageOf(mail, config.mailFrom, host))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (!isRefused(error) && clock().getTime() - mail.createdAt.getTime() < giveUpMs) {
        await setSendError(db, id, reason)
        throw error
      }
      await setUndeliverable(db, id, reason)
      log.error({ alarm: true, mail: id, kind: mail.kind }, 'mail undeliverable')
      metrics.count('mails_undeliverable_total', 'Mails that the mail server refused for good, or that waited for days')
      return
    }
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

/** A mail is tried again for this long, as mail servers do (RFC 5321 4.5.4.1: four to five days at most). */
const giveUpMs = 3 * 86_400_000

/** The one limit of an attempt, from the connection to the last reply. The job may last longer, so that no second attempt runs beside. */
export const sendTimeoutMs = 60_000

/** Whether the mail server, or the address itself, says that another attempt is useless: a reply 5xx, or no valid recipient. */
function isRefused(error: unknown): boolean {
  const { responseCode, code, command } = error as { responseCode?: number; code?: string; command?: string }
  if (code === 'EAUTH' || command === 'CONN' || command?.startsWith('AUTH')) return false
  return (responseCode ?? 0) >= 500 || code === 'EENVELOPE'
}

function bySmtp(url: string, timeoutMs: number): (mail: Mail, message: Message) => Promise<void> {
  const phases = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const transport = createTransport({ url, ...phases })
  return async (_, message) => void (await transport.sendMail({ ...message, signal: AbortSignal.timeout(timeoutMs) }))
}

function toFolder(folder: string): (mail: Mail, message: Message) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async ({ sequence, id }, message) => {
    const { message: bytes } = await transport.sendMail(message)
    const file = path.join(folder, `${String(sequence).padStart(5, '0')}-${id}.eml`)
    await mkdir(folder, { recursive: true })
    // Renamed when complete, so that a reader never sees half a mail.
    await writeFile(`${file}.part`, bytes as Buffer)
    await rename(`${file}.part`, file)
  }
}
