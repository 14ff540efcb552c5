import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'schuss-embedded-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

test('a cluster keeps its data from one start to the next', async () => {
  const first = await startEmbeddedPostgres(folder, { durable: false })
  await first.ensureDatabase('content')
  await ask(first.url('content'), 'create table kept as select 7 as it')
  await first.stop()
  const second = await startEmbeddedPostgres(folder, { durable: false })
  await second.ensureDatabase('content')
  expect(await ask(second.url('content'), 'select it from kept')).toEqual([{ it: 7 }])
  await second.stop()
})

test('a server that a killed process has left is joined, and stopped with the rest', async () => {
  const left = await startEmbeddedPostgres(folder, { durable: false })
  const next = await startEmbeddedPostgres(folder, { durable: false })
  expect(await ask(next.url('postgres'), 'select 1 as it')).toEqual([{ it: 1 }])
  await next.stop()
  await expect(ask(left.url('postgres'), 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)
})

test.runIf(process.getuid?.() === 0)('root may keep the data in a home that nobody else may enter', async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'schuss-home-'))
  chmodSync(home, 0o700)
  const postgres = await startEmbeddedPostgres(path.join(home, 'data'), { durable: false })
  expect(await ask(postgres.url('postgres'), 'select 1 as it')).toEqual([{ it: 1 }])
  const place = decodeURIComponent(postgres.url('').split('host=')[1] ?? '')
  await postgres.stop()
  rmSync(path.dirname(place), { recursive: true, force: true })
  rmSync(home, { recursive: true, force: true })
})

test('a path too long for a socket fails with a sentence that says what to do', async () => {
  await expect(startEmbeddedPostgres(path.join(folder, 'x'.repeat(90)))).rejects.toThrow(
    'set SCHUSS_DATA to a shorter one',
  )
})
