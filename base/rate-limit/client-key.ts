import ipaddr from 'ipaddr.js'

/**
 * The rate-limit key of a client: an IPv4 address, or the /64 network of an IPv6 address, since a household or server
 * has at least a whole /64.
 */
export function clientKey(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.split('%')[0]}/64`).toString()
}
