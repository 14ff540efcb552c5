import { expect, test } from 'vitest'
import { chooseAmong, chooseEncoding } from './accept-encoding.ts'

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

test.each([
  ['gzip, br', 'br'],
  ['gzip, br;q=0', 'identity'],
  ['*, br;q=0', 'identity'],
  ['gzip', 'identity'],
  [undefined, 'identity'],
] as const)('where only br is ready, Accept-Encoding %j gets %s', (accepted, encoding) => {
  expect(chooseAmong(accepted, ['br'])).toBe(encoding)
})
