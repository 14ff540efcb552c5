import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text as readAll } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { fixedClock } from 'base/clock'
import { createLog } from 'base/log'
import { createTestDatabase } from 'base/database/testing'
import type { TestDatabase } from 'base/database/testing'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jobTimeoutSeconds } from '../../store/jobs.ts'
import { migrateSales } from '../../store/migrate.ts'
import type { Lang } from '../../catalogue/product.ts'
import type { OrderLine } from '../order.ts'
import { sampleOrderLine, sampleOrder } from '../testing.ts'
import { confirmationMail, refundMail } from './mail-content.ts'
import type { MailContent } from './mail-content.ts'
import { createMailer, sendTimeoutMs } from './mailer.ts'
import { overdueMails, enqueueMail } from './outbox.ts'
import { asHtml, asText } from './render.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'schuss-mail-'))
const clock = fixedClock('2026-11-21T10:00:00Z')
let database: TestDatabase
let receiver: SMTPServer
let received: Email[] = []
let refuse = false
let silent = false

async function receive(stream: Readable): Promise<void> {
  const message = await readAll(stream)
  if (refuse) throw new Error('full')
  received.push(await PostalMime.parse(message))
}

beforeAll(async () => {
  database = await createTestDatabase('sales_store', migrateSales)
  receiver = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('nobody') ? Object.assign(new Error('no such user'), { responseCode: 550 }) : undefined),
    onData: (stream, _, done) => (silent ? undefined : callbackify(receive)(stream, done)),
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  received = []
  refuse = false
  silent = false
})
afterAll(async () => {
  await new Promise<void>((resolve) => receiver.close(resolve))
  rmSync(folder, { recursive: true, force: true })
  await database.close()
})

const undeliverable: string[] = []
const services = {
  clock,
  log: createLog('test', 'silent'),
  metrics: { count: (name: string) => void undeliverable.push(name) },
}
const config = (smtp: boolean) => ({
  smtpUrl: smtp ? `smtp://127.0.0.1:${(receiver.server.address() as AddressInfo).port}` : undefined,
  mailFrom: 'Valorsène <bonjour@valorsene.example.org>',
  salesOrigin: 'http://shop.example.org',
  dataFolder: folder,
})

async function post(content: MailContent, order = sampleOrder()): Promise<string> {
  const sent: string[] = []
  const send = async (_: unknown, __: unknown, id: string): Promise<void> => void sent.push(id)
  await database.db.transaction((db) => enqueueMail(db, { send }, { kind: 'paid', order, content, now: clock() }))
  return sent[0]!
}

test('a confirmation arrives in the buyer’s language, with accents, and as itself when it is sent again', async () => {
  const order = sampleOrder()
  const id = await post(confirmationMail(order, [sampleOrderLine()]), order)
  refuse = true
  const mailer = createMailer(database, config(true), services)
  await expect(mailer(id)).rejects.toThrow('full')
  expect(await overdueMails(database.db, new Date('2026-11-22'))).toContain(id)
  refuse = false
  await mailer(id)
  await mailer(id)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    subject: `Votre commande ${order.number} est confirmée`,
    messageId: `<${id}@shop.example.org>`,
    from: { name: 'Valorsène' },
    to: [{ address: 'zoe@example.org' }],
  })
  expect(await overdueMails(database.db, new Date('2026-11-22'))).not.toContain(id)
})

const stateOf = async (id: string) =>
  (
    await database.pool.query<{ state: string; last_error: string | null }>(
      'select state, last_error from mail where id = $1',
      [id],
    )
  ).rows[0]!

test('a mail that the server refuses for good ends as undeliverable, is told, and is not tried again', async () => {
  const order = sampleOrder({ buyer: { ...sampleOrder().buyer, email: 'nobody@example.org' } })
  const id = await post(confirmationMail(order, []), order)
  await createMailer(database, config(true), services)(id)
  expect(await stateOf(id)).toEqual({ state: 'undeliverable', last_error: expect.stringContaining('no such user') })
  expect(undeliverable).toEqual(['mails_undeliverable_total'])
  expect(await overdueMails(database.db, new Date('2026-11-22'))).not.toContain(id)
})

const mailerAt = (instant: string) => createMailer(database, config(true), { ...services, clock: fixedClock(instant) })

test('a mail that could not be sent for three days ends as undeliverable', async () => {
  refuse = true
  const id = await post(confirmationMail(sampleOrder(), []))
  await expect(mailerAt('2026-11-24T09:59:00Z')(id)).rejects.toThrow('full')
  expect(await stateOf(id)).toEqual({ state: 'waiting', last_error: expect.stringContaining('full') })
  await mailerAt('2026-11-24T10:00:00Z')(id)
  expect((await stateOf(id)).state).toBe('undeliverable')
})

