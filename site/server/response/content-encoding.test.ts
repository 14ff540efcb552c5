import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, encodeAll } from './content-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br;q=0, zstd', 'zstd'],
  ['GZIP;q=0.5', 'gzip'],
  ['deflate', 'identity'],
  ['*', 'br'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('Accept-Encoding %j gets %s', (accepted, coding) => {
  expect(chooseEncoding(accepted)).toBe(coding)
})

test.each(['quick', 'small'] as const)('every coding of a %s body gives the same text back', async (effort) => {
  const text = 'Ski, ski et encore ski. '.repeat(200)
  const { br, zstd, gzip, identity } = await encodeAll(Buffer.from(text), effort)
  expect([brotliDecompressSync(br), zstdDecompressSync(zstd), gunzipSync(gzip), identity].map(String)).toEqual([
    text,
    text,
    text,
    text,
  ])
  expect(br.length).toBeLessThan(identity.length / 10)
})
