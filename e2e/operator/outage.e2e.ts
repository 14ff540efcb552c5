import { readdirSync } from 'node:fs'
import { openDatabase } from 'base/database'
import { addLine, fetchText, lessonLine, orderFreePass } from '../support/api-client.ts'
import { canInterrupt } from '../support/interruptible-postgres.ts'
import { startOwnServers } from '../support/own-servers.ts'
import type { OwnServers } from '../support/own-servers.ts'
import { expect, test } from '../support/test.ts'

test.skip(!canInterrupt, 'the processes of PostgreSQL cannot be found here')
test.setTimeout(300_000)
test.describe.configure({ mode: 'serial' })

let own: OwnServers
let site = ''
let sales = ''

test.beforeAll(async () => {
  own = await startOwnServers()
  site = own.sites[0]!.origin
  sales = own.sales[0]!.origin
})
test.afterAll(() => own.stop())

for (const { what, unread, unreadInEnglish, begin, end } of [
  {
    what: 'is killed',
    unread: '/cours-adultes/',
    unreadInEnglish: '/en/adults/',
    begin: () => own.postgres.kill(),
    end: () => own.postgres.start(),
  },
  {
    what: 'answers nothing any more',
    unread: '/infos-pratiques/lieux-rendez-vous/',
    unreadInEnglish: '/en/information/meeting-points/',
    begin: () => own.postgres.pause(),
    end: async () => own.postgres.resume(),
  },
]) {
  test(`while PostgreSQL ${what}, what is cached is served, all else is told to wait, and it passes by itself`, async () => {
    expect((await fetchText(`${site}/cours-enfants/`)).status).toBe(200)
    const line = await lessonLine(sales)
    const filesBefore = openFiles()
    // What is under way when it happens is answered as well, and nobody's transaction takes a server down with it.
    const underWay = Array.from({ length: 40 }, () => addLine(sales, line))
    begin()
    for (const { status, seconds } of await Promise.all(underWay)) {
      expect([200, 503]).toContain(status)
      expect(seconds).toBeLessThan(20)
    }

    expect(await fetchText(`${site}/cours-enfants/`)).toMatchObject({ status: 200 })
    const page = await fetchText(`${site}${unread}`)
    expect(page.status).toBe(503)
    expect(page.seconds).toBeLessThan(8)
    expect(page.headers.get('retry-after')).toBe('5')
    expect(page.text).toContain('réessayez dans un instant')
    const english = await fetchText(`${site}${unreadInEnglish}`)
    expect([english.status, english.seconds < 8]).toEqual([503, true])
    expect(english.text).toContain('try again in a moment')
    expect(await fetchText(`${site}/api/search?site=valorsene&lang=fr&query=ski`)).toMatchObject({ status: 503 })
    expect((await fetchText(`${site}/readyz`)).status).toBe(503)
    expect((await fetchText(`${sales}/readyz`)).status).toBe(503)
    expect((await fetchText(`${sales}/livez`)).status).toBe(200)

    for (const { status, text, seconds } of await Promise.all(
      Array.from({ length: 200 }, () => addLine(sales, line)),
    )) {
      expect([status, JSON.parse(text).error.code]).toEqual([503, 'unavailable'])
      expect(seconds).toBeLessThan(20)
    }
    // A socket for each who has just asked, and hardly more.
    expect(openFiles() - filesBefore).toBeLessThan(300)

    await end()
    const name = `School after PostgreSQL ${what}`
    await publishName(name)
    await expect.poll(() => fetchText(`${site}/cours-enfants/`).then(({ text }) => text.includes(name))).toBe(true)
    await expect.poll(() => addLine(sales, line).then(({ status }) => status)).toBe(200)
    await expect.poll(() => fetchText(`${site}${unread}`).then(({ status }) => status)).toBe(200)
    expect((await fetchText(`${site}/readyz`)).status).toBe(200)
    expect((await fetchText(`${sales}/readyz`)).status).toBe(200)

    // Jobs run again too: the mail of an order is not only written but sent.
    const email = `${crypto.randomUUID()}@example.org`
    expect((await orderFreePass(sales, `${site}/panier/`, email)).status).toBe(200)
    await expect.poll(() => stateOfMail(email)).toBe('sent')
  })
}

/** What the list of mails says of the one to an address. */
async function stateOfMail(email: string): Promise<string | undefined> {
  const { text } = await fetchText(`${sales}/mail`)
  const row = text.split('<tr>').find((one) => one.includes(email))
  return row && [...row.matchAll(/<td>([^<]*)<\/td>/g)].at(-1)?.[1]
}

/** What another instance does when it publishes: perhaps before the site hears announcements again. */
async function publishName(name: string): Promise<void> {
  const database = openDatabase(own.postgres.url('content'))
  await database.pool.query(`update language set site_name = $1 where lang = 'fr'`, [name])
  await database.pool.query(`select pg_notify('content_changed', '{"site":"valorsene","tags":["*"]}')`)
  await database.close()
}

/** The files and sockets that both servers hold. */
function openFiles(): number {
  return [...own.sites, ...own.sales].reduce((sum, { server }) => sum + readdirSync(`/proc/${server.pid}/fd`).length, 0)
}
