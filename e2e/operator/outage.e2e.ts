import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from 'base/database'
import { freePort } from 'base/http/testing'
import { startServer } from 'tools/server'
import type { Server } from 'tools/server'
import { canBeFragile, startFragilePostgres } from '../support/fragile-postgres.ts'
import type { FragilePostgres } from '../support/fragile-postgres.ts'
import { expect, test } from '../support/test.ts'

test.skip(!canBeFragile, 'the processes of PostgreSQL cannot be found here')
test.setTimeout(300_000)
test.describe.configure({ mode: 'serial' })

const data = mkdtempSync(path.join(tmpdir(), 'schuss-outage-'))
let postgres: FragilePostgres
let servers: Server[] = []
let site = ''
let sales = ''

test.beforeAll(async () => {
  postgres = await startFragilePostgres()
  const [sitePort, salesPort] = [await freePort(), await freePort()]
  site = `http://localhost:${sitePort}`
  sales = `http://localhost:${salesPort}`
  const env = {
    CONTENT_DATABASE_URL: postgres.url('content'),
    SALES_DATABASE_URL: postgres.url('sales'),
    SCHUSS_SITE_PORT: String(sitePort),
    SCHUSS_SALES_PORT: String(salesPort),
    SCHUSS_DATA: data,
    SCHUSS_LOG_LEVEL: 'silent',
  }
  const begin = (name: string, origin: string) =>
    startServer({ name, entry: `${name}/server/main.ts`, readyAt: `${origin}/readyz`, env, quiet: true })
  servers = await Promise.all([begin('sales', sales), begin('site', site)])
})

test.afterAll(async () => {
  postgres.resume()
  await Promise.all(servers.map((server) => server.stop()))
  await postgres.remove()
  rmSync(data, { recursive: true, force: true })
})

for (const { what, unread, begin, end } of [
  { what: 'is killed', unread: '/cours-adultes/', begin: () => postgres.kill(), end: () => postgres.start() },
  {
    what: 'answers nothing any more',
    unread: '/infos-pratiques/lieux-rendez-vous/',
    begin: () => postgres.pause(),
    end: async () => postgres.resume(),
  },
]) {
  test(`while PostgreSQL ${what}, what is cached is served, all else is told to wait, and it passes by itself`, async () => {
    expect((await ask(`${site}/cours-enfants/`)).status).toBe(200)
    const offer = await (await fetch(`${sales}/api/offers/children-ski?resort=valorsene&lang=fr`)).json()
    const filesBefore = openFiles()
    // What is under way when it happens is answered as well, and nobody's transaction takes a server down with it.
    const underWay = Array.from({ length: 40 }, () => addLine(offer))
    begin()
    for (const { status, seconds } of await Promise.all(underWay)) {
      expect([200, 503]).toContain(status)
      expect(seconds).toBeLessThan(20)
    }

    expect(await ask(`${site}/cours-enfants/`)).toMatchObject({ status: 200 })
    const page = await ask(`${site}${unread}`)
    expect(page.status).toBe(503)
    expect(page.seconds).toBeLessThan(8)
    expect(page.retryAfter).toBe('5')
    expect(page.text).toContain('réessayez dans un instant')
    const nowhere = await ask(`${site}/en/nowhere-at-all/`)
    expect([nowhere.status, nowhere.seconds < 8]).toEqual([503, true])
    expect(nowhere.text).toContain('try again in a moment')
    expect(await ask(`${site}/api/search?site=valorsene&lang=fr&query=ski`)).toMatchObject({ status: 503 })
    expect((await ask(`${site}/readyz`)).status).toBe(503)
    expect((await ask(`${sales}/readyz`)).status).toBe(503)
    expect((await ask(`${sales}/livez`)).status).toBe(200)

    const many = await Promise.all(Array.from({ length: 200 }, () => addLine(offer)))
    for (const { status, text, seconds } of many) {
      expect([status, JSON.parse(text).error.code]).toEqual([503, 'unavailable'])
      expect(seconds).toBeLessThan(20)
    }
    // A socket for each who has just asked, and hardly more.
    expect(openFiles() - filesBefore).toBeLessThan(300)

    await end()
    const name = `School after PostgreSQL ${what}`
    await publishName(name)
    await expect.poll(() => ask(`${site}/cours-enfants/`).then(({ text }) => text.includes(name))).toBe(true)
    await expect.poll(() => addLine(offer).then(({ status }) => status)).toBe(200)
    await expect.poll(() => ask(`${site}${unread}`).then(({ status }) => status)).toBe(200)
    expect((await ask(`${site}/readyz`)).status).toBe(200)
    expect((await ask(`${sales}/readyz`)).status).toBe(200)
  })
}

type Asked = { status: number; text: string; seconds: number; retryAfter: string | null }

async function ask(address: string, init?: RequestInit): Promise<Asked> {
  const began = performance.now()
  const answer = await fetch(address, init)
  const text = await answer.text()
  const seconds = (performance.now() - began) / 1000
  return { status: answer.status, text, seconds, retryAfter: answer.headers.get('retry-after') }
}

function addLine({ slots }: { slots: { id: string; levels: string[] }[] }): Promise<Asked> {
  const slot = slots.at(-1)
  const body = JSON.stringify({
    key: crypto.randomUUID(),
    version: 0,
    lang: 'fr',
    resort: 'valorsene',
    product: 'children-ski',
    selection: { kind: 'ESF', slot: slot?.id, level: slot?.levels[0] },
    participants: [{ firstName: 'Zoé', lastName: 'Martin', birthDate: `${new Date().getFullYear() - 9}-05-14` }],
  })
  return ask(`${sales}/api/carts/new/lines`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
}

/** What another instance does when it publishes: perhaps before the site hears announcements again. */
async function publishName(name: string): Promise<void> {
  const database = openDatabase(postgres.url('content'))
  await database.pool.query(`update language set site_name = $1 where lang = 'fr'`, [name])
  await database.pool.query(`select pg_notify('content_changed', '{"site":"valorsene","tags":["*"]}')`)
  await database.close()
}

/** The files and sockets that both servers hold. */
function openFiles(): number {
  return servers.reduce((sum, { pid }) => sum + readdirSync(`/proc/${pid}/fd`).length, 0)
}
