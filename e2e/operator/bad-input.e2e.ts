import { request } from 'node:http'
import { connect } from 'node:net'
import { errorBody } from 'base/http'
import { signIn } from '../support/api-client.ts'
import { canInterrupt } from '../support/interruptible-postgres.ts'
import { malformedRequests } from '../support/malformed-requests.ts'
import type { Request } from '../support/malformed-requests.ts'
import { startOwnServers } from '../support/own-servers.ts'
import type { OwnServers } from '../support/own-servers.ts'
import { expect, test } from '../support/test.ts'

test.skip(!canInterrupt, 'the processes of PostgreSQL cannot be found here')
test.setTimeout(300_000)

let own: OwnServers
test.beforeAll(async () => void (own = await startOwnServers()))
test.afterAll(() => own.stop())

for (const which of ['sites', 'sales'] as const) {
  test(`${which}: every described call answers whatever comes with a status and a sentence, never with a failure of ours`, async () => {
    const { origin } = own[which][0]!
    const requests = malformedRequests(await (await fetch(`${origin}/api/openapi.json`)).json(), { seed: 20, each: 60 })
    // Who may write gets further in, and may stay in.
    const rights = which === 'sites' ? await signIn(origin) : {}
    const statuses = new Set<number>()
    for (const one of requests.filter(({ path }) => path !== '/api/editor/logout')) {
      const { status, text, type } = await send(origin, { ...one, headers: { ...one.headers, ...rights } })
      statuses.add(status)
      const told = `${one.method} ${one.path.slice(0, 300)} ${one.body?.slice(0, 500)} → ${status} ${text.slice(0, 300)}`
      expect(status, told).toBeLessThan(500)
      if (status >= 400) expectSentence(text, type, told)
    }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404]))
  })

  for (const path of [
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fpackage.json',
    '/widget/..%2f..%2fpackage.json',
    '/static/cms/..%2f..%2fpackage.json',
    '/api/%00',
    '/api/carts/%ff',
    '/%',
    `/${'a'.repeat(8193)}`,
    `/api/${'a'.repeat(8193)}`,
  ]) {
    test(`${which}: ${path.slice(0, 40)} is nothing, and says so`, async () => {
      const { status, text, type } = await send(own[which][0]!.origin, { method: 'GET', path, headers: {} })
      expect([400, 404]).toContain(status)
      expectSentence(text, type, path)
    })
  }

  for (const { what, bytes, status } of [
    { what: 'no HTTP', bytes: 'snow\r\n\r\n', status: 400 },
    {
      what: 'two lengths',
      bytes: lines('POST /api/cart HTTP/1.1', 'host: x', 'content-length: 1', 'content-length: 2'),
      status: 400,
    },
    { what: 'a header without a name', bytes: lines('GET / HTTP/1.1', 'host: x', ': 1'), status: 400 },
    { what: 'headers of 20 KB', bytes: lines('GET / HTTP/1.1', 'host: x', `a: ${'b'.repeat(20_000)}`), status: 431 },
    { what: 'an address of 20 KB', bytes: lines(`GET /${'a'.repeat(20_000)} HTTP/1.1`, 'host: x'), status: 431 },
  ]) {
    test(`${which}: ${what} is refused with a sentence`, async () => {
      const answer = await exchange(own[which][0]!.origin, bytes)
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expectSentence(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'application/json', answer)
    })
  }
}

function expectSentence(text: string, type: string, told: string): void {
  expect(type, told).toContain('application/json')
  const { error } = errorBody.parse(JSON.parse(text))
  expect(error.message, told).toMatch(/.{10}/)
  expect(error.message, told).not.toMatch(/\bat \S+:\d+|\.ts\b|\bselect \b|\binsert into\b/)
}

type Answer = { status: number; type: string; text: string }

/** Sends the path as it is written, which `fetch` would not. */
function send(origin: string, { method, path, headers, body }: Request): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: String(response.headers['content-type']), text }),
      )
    })
    asked.on('error', reject).end(body)
  })
}

function lines(...all: string[]): string {
  return `${all.join('\r\n')}\r\n\r\n`
}

/** What comes back for bytes that no client would send. */
function exchange(origin: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    let said = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
    socket.on('error', reject).on('close', () => resolve(said))
  })
}
