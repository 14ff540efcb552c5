import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodeAll } from './content-encoding.ts'

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
