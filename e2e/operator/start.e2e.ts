import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { environment } from 'base/environment'
import { freePort } from 'base/http/testing'
import { expect, test } from '../support/test.ts'

const data = mkdtempSync(path.join(tmpdir(), 'schuss-operator-'))
chmodSync(data, 0o755)
const begun: ChildProcess[] = []
test.afterAll(() => {
  for (const child of begun) child.kill('SIGINT')
  rmSync(data, { recursive: true, force: true })
})

test.setTimeout(300_000)

test('a killed start leaves nothing in the way of the next, which keeps all data and stops all it began', async ({
  request,
}) => {
  const [site, sales] = [await freePort(), await freePort()]
  const settings = { SCHUSS_SITE_PORT: String(site), SCHUSS_SALES_PORT: String(sales) }
  const killed = await start(settings)
  const cart = await (
    await request.post(`http://localhost:${sales}/api/carts/new/lines`, { data: await line(request, sales) })
  ).json()
  killed.process.kill('SIGKILL')
  await expect.poll(() => answers(`http://localhost:${site}/livez`)).toBe(false)
  await expect.poll(() => answers(`http://localhost:${sales}/livez`)).toBe(false)

  const next = await start(settings)
  expect(next.said).toContain('editor@valorsene.example.org')
  const kept = await (await request.get(`http://localhost:${sales}/api/carts/${String(cart.id)}?lang=fr`)).json()
  expect(kept.lines).toHaveLength(1)
  const ended = new Promise((resolve) => next.process.once('exit', resolve))
  next.process.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(await answers(`http://localhost:${site}/livez`)).toBe(false)
  expect(await answers(`http://localhost:${sales}/livez`)).toBe(false)
  expect(existsSync('/proc') ? processesOn(data) : []).toEqual([])
})

test('a start that is stopped halfway, even twice, leaves nothing running', async () => {
  const child = begin({ SCHUSS_SITE_PORT: String(await freePort()), SCHUSS_SALES_PORT: String(await freePort()) })
  const said = hear(child)
  await expect.poll(said).toContain('Starting sales')
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  child.kill('SIGINT')
  expect(await ended).toBe(1)
  expect(said()).toMatch(/Stopped before everything was up\.\n$/)
  expect(existsSync('/proc') ? processesOn(data) : []).toEqual([])
})

type Started = { process: ChildProcess; said: string }

function start(settings: Record<string, string>): Promise<Started> {
  const child = begin(settings)
  const said = hear(child)
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (said().includes('Stop ')) resolve({ process: child, said: said() })
    }
    child.stdout?.on('data', look)
    child.once('exit', () => reject(new Error(`It ended before it was up: ${said()}`)))
  })
}

function begin(settings: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['tools/start/start.ts'], {
    env: { ...environment, SCHUSS_DATA: data, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  begun.push(child)
  return child
}

/** What a process has said so far. */
function hear(child: ChildProcess): () => string {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return () => said
}

type Asking = {
  get: (address: string) => Promise<{ json: () => Promise<{ slots: { id: string; levels: string[] }[] }> }>
}

async function line(request: Asking, sales: number): Promise<object> {
  const { slots } = await (
    await request.get(`http://localhost:${sales}/api/offers/children-ski?resort=valorsene&lang=fr`)
  ).json()
  return {
    key: crypto.randomUUID(),
    version: 0,
    lang: 'fr',
    resort: 'valorsene',
    product: 'children-ski',
    selection: { type: 'lesson', slot: slots.at(-1)?.id, level: slots.at(-1)?.levels[0] },
    participants: [{ firstName: 'Zoé', lastName: 'Martin', birthDate: `${new Date().getFullYear() - 9}-05-14` }],
  }
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Processes that name the folder, PostgreSQL among them. */
function processesOn(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8')]
      } catch {
        return []
      }
    })
    .filter((command) => command.includes(folder))
}
