import { Writable } from 'node:stream'
import { createLog } from 'base/log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite } from './testing.ts'
import type { TestSite } from './testing.ts'

const lines: Record<string, unknown>[] = []
const output = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>)
    done()
  },
})

let site: TestSite
beforeAll(async () => void (site = await createTestSite(undefined, { log: createLog('test', 'info', output) })))
afterAll(() => site.close())

/** The line of the request with this id. */
const lineOf = (id: string) => lines.find((line) => line.id === id)

test.each([
  ['rendered', 'page', 200, '/cours-enfants/?q=a%20secret'],
  ['cached', 'cached-page', 200, '/cours-enfants/'],
  ['not found', 'page', 404, '/rien/'],
  ['a call', 'call', 200, '/api/openapi.json'],
])('a request is logged, without its query: %s', async (what, route, status, path) => {
  const id = `test.${what.replaceAll(' ', '-')}`
  const { headers } = await site.request(path, { headers: { 'x-request-id': id } })
  expect(headers['x-request-id']).toBe(route === 'cached-page' ? undefined : id)
  await expect.poll(() => lineOf(id)).toMatchObject({ route, status, method: 'GET', address: '127.0.0.1' })
  expect(lineOf(id)?.path).toBe(path.replace(/\?.*/, ''))
  expect(lineOf(id)?.ms).toBeTypeOf('number')
})

test('a request without an id gets one', async () => {
  const { headers } = await site.request('/rien/encore/')
  expect(headers['x-request-id']).toMatch(/^[\w-]+$/)
})
