import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { closeHttp } from './close.ts'

async function listening(answer: (end: () => void) => void) {
  const server = createServer((_request, response) => answer(() => response.end('whole')))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString())).on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  await once(server, 'request')
  return { server, ended: once(socket, 'close'), received: () => received }
}

test('a request under way is answered, and its connection ends though the client keeps it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { server, ended, received } = await listening((end) => void promise.then(end))
  const closed = closeHttp(server, 60_000)
  resolve()
  await Promise.all([closed, ended])
  expect(received()).toContain('whole')
})

test('a request that is never answered is cut after the timeout', async () => {
  const { server, ended, received } = await listening(() => undefined)
  await closeHttp(server, 20)
  await ended
  expect(received()).toBe('')
})
