import { expect, test } from 'vitest'
import { mayReadMetrics } from './metrics-access.ts'

const from = (remoteAddress: string, headers = {}) => ({ socket: { remoteAddress }, headers })

test.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '192.168.1.9', '172.20.0.4', 'fd00::7'])(
  '%s is private: it may read the metrics',
  (address) => expect(mayReadMetrics(from(address), undefined)).toBe(true),
)

test.each(['203.0.113.7', '2001:db8::1', '172.32.0.1', ''])('%s is not: it may not', (address) =>
  expect(mayReadMetrics(from(address), undefined)).toBe(false),
)

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])('a request through a proxy may not (%s)', (header) =>
  expect(mayReadMetrics(from('127.0.0.1', { [header]: '203.0.113.7' }), undefined)).toBe(false),
)

test('with a token only requests that carry it may read them, from anywhere', () => {
  expect(mayReadMetrics(from('203.0.113.7', { authorization: 'Bearer snow-and-ice-0123' }), 'snow-and-ice-0123')).toBe(
    true,
  )
  expect(mayReadMetrics(from('127.0.0.1', { authorization: 'Bearer other' }), 'snow-and-ice-0123')).toBe(false)
  expect(mayReadMetrics(from('127.0.0.1'), 'snow-and-ice-0123')).toBe(false)
})
