import { connect } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { call, exchange, page, serve } from './testing.ts'

type Served = Awaited<ReturnType<typeof serve>>
let fast: Served
let bare: Served

beforeAll(async () => {
  fast = await serve(true)
  bare = await serve(false)
})
afterAll(() => Promise.all([fast.close(), bare.close()]))

const last = 'GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
const get = (path: string, ...headers: string[]): string =>
  `${[`GET ${path} HTTP/1.1`, 'Host: a', ...headers].join('\r\n')}\r\n\r\n`

describe('responses are, byte for byte, those of node:http alone', () => {
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
      'a body that looks like a request',
      [`POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: ${get('/ready/').length}\r\n\r\n`, get('/ready/')],
    ],
    ['a GET with a body', ['GET /ready/ HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nabcd', get('/ready/')]],
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
    const [ours, theirs] = await Promise.all([exchange(fast.port, all), exchange(bare.port, all)])
    expect(theirs).toContain('HTTP/1.1')
    expect(ours).toBe(theirs)
  })

  test('cut anywhere', async () => {
    const text = get('/ready/', 'Accept-Encoding: br') + get('/made') + last
    const whole = await exchange(bare.port, [text])
    for (let cut = 1; cut < text.length; cut += 1)
      expect(await exchange(fast.port, [text.slice(0, cut), text.slice(cut)])).toBe(whole)
  })
})

test('simple requests one after another are answered by the fast path, until the first other request', async () => {
  const before = fast.answeredFast()
  const { socket, until } = call(fast.port)
  onTestFinished(() => void socket.destroy())
  const head = get('/ready/').replace('GET', 'HEAD')
  for (const times of [1, 2, 3]) {
    socket.write(head)
    await until('HTTP/1.1 200', times)
  }
  expect(fast.answeredFast() - before).toBe(3)
  socket.write(get('/made'))
  await until('made /made')
  socket.write(head)
  await until('HTTP/1.1 200', 5)
  expect(fast.answeredFast() - before).toBe(3)
})

test('a prepared response waits for the response under way before it', async () => {
  const { http, port, open, close } = await serve(true)
  onTestFinished(() => close())
  const { socket, until, heard } = call(port)
  socket.write(get('/slow'))
  await once(http, 'request')
  socket.write(get('/ready/', 'Accept-Encoding: br'))
  open()
  await until('compressed')
  expect(heard().indexOf('at last')).toBeLessThan(heard().indexOf('compressed'))
})

test('a client that does not read gets no more written than by node:http alone', async () => {
  const { http, port, answeredFast, close } = await serve(true)
  onTestFinished(() => close())
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  onTestFinished(() => void socket.destroy())
  const handedOver = once(http, 'connection') as Promise<[{ writableLength: number }]>
  socket.pause()
  for (let times = 0; times < 200; times += 1) await new Promise((resolve) => socket.write(get('/ready/'), resolve))
  const [connection] = await handedOver
  expect(answeredFast()).toBeLessThan(200)
  expect(connection.writableLength).toBeLessThan(4_000_000)
})

test.each([
  ['answered by the fast path', []],
  ['answered by node:http', ['TE: trailers']],
])('a client that never reads its response is disconnected: %s', async (_what, headers) => {
  const { http, port, close } = await serve(true, { keepAliveTimeout: 50 })
  http.setTimeout(50)
  const socket = connect({ port, host: '127.0.0.1' })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  const first = once(socket, 'data')
  socket.write(get('/long/', ...headers))
  await first
  socket.pause()
  // Waits for the connection: nothing else ends it before the test would.
  await expect(close(600_000)).resolves.toBeUndefined()
})

test('a client that disconnects during a response affects no other', async () => {
  for (const path of ['/ready/', '/made', '/slow']) {
    const { socket, ended } = call(fast.port)
    socket.write(get(path))
    await once(socket, 'connect')
    socket.destroy()
    await ended
  }
  expect(await exchange(fast.port, [last])).toContain('made /last')
})

test('a head that is sent letter by letter is refused after headersTimeout', async () => {
  const { port, close } = await serve(true, { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 })
  onTestFinished(() => close())
  const { socket, ended, heard } = call(port)
  socket.write('GET /ready/ HTT')
  await ended
  expect(heard()).toContain('HTTP/1.1 408')
})

test.each([
  ['has sent no request', []],
  ['was answered by the fast path', [get('/ready/', 'Accept-Encoding: br')]],
  ['was answered by node:http', [get('/made')]],
])(
  'an idle connection that %s ends after keepAliveTimeout, and at once when the server closes',
  async (_what, pieces) => {
    const { port, http, close } = await serve(true, { keepAliveTimeout: 30, keepAliveTimeoutBuffer: 10 })
    const short = call(port)
    for (const piece of pieces) short.socket.write(piece)
    await short.ended
    http.keepAliveTimeout = 75_000
    const idle = call(port)
    await once(idle.socket, 'connect')
    for (const piece of pieces) idle.socket.write(piece)
    if (pieces.length > 0) await idle.until('HTTP/1.1 200')
    await expect(close(60_000)).resolves.toBeUndefined()
    await idle.ended
  },
)

test('while the server closes a request under way is answered, then its connection ends', async () => {
  const { port, http, open, answeredFast, close } = await serve(true)
  const { socket, ended, until } = call(port)
  socket.write(get('/slow'))
  await once(http, 'request')
  const closed = close(60_000)
  open()
  await until('at last')
  await Promise.all([closed, ended])
  expect(answeredFast()).toBe(0)
})

test('a request that is never answered is cut when the time for closing is over', async () => {
  const { port, http, close } = await serve(true)
  const { socket, ended } = call(port)
  socket.write(get('/slow'))
  await once(http, 'request')
  await expect(close(20)).resolves.toBeUndefined()
  await ended
})

test.each([
  ['first', ''],
  ['after another response', get('/made')],
])(
  'a slow client gets the whole of a prepared response that it asked for %s, though the server closes',
  async (_when, before) => {
    const { port, close } = await serve(true)
    const { socket, until, ended, heard } = call(port)
    if (before) socket.write(before)
    if (before) await until('made /made')
    socket.write(get('/long/'))
    await until('content-length: 18000000')
    socket.pause()
    const closed = close(60_000)
    socket.resume()
    await Promise.all([closed, ended])
    expect(heard().split('neige ')).toHaveLength(3_000_001)
  },
)
