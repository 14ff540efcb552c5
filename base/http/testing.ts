import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

/** What a server answers to a request line with exactly this address, which no client library would send: status and `Location`. */
export async function getRaw(port: number, address: string): Promise<{ status: number; location: string | undefined }> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1')
  let received = ''
  for await (const chunk of socket) received += (chunk as Buffer).toString('latin1')
  const [head = ''] = received.split('\r\n\r\n')
  const location = /^location: (.*)$/im.exec(head)?.[1]
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), location }
}

/** The errors found with these URLs: 5xx responses, and redirects that change the query. */
export async function faultsOf(port: number, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const address of addresses) {
    const { status, location } = await getRaw(port, address)
    if (!(status >= 200 && status < 500)) faults.push(`${address} → ${status}`)
    if (location !== undefined && searchOf(location) !== searchOf(address)) faults.push(`${address} → ${location}`)
  }
  return faults
}

function searchOf(address: string): string {
  const mark = address.indexOf('?')
  return mark < 0 ? '' : address.slice(mark)
}
