import { BlockList, isIP } from 'node:net'
import { hasBearer } from './bearer.ts'
import type { IncomingRequest } from './client.ts'

const privateNetworks = new BlockList()
privateNetworks.addSubnet('127.0.0.0', 8)
privateNetworks.addSubnet('10.0.0.0', 8)
privateNetworks.addSubnet('172.16.0.0', 12)
privateNetworks.addSubnet('192.168.0.0', 16)
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')

/** Headers by which a proxy says that it forwards the request of somebody else. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Whether a request may read `/metrics`: with `token`, requests that send it as `Authorization: Bearer`; without, direct
 * requests from this machine or a private network.
 */
export function mayReadMetrics({ headers, socket }: IncomingRequest, token: string | undefined): boolean {
  if (token !== undefined) return hasBearer(headers.authorization, token)
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '')
  if (isIP(address) === 0 || forwardingHeaders.some((name) => headers[name] !== undefined)) return false
  return privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
