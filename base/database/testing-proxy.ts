import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import pg from 'pg'

type Options = {
  /** Never passes a notification on, as a pooler in transaction mode. */
  dropsNotifications?: boolean
}

/** A TCP proxy in front of the database that can be closed, like a database that restarts. `turnedAway`: the times of refused connections, in milliseconds. */
export async function openDatabaseProxy(url: string, { dropsNotifications = false }: Options = {}) {
  const { host, port, database: name } = new pg.Client(url)
  const sockets = new Set<Socket>()
  const refusedAt: number[] = []
  let isOpen = true
  const proxy = createServer((visitor) => {
    if (!isOpen) {
      refusedAt.push(performance.now())
      return void visitor.destroy()
    }
    const server = connect(`${host}/.s.PGSQL.${port}`)
    visitor.pipe(server)
    if (dropsNotifications)
      server.on(
        'data',
        withoutNotifications((message) => void visitor.write(message)),
      )
    else server.pipe(visitor)
    for (const end of [visitor, server]) {
      sockets.add(end)
      end.on('error', () => undefined)
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `postgresql://postgres@127.0.0.1:${(proxy.address() as AddressInfo).port}/${name}`,
    turnedAway: refusedAt,
    open: () => void (isOpen = true),
    shut: () => {
      isOpen = false
      for (const end of sockets) end.destroy()
    },
    close: () => new Promise((resolve) => proxy.close(resolve)),
  }
}

/** Passes on the messages of PostgreSQL (a letter, then the length of the rest in four bytes) except NotificationResponse, `A`. */
function withoutNotifications(pass: (message: Buffer) => void): (chunk: Buffer) => void {
  let received = Buffer.alloc(0)
  return (chunk) => {
    received = Buffer.concat([received, chunk])
    while (received.length >= 5 && received.length > received.readInt32BE(1)) {
      const length = received.readInt32BE(1) + 1
      if (received[0] !== 'A'.charCodeAt(0)) pass(received.subarray(0, length))
      received = received.subarray(length)
    }
  }
}
