import ipaddr from 'ipaddr.js'

/**
 * The key that a client's requests are counted under: an IPv4 address as it is, an IPv6 address as its /64 network, since a
 * household or server has at least a whole /64 to take addresses from.
 */
export function clientKey(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.split('%')[0]}/64`).toString()
}
