import { describe, expect, test } from 'vitest'
import { createClientReader, isNetwork } from './client.ts'

const clientOf = createClientReader(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'])
const from = (remoteAddress: string, forwarded?: string, proto?: string) =>
  clientOf({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded, 'x-forwarded-proto': proto },
  })

describe('the client of a request', () => {
  test.each([
    ['a trusted proxy says who asks', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['also as an IPv6 socket shows it', '::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['and by IPv6', '2001:db8::1', '2001:db9::5', '2001:db9::5'],
    ['a chain is followed as far as it is trusted', '127.0.0.1', '203.0.113.9, 10.4.4.4', '203.0.113.9'],
    ['what a visitor wrote before the chain is nothing', '127.0.0.1', '8.8.8.8, 203.0.113.9, 10.4.4.4', '203.0.113.9'],
    ['a port beside the address does not count', '127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['nor do brackets', '127.0.0.1', '[2001:db9::5]:4711', '2001:db9::5'],
    ['who is only called a name is not known', '127.0.0.1', '203.0.113.9, unknown', '127.0.0.1'],
    ['a proxy that says nothing is the visitor', '127.0.0.1', undefined, '127.0.0.1'],
  ])('%s', (_what, peer, forwarded, address) =>
    expect(from(peer, forwarded, 'https')).toEqual({ address, scheme: 'https' }),
  )

  test.each(['203.0.113.1', '2001:db9::1', '::ffff:203.0.113.1'])(
    'forwarding headers of %s are ignored, as it is not trusted',
    (peer) => expect(from(peer, '127.0.0.1', 'https')).toEqual({ address: peer.replace('::ffff:', '') }),
  )

  test('an unknown forwarded scheme is ignored', () => {
    expect(from('127.0.0.1', '203.0.113.9', 'gopher')).toEqual({ address: '203.0.113.9' })
    expect(from('127.0.0.1', '203.0.113.9', 'https, http').scheme).toBe('https')
  })

  test('without trusted proxies forwarding headers are ignored', () => {
    const nobody = createClientReader([])
    expect(nobody({ socket: { remoteAddress: '127.0.0.1' }, headers: { 'x-forwarded-for': '203.0.113.9' } })).toEqual({
      address: '127.0.0.1',
    })
  })
})

test.each([
  ['127.0.0.1', true],
  ['10.0.0.0/8', true],
  ['2001:db8::/32', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['proxy.example.org', false],
  ['', false],
])('%s is a network: %s', (text, is) => expect(isNetwork(text)).toBe(is))
