import { expect, test } from 'vitest'
import { isLoopbackUrl } from './http.ts'

test.each([
  ['http://localhost:3000', true],
  ['http://en.localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['https://127.example.org', false],
  ['https://localhost.example.org', false],
  ['https://www.example.org', false],
])('whether only this machine can reach %s: %s', (origin, local) => {
  expect(isLoopbackUrl(origin)).toBe(local)
})
