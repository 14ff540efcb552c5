import { connect } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { call, page, t, serve } from './testing.ts'

type Served = Awaited<ReturnType<typeof serve>>
let fronted: Served
let bare: Served

beforeAll(async () => {
  fronted = await serve(true)
  bare = await serve(false)
})
afterAll(() => Promise.all([fronted.close(), bare.close()]))

const last = 'GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
const get = (path: string, ...headers: string[]): string =>
  `${[`GET ${path} HTTP/1.1`, 'Host: a', ...headers].join('\r\n')}\r\n\r\n`

describe('what is heard is, to the byte, what node:http alone would say', () => {
  test.each([
    ['a ready page', [get('/ready/')]],
    ['compressed', [get('/ready/', 'Accept-Encoding: gzip, br')]],
    ['its head', [get('/ready/').replace('GET', 'HEAD')]],
    ['known already', [get('/ready/', `If-None-Match: ${page.etag}`)]],
    ['known among others', [get('/ready/', `If-None-Match: "x", ${page.etag}`, 'Connection: keep-alive')]],
    [
      'headers of a browser',
      [get('/ready/', 'User-Agent: x (y; z)', 'Accept: */*', 'Empty:', 'Accept-Encoding:\t br ')],
    ],
    ['one with a cookie', [get('/ready/', 'Cookie: a=b')]],
    ['one that is made', [get('/made')]],
    ['ready, made, ready', [get('/ready/'), get('/made'), get('/ready/')]],
    ['many at once', [get('/ready/') + get('/made') + get('/ready/') + get('/ready/')]],
    ['a body', ['POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nabcd', get('/ready/')]],
    [
      'a body in chunks',
      ['POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n', '2\r\nab\r\n', '0\r\n\r\n'],
    ],
    [
      'a body that looks like a question',
      [`POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: ${get('/ready/').length}\r\n\r\n`, get('/ready/')],
    ],
    ['a question with a body', ['GET /ready/ HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nabcd', get('/ready/')]],
    ['two lengths', ['GET /ready/ HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 4\r\n\r\n']],
    [
      'length and chunks',
      ['POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ],
    ['an expectation', ['POST /echo HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\n', 'a']],
    ['another protocol', [get('/ready/', 'Connection: Upgrade, close', 'Upgrade: websocket')]],
    ['an older protocol', ['GET /ready/ HTTP/1.0\r\nHost: a\r\n\r\n']],
    ['no host', ['GET /ready/ HTTP/1.1\r\nAccept: */*\r\n\r\n']],
    ['an empty host', ['GET /ready/ HTTP/1.1\r\nHost:\r\n\r\n']],
    ['two hosts', [get('/ready/', 'Host: b')]],
    ['no headers', ['GET /ready/ HTTP/1.1\r\n\r\n']],
    ['a name with a space', [get('/ready/', 'Accept : x')]],
    ['a folded header', [get('/ready/', 'Accept: x', ' y')]],
    ['line ends without a return', ['GET /ready/ HTTP/1.1\nHost: a\n\n']],
    ['a bare return', [get('/ready/', 'Accept: x\ry')]],
    ['a zero byte', [get('/ready/', 'Accept: x\0y')]],
    ['letters beyond ASCII', [get('/ready/', 'Accept: \u00e9'), get('/caf\u00e9')]],
    ['a whole address', [get('http://a/ready/')]],
    ['an asterisk', ['OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n']],
    ['a long head', [get('/ready/', `Accept: ${'x'.repeat(9000)}`)]],
    ['a head that is too long', [get('/ready/', `Accept: ${'x'.repeat(20_000)}`)]],
    ['an unknown method', ['GETS /ready/ HTTP/1.1\r\nHost: a\r\n\r\n']],
    ['nonsense', ['\x16\x03\x01\x02\x00\x01']],
    ['an empty line first', [`\r\n${get('/ready/')}`]],
  ])('%s', async (_what, pieces) => {
    const all = [...pieces, last]
    const [ours, theirs] = await Promise.all([t(fronted.port, all), t(bare.port, all)])
    expect(theirs).toContain('HTTP/1.1')
    expect(ours).toBe(theirs)
  })

  test('cut anywhere', async () => {
    const text = get('/ready/', 'Accept-Encoding: br') + get('/made') + last
    const whole = await t(bare.port, [text])
    for (let cut = 1; cut < text.length; cut += 1)
      expect(await t(fronted.port, [text.slice(0, cut), text.slice(cut)])).toBe(whole)
  })
})

test('on one connection plain questions go on to be answered in front after one that was made', async () => {
  const before = fronted.answeredInFront()
  const { socket, until } = call(fronted.port)
  onTestFinished(() => void socket.destroy())
  const head = get('/ready/').replace('GET', 'HEAD')
  for (let round = 1; round <= 3; round += 1) {
    socket.write(head)
    await until('HTTP/1.1 200', round * 2 - 1)
    socket.write(get('/made'))
    await until('made /made', round)
  }
  expect(fronted.answeredInFront() - before).toBe(3)
})

test('an answer that is ready waits for the one under way before it', async () => {
  const { socket, until, heard } = call(fronted.port)
  onTestFinished(() => void socket.destroy())
  socket.write(get('/slow'))
  await once(fronted.server, 'request')
  socket.write(get('/ready/', 'Accept-Encoding: br'))
  fronted.open()
  await until('compressed')
  expect(heard().indexOf('at last')).toBeLessThan(heard().indexOf('compressed'))
})

test('who does not read gets no more written than with node:http alone', async () => {
  const before = fronted.answeredInFront()
  const { port, server } = fronted
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  onTestFinished(() => void socket.destroy())
  const [connection] = (await once(server, 'connection')) as [{ writableLength: number }]
  socket.pause()
  for (let times = 0; times < 200; times += 1) await new Promise((resolve) => socket.write(get('/ready/'), resolve))
  expect(fronted.answeredInFront() - before).toBeLessThan(200)
  expect(connection.writableLength).toBeLessThan(4_000_000)
})

test('a reader who goes away in the middle of an answer harms nobody', async () => {
  for (const path of ['/ready/', '/made', '/slow']) {
    const { socket, ended } = call(fronted.port)
    socket.write(get(path))
    await once(socket, 'connect')
    socket.destroy()
    await ended
  }
  expect(await t(fronted.port, [last])).toContain('made /last')
})

test('who sends a head letter by letter is told so by node:http', async () => {
  const { port, close } = await serve(true, { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 })
  onTestFinished(close)
  const { socket, ended, heard } = call(port)
  socket.write('GET /ready/ HTT')
  await ended
  expect(heard()).toContain('HTTP/1.1 408')
})

test.each([
  ['never asked', []],
  ['asked for what is ready', [get('/ready/', 'Accept-Encoding: br')]],
  ['asked for what is made', [get('/made')]],
])('an idle connection that %s ends after its time, and at once when the server closes', async (_what, pieces) => {
  const { port, server } = await serve(true, { keepAliveTimeout: 30, keepAliveTimeoutBuffer: 10 })
  const hurried = call(port)
  for (const piece of pieces) hurried.socket.write(piece)
  await hurried.ended
  server.keepAliveTimeout = 75_000
  const patient = call(port)
  await once(server, 'connection')
  for (const piece of pieces) patient.socket.write(piece)
  if (pieces.length > 0) await patient.until('HTTP/1.1 200')
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  await patient.ended
  await expect(closed).resolves.toEqual([])
})

test('a server that closes answers what is under way, and then ends the connection', async () => {
  const { port, server, open, answeredInFront } = await serve(true)
  const { socket, ended, until } = call(port)
  socket.write(get('/slow'))
  await once(server, 'request')
  server.close()
  open()
  await until('at last')
  socket.write(get('/ready/', 'Connection: close'))
  await ended
  expect(answeredInFront()).toBe(0)
})

test.each([
  ['first', ''],
  ['after what was made', get('/made')],
])('a slow reader of what was ready %s has the whole of it, though the server closes', async (_when, before) => {
  const { port, server, close } = await serve(true)
  onTestFinished(close)
  const { socket, until, ended, heard } = call(port)
  if (before) socket.write(before)
  if (before) await until('made /made')
  socket.write(get('/long/'))
  await until('content-length: 18000000')
  socket.pause()
  server.close()
  socket.resume()
  await ended
  expect(heard().split('neige ')).toHaveLength(3_000_001)
})