test('an attempt has one timeout, shorter than its job may last, so that a slow server gets no second attempt beside it', async () => {
  expect(jobTimeoutSeconds.mail * 1000).toBeGreaterThan(sendTimeoutMs)
  silent = true
  const id = await post(confirmationMail(sampleOrder(), []))
  await expect(createMailer(database, config(true), { ...services, timeoutMs: 200 })(id)).rejects.toThrow(/abort|time/i)
  expect((await stateOf(id)).state).toBe('waiting')
})

test('without a mail server the mail is a file below the data folder', async () => {
  const id = await post(confirmationMail(sampleOrder(), [sampleOrderLine()]))
  await createMailer(database, config(false), services)(id)
  const name = readdirSync(path.join(folder, 'mail')).find((one) => one.includes(id))!
  const mail = await PostalMime.parse(readFileSync(path.join(folder, 'mail', name)))
  expect(mail.text).toContain('Pré des Moufles')
})

test.each<[Lang, ...(string | RegExp)[]]>([
  ['fr', 'dimanche 20 décembre 2026', 'L221-28', 'du ', /209,00\s€/],
  ['en', 'Sunday, 20 December 2026', 'L221-28', ' to ', /€209\.00/],
  ['es', 'domingo, 20 de diciembre de 2026', 'L221-28', 'del ', /209,00\s€/],
  ['nl', 'zondag 20 december 2026', 'L221-28', ' tot en met ', /€\s209,00/],
])(
  'in %s a confirmation says who, when, where, by whom, how much, and that it cannot be withdrawn',
  (lang, ...parts) => {
    const order = sampleOrder({ lang })
    const text = asText(confirmationMail(order, [sampleOrderLine()]))
    for (const part of [...parts, 'Maël', '9:15-11:45', 'Pré des Moufles', 'École de ski', order.number])
      expect(text).toMatch(part)
    expect(text).toContain(`http://localhost:3000/panier/?lang=fr&order=${order.token}`)
    expect(text).not.toContain('??')
    expect(asText(refundMail(order))).not.toMatch(/\?\?|\{/)
  },
)

const said = (...lines: OrderLine[]): string | undefined => confirmationMail(sampleOrder(), lines).after?.text

test('a confirmation says what to do with what was bought, and nothing of what was not', () => {
  const [lesson, pass] = [sampleOrderLine(), { ...sampleOrderLine({ meetingPoint: null }), kind: 'LIFT' as const }]
  expect(said(lesson)).toMatch(/lieu de rendez-vous/)
  expect(said(lesson)).not.toMatch(/forfaits/)
  expect(said(pass)).toBe('Les forfaits se retirent à la caisse des remontées.')
  expect(said(lesson, pass)).toMatch(/lieu de rendez-vous.*forfaits/)
})

test('the mail of an order with nothing to pay names no sum that was paid', () => {
  const { facts, paragraphs } = confirmationMail(sampleOrder({ totalCents: 0 }), [sampleOrderLine()])
  expect(facts.map(({ label }) => label)).toEqual(['Numéro de commande'])
  expect(paragraphs.join()).not.toContain('paiement')
})

test.each<Lang>(['fr', 'en', 'es', 'nl'])('%s: how to withdraw is something that the reader can do', (lang) => {
  const text = asText(confirmationMail(sampleOrder({ lang }), [sampleOrderLine({ withdrawal: '14-days' })]))
  expect(text).toMatch(/répondez à ce message|reply to this message|responda a este mensaje|beantwoord dit bericht/)
})

test.each<Lang>(['fr', 'en', 'es', 'nl'])(
  'ORDER-10 in %s the confirmation of a free order does not speak of a payment',
  (lang) => {
    const text = asText(confirmationMail(sampleOrder({ lang, totalCents: 0 }), []))
    expect(text).not.toMatch(/\?\?|\{|payé|paiement|paid|payment|pagad|pago|betaald|betaling/i)
  },
)

test('what somebody typed stays text in the HTML', () => {
  const html = asHtml(confirmationMail(sampleOrder(), [sampleOrderLine({ withdrawal: '14-days', time: null })]))
  expect(html).toContain('Maël &lt;b&gt;')
  expect(html).toContain('pendant 14 jours')
  expect(html).not.toContain('Horaire')
  expect(html).toMatch(/^<!doctype html>\n<html lang="fr">/)
})
