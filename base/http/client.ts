import { BlockList, isIP } from 'node:net'
import type { IncomingHttpHeaders } from 'node:http'

/** The client of a request: its address, and its scheme where a trusted proxy has given it. */
export type Client = { address: string; scheme?: 'http' | 'https' }

/** The parts of a request of `node:http` that identify its client. */
export type IncomingRequest = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } }

/** Whether a text is an IP address, or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && longest > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
}

/**
 * Determines the client of a request.
 */
export function createClientReader(trusted: readonly string[]): (request: IncomingRequest) => Client {
  const proxies = listOf(trusted)
  const isTrusted = (address: string): boolean => proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return ({ headers, socket }) => {
    const peer = normalizeAddress(socket.remoteAddress ?? '')
    if (!isIP(peer) || !isTrusted(peer)) return { address: peer }
    const scheme = textOf(headers['x-forwarded-proto']).split(',')[0]?.trim().toLowerCase()
    return {
      address: firstUntrusted(peer, textOf(headers['x-forwarded-for']), isTrusted),
      ...((scheme === 'http' || scheme === 'https') && { scheme }),
    }
  }
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** Walks back through trusted proxies; the first untrusted address is the client. */
function firstUntrusted(peer: string, forwarded: string, isTrusted: (address: string) => boolean): string {
  let visitor = peer
  for (const said of forwarded.split(',').toReversed()) {
    const address = normalizeAddress(said.trim())
    if (!isIP(address)) return visitor
    visitor = address
    if (!isTrusted(address)) return visitor
  }
  return visitor
}

/** An address without port, brackets, or the IPv4-mapped IPv6 prefix. */
function normalizeAddress(said: string): string {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(said)?.[1] ?? /^([\d.]+):\d+$/.exec(said)?.[1] ?? said
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}

function textOf(header: string | string[] | undefined): string {
  return Array.isArray(header) ? header.join() : (header ?? '')
}
