import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readResortFiles, sendFile } from './resort-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'schuss-files-'))
const file = path.join(folder, 'pictures/slope.jpg')
mkdirSync(path.dirname(file))
writeFileSync(file, 'the first picture')
const files = await readResortFiles(folder)
const server = createServer((request, response) => void sendFile(files.get(request.url ?? '')!, request, response))
let address: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pictures/slope.jpg`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

/** `fetch` would add `no-cache`, which asks for the whole file. */
const conditional = (etag: string) => ({ 'if-none-match': etag, 'cache-control': 'max-age=0' })

test.each(['a longer picture than the one before', 'short'])(
  'a picture that was replaced while the site runs is sent whole: %s',
  async (picture) => {
    const before = await fetch(address)
    await before.text()
    writeFileSync(file, picture)
    const etag = before.headers.get('etag') ?? ''
    const after = await fetch(address, { headers: conditional(etag) })
    expect({ status: after.status, text: await after.text() }).toEqual({ status: 200, text: picture })
    const again = await fetch(address, { headers: conditional(after.headers.get('etag') ?? '') })
    expect(again.status).toBe(304)
  },
)

test('a range of a picture is sent, and a range beyond its end is refused with its size', async () => {
  writeFileSync(file, '0123456789')
  const part = await fetch(address, { headers: { range: 'bytes=2-5' } })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-5/10', '2345'])
  expect(part.headers.get('accept-ranges')).toBe('bytes')
  const beyond = await fetch(address, { headers: { range: 'bytes=20-' } })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
})

test('a picture that becomes shorter while it is sent ends the answer, and nobody waits for the rest', async () => {
  writeFileSync(file, Buffer.alloc(64 * 1024 * 1024))
  const answer = await fetch(address)
  truncateSync(file, 0)
  await expect(answer.arrayBuffer()).rejects.toThrow('terminated')
})

test('a picture that is gone is 404 with a sentence; its neighbours are still there', async () => {
  rmSync(file)
  const answer = await fetch(address)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ error: { code: 'not-found' } })
})
