import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from 'base/http/testing'
import { afterAll, expect, test } from 'vitest'
import { lockData } from './data.ts'
import { refuseTakenPorts } from './ports.ts'
import { run } from '../steps/run.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'schuss-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the start itself, to an end that comes before anything is built. */
function start(settings: Record<string, string>): Promise<{ code: number; output: string }> {
  return run('node', ['tools/start/start.ts'], { env: { SCHUSS_DATA: path.join(folder, 'never'), ...settings } })
}

test('an unknown setting ends the start with one sentence and exit code 1', async () => {
  expect(await start({ SCHUSS_PROT: '3000' })).toEqual({
    code: 1,
    output: 'SCHUSS_PROT is not a setting of Schuss: remove it, or see the configuration table in README.md.\n',
  })
})

test('a port in use ends the start with one sentence and exit code 1', async () => {
  const port = await freePort()
  const other = createServer().listen(port)
  expect(await start({ SCHUSS_SITE_PORT: String(port) })).toEqual({
    code: 1,
    output: `Port ${port} is in use: stop what uses it, or set SCHUSS_SITE_PORT to another.\n`,
  })
  other.close()
})

test('both ports are checked', async () => {
  const port = await freePort()
  const salesPort = await freePort()
  await expect(refuseTakenPorts({ sitePort: port, salesPort })).resolves.toBeUndefined()
  const other = createServer().listen(salesPort)
  await expect(refuseTakenPorts({ sitePort: port, salesPort })).rejects.toThrow('set SCHUSS_SALES_PORT to another')
  other.close()
})

test('a data folder is locked while it is used, and free again after', () => {
  const unlock = lockData(path.join(folder, 'a'))
  unlock()
  expect(() => lockData(path.join(folder, 'a'))()).not.toThrow()
})

test('the lock of a killed process is taken over', () => {
  lockData(path.join(folder, 'b'))
  writeFileSync(path.join(folder, 'b/running.pid'), '2147483646')
  expect(() => lockData(path.join(folder, 'b'))).not.toThrow()
})

test('a path that cannot be a folder is an error that says what to do', () => {
  writeFileSync(path.join(folder, 'file'), '')
  expect(() => lockData(path.join(folder, 'file/data'))).toThrow(
    'cannot be written: give this user the right, or set SCHUSS_DATA',
  )
})
